import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/assertDefined";
import { pageHead } from "../seo/PageHead";
import { LegalView } from "../views/legal/LegalView";
import { RevealedEmail } from "../views/legal/RevealedEmail";

const TermsPage = ({ data: { legalPage, company } }: PageProps<Queries.TermsPageQuery>) => (
  <LegalView
    page={assertDefined(legalPage, "Terms")}
    inserts={{ "contact-email": company && <RevealedEmail email={company.general.legalMail} /> }}
  />
);
export default TermsPage;

export const Head = pageHead<Queries.TermsPageQuery>();

export const query = graphql`
  query TermsPage($path: String!) {
    legalPage(jsonId: { eq: "terms" }) {
      ...LegalView
    }
    company {
      general {
        legalMail
      }
    }
    ...PageMetadata
  }
`;
