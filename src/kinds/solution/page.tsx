import { graphql, type PageProps } from "gatsby";
import type { WebPage, WithContext } from "schema-dts";
import { assertDefined } from "../../lib/errors";
import { toAbsoluteUrl, createJsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList, buildPageImage } from "../../seo/structuredData";
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
    url: toAbsoluteUrl(site.url, path),
    ...buildPageImage(site, main.header.imageURL),
  };
  return createJsonLdTags({
    page: main.header.imageURL && page,
    breadcrumb: buildBreadcrumbList(site, [{ name: shortTitle, path }]),
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
