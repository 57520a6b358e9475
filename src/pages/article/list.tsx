import { graphql, type PageProps } from "gatsby";
import { newsFeed, typeFeed } from "../../routes/feeds";
import { feedTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { NewsListView } from "../../views/news/NewsListView";

const NewsListPage = ({ data, location }: PageProps<Queries.NewsListPageQuery>) => (
  <NewsListView {...data} search={location.search} />
);
export default NewsListPage;

export const Head = pageHead<Queries.NewsListPageQuery>((site, data) =>
  feedTags(site, [
    newsFeed,
    ...[...new Set(data.allArticle.nodes.map(({ type }) => type))].sort().map(typeFeed),
  ]),
);

export const query = graphql`
  query NewsListPage($path: String!) {
    ...NewsListView
    ...PageMetadata
  }
`;
