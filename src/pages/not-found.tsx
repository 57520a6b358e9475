import { graphql, type HeadFC, type PageProps } from "gatsby";
import { useHydrated } from "../hooks/useHydrated";
import { assertDefined } from "../lib/errors";
import { PageHead } from "../seo/PageHead";
import { notFoundPath } from "../routes/paths";
import { dialogStore } from "../shell/dialogStore";
import { navigationStore } from "../shell/navigation/navigationStore";
import { NotFoundView } from "../views/not-found/NotFoundView";

interface NotFoundState {
  missingPath?: string;
}

const NotFoundPage = ({
  data,
  location,
}: PageProps<Queries.NotFoundPageQuery, object, NotFoundState | null>) => {
  // The history state survives a reload, but the prerendered page doesn't know it.
  const isHydrated = useHydrated();
  const missingPath = isHydrated ? location.state?.missingPath : undefined;
  const previousUrl = isHydrated ? navigationStore.urlBefore(location.href) : null;
  return (
    <NotFoundView
      onSearch={(text) => dialogStore.open("search", text)}
      page={assertDefined(data.notFoundPage, "Not-found page")}
      backTo={previousUrl?.slice(location.origin.length)}
      missingPath={missingPath ?? (location.pathname === notFoundPath ? null : "")}
    />
  );
};
export default NotFoundPage;

export const Head: HeadFC<Queries.NotFoundPageQuery> = ({ data }) => (
  <PageHead path={notFoundPath} page={data.metadata} />
);

export const query = graphql`
  query NotFoundPage($path: String!) {
    notFoundPage {
      ...NotFoundView
    }
    ...PageMetadata
  }
`;
