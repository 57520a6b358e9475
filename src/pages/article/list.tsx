import { graphql, type PageProps } from "gatsby";
import { newsFeed, getTypeFeed } from "../../routes/files";
import { createFeedTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { NewsListView } from "../../views/news/NewsListView";

const NewsListPage = ({ data, location }: PageProps<Queries.NewsListPageQuery>) => (
  <NewsListView {...data} search={location.search} />
);
export default NewsListPage;

export const Head = pageHead<Queries.NewsListPageQuery>((site, data) =>
  createFeedTags(site, [
    newsFeed,
    ...[...new Set(data.allArticle.nodes.map(({ type }) => type))].sort().map(getTypeFeed),
  ]),
);

export const query = graphql`
  query NewsListPage($path: String!) {
    ...NewsListView
    ...PageMetadata
  }
`;
