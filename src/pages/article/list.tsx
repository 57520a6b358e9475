import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../../lib/required";
import { PageHead, toPageDescription } from "../../seo/PageHead";
import { NewsListView } from "../../views/NewsListView";

const NewsListPage = ({ data, location }: PageProps<Queries.NewsListPageQuery>) => (
  <NewsListView {...data} search={location.search} />
);
export default NewsListPage;

export const Head: HeadFC<Queries.NewsListPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query NewsListPage {
    ...NewsListView
    metadata: pageMetadata(path: { eq: "/article/list" }) {
      ...PageHead
    }
  }
`;
