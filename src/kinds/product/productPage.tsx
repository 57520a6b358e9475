import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { assertDefined } from "../../lib/assertDefined";
import { jsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { breadcrumbList } from "../../seo/structuredData/breadcrumbList";
import { softwareApplication } from "./jsonLd";
import { videoObject } from "../../seo/structuredData/videoObject";
import { toPublicationPreview } from "../../blocks/fragments";
import { isShape, type Shape } from "../example/shapes";
import type { Example } from "../example/schema";
import { ProductView } from "./ProductView";

interface ProductPageProps {
  data: Queries.ProductDataFragment;
  pageContext: { key: string };
}

/**
 * The page of products whose example is of one of these kinds, with the figure that draws it: a page
 * carries the code and the styles of its own figure only. Throws for an unknown id, and names it.
 */
export const productPage = <Kind extends Example["kind"]>(
  kinds: readonly Kind[],
  draw: (example: Shape<Kind>) => ReactNode,
) =>
  function ProductPage({ data, pageContext }: ProductPageProps) {
    const product = assertDefined(data.product, `Product ${pageContext.key}`);
    const work: unknown = product.example?.work;
    return (
      <ProductView
        product={product}
        papers={data.papers.nodes.map(toPublicationPreview)}
        languages={data.homePage?.languages}
        figure={isShape(work, kinds) && draw(work)}
      />
    );
  };

/** What a product’s page tells search engines, whichever figure it has. */
export const ProductHead = pageHead<Queries.ProductDataFragment>((site, data, path) => {
  const product = assertDefined(data.product, "Product");
  const { title, video } = product;
  return jsonLdTags({
    software: softwareApplication(site, path, product),
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

export const productDataFragment = graphql`
  fragment ProductData on Query {
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
    homePage {
      languages {
        ...LanguageCounts
      }
    }
    ...PageMetadata
  }
`;
