import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../../lib/errors";
import { productPath } from "../../routes/paths";
import { createJsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList } from "../../seo/structuredData";
import { CaseStudyView } from "./CaseStudyView";

const CaseStudyPage = ({ data }: PageProps<Queries.CaseStudyPageQuery>) => (
  <CaseStudyView caseStudy={assertDefined(data.caseStudy, "Case study")} />
);
export default CaseStudyPage;

export const Head = pageHead<Queries.CaseStudyPageQuery>((site, data, path) => {
  const { title, relatedProducts } = assertDefined(data.caseStudy, "Case study");
  const product = relatedProducts[0];
  const study = { name: title, path };
  return createJsonLdTags({
    breadcrumb: buildBreadcrumbList(
      site,
      product ? [{ name: product.title, path: productPath(product.jsonId) }, study] : [study],
    ),
  });
});

export const query = graphql`
  query CaseStudyPage($key: String!, $path: String!) {
    caseStudy(jsonId: { eq: $key }) {
      ...CaseStudyView
    }
    ...PageMetadata
  }
`;
