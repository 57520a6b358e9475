import { graphql, type HeadFC, type PageProps } from "gatsby";
import { loadPageIndex } from "../lib/loadPageIndex";
import { assertDefined } from "../lib/assertDefined";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { notFoundPath } from "../routes/paths";
import { NotFoundView } from "../views/not-found/NotFoundView";

/** What a navigation to this page brings along: the path that does not exist. */
interface NotFoundState {
  missingPath?: string;
}

const NotFoundPage = ({
  data,
  location,
}: PageProps<Queries.NotFoundPageQuery, object, NotFoundState | null>) => (
  <NotFoundView
    page={assertDefined(data.notFoundPage, "Not-found page")}
    missingPath={location.state?.missingPath ?? (location.pathname === notFoundPath ? null : "")}
    loadPages={loadPageIndex}
  />
);
export default NotFoundPage;

export const Head: HeadFC<Queries.NotFoundPageQuery> = ({ data }) => (
  <PageHead path={notFoundPath} page={toPageDescription(data.metadata)} />
);

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      ...NotFoundView
    }
    metadata: pageMetadata(path: { eq: "/not-found" }) {
      ...PageHead
    }
  }
`;
