import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../../lib/assertDefined";
import { jsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { breadcrumbList } from "../../seo/structuredData/breadcrumbList";
import { SolutionView } from "./SolutionView";

/** Nothing for an unknown id. */
const SolutionPage = ({ data }: Pick<PageProps<Queries.SolutionPageQuery>, "data">) =>
  data.solution && <SolutionView solution={data.solution} />;
export default SolutionPage;

export const Head = pageHead<Queries.SolutionPageQuery>((site, data, path) =>
  jsonLdTags({
    breadcrumb: breadcrumbList(site, [
      { name: assertDefined(data.solution, "Solution").shortTitle, path },
    ]),
  }),
);

export const query = graphql`
  query SolutionPage($key: String!, $path: String!) {
    solution(jsonId: { eq: $key }) {
      ...SolutionView
      shortTitle
    }
    ...PageMetadata
  }
`;
