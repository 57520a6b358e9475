import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/errors";
import { pageHead } from "../seo/PageHead";
import { TextPageView, RevealedEmail } from "../views/text-page/TextPageView";

export default function TermsPage({
  data: { textPage, company },
}: PageProps<Queries.TermsPageQuery>) {
  return (
    <TextPageView
      page={assertDefined(textPage, "Terms")}
      inserts={{ "contact-email": company && <RevealedEmail email={company.general.legalMail} /> }}
    />
  );
}

export const Head = pageHead<Queries.TermsPageQuery>();

export const query = graphql`
  query TermsPage($path: String!) {
    textPage(jsonId: { eq: "terms" }) {
      ...TextPageView
    }
    company {
      general {
        legalMail
      }
    }
    ...PageMetadata
  }
`;
