import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { LegalView } from "../views/LegalView";

const CookiesPage = ({ data }: PageProps<Queries.CookiesPageQuery>) => (
  <LegalView page={required(data.legalPage, "Cookie notice")} />
);
export default CookiesPage;

export const Head: HeadFC<Queries.CookiesPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query CookiesPage {
    legalPage(jsonId: { eq: "cookies" }) {
      ...LegalView
    }
    metadata: pageMetadata(path: { eq: "/cookies" }) {
      ...PageHead
    }
  }
`;
