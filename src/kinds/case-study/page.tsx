import { graphql, type HeadFC, type PageProps } from "gatsby";
import { assertDefined } from "../../lib/assertDefined";
import { productPath } from "../../routes/paths";
import { jsonLdTags } from "../../seo/headTags";
import { PageHead, toPageDescription } from "../../seo/PageHead";
import { breadcrumbList } from "../../seo/structuredData/breadcrumbList";
import { CaseStudyView } from "./CaseStudyView";
import { toCaseStudyCard } from "../../blocks/fragments";

const CaseStudyPage = ({ data }: PageProps<Queries.CaseStudyPageQuery>) => (
  <CaseStudyView
    caseStudy={assertDefined(data.caseStudy, "Case study")}
    another={data.others.nodes.map(toCaseStudyCard)[0]}
  />
);
export default CaseStudyPage;

export const Head: HeadFC<Queries.CaseStudyPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(data.metadata)}
    more={(site) => {
      const { title, relatedProducts } = assertDefined(data.caseStudy, "Case study");
      const product = relatedProducts[0];
      const study = { name: title, path: location.pathname };
      return jsonLdTags({
        breadcrumb: breadcrumbList(
          site,
          product ? [{ name: product.title, path: productPath(product.jsonId) }, study] : [study],
        ),
      });
    }}
  />
);

export const query = graphql`
  query CaseStudyPage($key: String!, $metadataPath: String!) {
    caseStudy(jsonId: { eq: $key }) {
      ...CaseStudyView
      title
      relatedProducts {
        jsonId
        title
      }
    }
    others: allCaseStudy(filter: { jsonId: { ne: $key } }, sort: { jsonId: ASC }, limit: 1) {
      nodes {
        ...CaseStudyCard
      }
    }
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
