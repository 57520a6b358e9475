import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { toPublicationPreview } from "../views/fragments";
import { ProductView } from "../views/ProductView";

const ProductPage = ({ data }: PageProps<Queries.ProductPageQuery>) => (
  <ProductView
    product={required(data.product, "Product")}
    papers={data.papers.nodes.map(toPublicationPreview)}
  />
);
export default ProductPage;

export const Head: HeadFC<Queries.ProductPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query ProductPage($key: String!, $metadataPath: String!) {
    product(jsonId: { eq: $key }) {
      ...ProductView
    }
    papers: allPublication(
      filter: { products: { elemMatch: { jsonId: { eq: $key } } } }
      sort: [{ publicationYear: DESC }, { publicationMonth: DESC }, { paper: { title: ASC } }]
      limit: 4
    ) {
      nodes {
        ...PublicationPreview
      }
    }
    metadata: pageMetadata(path: { eq: $metadataPath }) {
      ...PageHead
    }
  }
`;
