import { graphql, type PageProps } from "gatsby";
import { consentCopy } from "../shell/consent/copy";
import { assertDefined } from "../lib/errors";
import { pageHead } from "../seo/PageHead";
import { CookieChoice } from "../shell/consent/CookieChoice";
import { StorageTable } from "../shell/consent/StorageTable";
import { dialogStore } from "../shell/dialogStore";
import { Button } from "../ui/Button";
import { TextPageView } from "../views/text-page/TextPageView";

export default function CookiesPage({ data }: PageProps<Queries.CookiesPageQuery>) {
  return (
    <TextPageView
      page={assertDefined(data.textPage, "Cookie notice")}
      action={
        <Button className="scripted" onClick={() => dialogStore.open("cookies")}>
          {consentCopy.show}
        </Button>
      }
      inserts={{ "cookie-choice": <CookieChoice />, "storage-table": <StorageTable /> }}
    />
  );
}

export const Head = pageHead<Queries.CookiesPageQuery>();

export const query = graphql`
  query CookiesPage($path: String!) {
    textPage(jsonId: { eq: "cookies" }) {
      ...TextPageView
    }
    ...PageMetadata
  }
`;
