import { graphql, type PageProps } from "gatsby";
import { assertDefined } from "../../lib/assertDefined";
import { jsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { breadcrumbList } from "../../seo/structuredData/breadcrumbList";
import { softwareApplication } from "./jsonLd";
import { videoObject } from "../../seo/structuredData/videoObject";
import { toPublicationPreview } from "../../blocks/fragments";
import { ProductView } from "./ProductView";

/** Throws for an unknown id, and names it. */
const ProductPage = ({
  data,
  pageContext,
}: Pick<PageProps<Queries.ProductPageQuery, { key: string }>, "data" | "pageContext">) => (
  <ProductView
    product={assertDefined(data.product, `Product ${pageContext.key}`)}
    papers={data.papers.nodes.map(toPublicationPreview)}
  />
);
export default ProductPage;

export const Head = pageHead<Queries.ProductPageQuery>((site, data, path) => {
  const { title, shortDescription, applicationCategory, keywords, video } = assertDefined(
    data.product,
    "Product",
  );
  return jsonLdTags({
    software: softwareApplication(site, {
      path,
      title,
      description: shortDescription,
      applicationCategory,
      keywords,
    }),
    video:
      video &&
      videoObject(site, {
        ...video.video,
        description: video.description,
        thumbnails: [video.video.preview, ...video.video.thumbnails].flatMap(
          ({ publicURL }) => publicURL ?? [],
        ),
      }),
    breadcrumb: breadcrumbList(site, [{ name: title, path }]),
  });
});

export const query = graphql`
  query ProductPage($key: String!, $metadataPath: String!) {
    product(jsonId: { eq: $key }) {
      ...ProductView
      title
      shortDescription
      applicationCategory
      keywords
      video {
        description
        video {
          title
          url
          source
          duration
          uploadDate
          preview {
            publicURL
          }
          thumbnails {
            publicURL
          }
        }
      }
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
