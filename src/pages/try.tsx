import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../lib/errors";
import { pageHead } from "../seo/PageHead";
import { TextPageView } from "../views/text-page/TextPageView";

export default function TryPage({ data }: PageProps<Queries.TryPageQuery>) {
  return (
    <TextPageView page={assertDefined(data.textPage, "Trying it on your text")} inserts={{}} />
  );
}

export const Head = pageHead<Queries.TryPageQuery>();

export const query = graphql`
  query TryPage($path: String!) {
    textPage(jsonId: { eq: "try" }) {
      ...TextPageView
    }
    ...PageMetadata
  }
`;
