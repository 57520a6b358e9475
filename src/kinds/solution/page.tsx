import { graphql, type PageProps } from "gatsby";
import type { WebPage, WithContext } from "schema-dts";
import { assertDefined } from "../../lib/assertDefined";
import { absoluteUrl, jsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { breadcrumbList } from "../../seo/structuredData/breadcrumbList";
import { pageImage } from "../../seo/structuredData/pageImage";
import { SolutionView } from "./SolutionView";

/** An unknown id renders nothing. */
const SolutionPage = ({ data }: Pick<PageProps<Queries.SolutionPageQuery>, "data">) =>
  data.solution && <SolutionView solution={data.solution} />;
export default SolutionPage;

export const Head = pageHead<Queries.SolutionPageQuery>((site, data, path) => {
  const { shortTitle, main } = assertDefined(data.solution, "Solution");
  const page: WithContext<WebPage> = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: main.header.title,
    url: absoluteUrl(site.url, path),
    ...pageImage(site, main.header.imageURL),
  };
  return jsonLdTags({
    page: main.header.imageURL && page,
    breadcrumb: breadcrumbList(site, [{ name: shortTitle, path }]),
  });
});

export const query = graphql`
  query SolutionPage($key: String!, $path: String!) {
    solution(jsonId: { eq: $key }) {
      ...SolutionView
      shortTitle
    }
    ...PageMetadata
  }
`;
