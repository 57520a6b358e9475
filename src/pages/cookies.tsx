import { graphql, type PageProps } from "gatsby";
import { consentCopy } from "../shell/consent/copy";
import { assertDefined } from "../lib/assertDefined";
import { pageHead } from "../seo/PageHead";
import { CookieChoice } from "../shell/consent/CookieChoice";
import { StorageTable } from "../shell/consent/StorageTable";
import { dialogStore } from "../shell/dialogStore";
import { Button } from "../ui/Button";
import { LegalView } from "../views/legal/LegalView";

const CookiesPage = ({ data }: PageProps<Queries.CookiesPageQuery>) => (
  <LegalView
    page={assertDefined(data.legalPage, "Cookie notice")}
    action={
      <Button className="scripted" onClick={() => dialogStore.open("cookies")}>
        {consentCopy.show}
      </Button>
    }
    inserts={{ "cookie-choice": <CookieChoice />, "storage-table": <StorageTable /> }}
  />
);
export default CookiesPage;

export const Head = pageHead<Queries.CookiesPageQuery>();

export const query = graphql`
  query CookiesPage($path: String!) {
    legalPage(jsonId: { eq: "cookies" }) {
      ...LegalView
    }
    ...PageMetadata
  }
`;
