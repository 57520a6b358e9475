import { graphql, type HeadFC, type PageProps } from "gatsby";
import { consentCopy } from "../shell/consent/copy";
import { assertDefined } from "../lib/assertDefined";
import { PageHead, toPageDescription } from "../seo/PageHead";
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
    cookieChoice={<CookieChoice />}
    storageTable={<StorageTable />}
  />
);
export default CookiesPage;

export const Head: HeadFC<Queries.CookiesPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(assertDefined(data.metadata, "Metadata"))}
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
