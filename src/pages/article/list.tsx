import { graphql, type PageProps } from "gatsby";
import { newsFeed, typeFeed } from "../../routes/feeds";
import { feedTags } from "../../seo/feedTags";
import { pageHead } from "../../seo/PageHead";
import { NewsListView } from "../../views/news/NewsListView";

const NewsListPage = ({ data, location }: PageProps<Queries.NewsListPageQuery>) => (
  <NewsListView {...data} search={location.search} />
);
export default NewsListPage;

export const Head = pageHead<Queries.NewsListPageQuery>((site, data) =>
  feedTags(site, [newsFeed, ...data.newsTypes.distinct.map((type) => typeFeed(type))]),
);

export const query = graphql`
  query NewsListPage($path: String!) {
    ...NewsListView
    newsTypes: allArticle {
      distinct(field: { type: SELECT })
    }
    ...PageMetadata
  }
`;
