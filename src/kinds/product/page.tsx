import { graphql } from "gatsby";
import { toPublicationPreview } from "../../blocks/fragments";
import { assertDefined } from "../../lib/errors";
import { createJsonLdTags } from "../../seo/headTags";
import { pageHead } from "../../seo/PageHead";
import { buildBreadcrumbList } from "../../seo/structuredData";
import { AnnotationFigure } from "../example/AnnotationFigure";
import { ConceptFigure } from "../example/ConceptFigure";
import { DialogueFigure } from "../example/DialogueFigure";
import { ExampleFigure } from "../example/ExampleFigure";
import { NameFigure } from "../example/NameFigure";
import { PipelineFigure } from "../example/PipelineFigure";
import { SensesFigure } from "../example/SensesFigure";
import { SentimentFigure } from "../example/SentimentFigure";
import { VerdictFigure } from "../example/VerdictFigure";
import type { Example } from "../example/schema";
import { buildSoftwareApplication, buildVideoObject } from "./jsonLd";
import { ProductView } from "./ProductView";
import type { QueriedPageProps } from "../../types/pageProps";

/**
 * Figure of an example. A new kind is one case here and a figure named after it: `ConceptFigure` for
 * `concept`. A page's chunk holds only its own (`gatsby/onCreateWebpackConfig.ts`).
 */
function ProductFigure({ example }: { example: Example }) {
  switch (example.kind) {
    case "verdict":
      return <VerdictFigure {...example} />;
    case "concept":
      return <ConceptFigure {...example} />;
    case "dialogue":
      return <DialogueFigure {...example} />;
    case "sentiment":
      return <SentimentFigure {...example} />;
    case "pipeline":
      return <PipelineFigure {...example} />;
    case "annotation":
      return <AnnotationFigure {...example} />;
    case "name":
      return <NameFigure {...example} />;
    case "senses":
      return <SensesFigure {...example} />;
    default:
      return <ExampleFigure example={example} />;
  }
}

/** Page of a product. Throws for an unknown id. */
export default function ProductPage({
  data,
  pageContext,
  location,
}: QueriedPageProps<Queries.ProductPageQuery, { key: string }>) {
  return (
    <ProductView
      product={assertDefined(data.product, `Product ${pageContext.key}`)}
      papers={data.papers.nodes.map(toPublicationPreview)}
      languages={data.homePage?.languages}
      search={location.search}
      Figure={ProductFigure}
    />
  );
}

export const Head = pageHead<Queries.ProductPageQuery>((site, data, path) => {
  const product = assertDefined(data.product, "Product");
  const { title, video } = product;
  return createJsonLdTags({
    software: buildSoftwareApplication(site, path, product),
    video: video && buildVideoObject(site, video),
    breadcrumb: buildBreadcrumbList(site, [{ name: title, path }]),
  });
});

export const query = graphql`
  fragment VideoFacts on ProductVideo {
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
  query ProductPage($key: String!, $path: String!) {
    product(jsonId: { eq: $key }) {
      ...ProductView
      title
      shortDescription
      applicationCategory
      keywords
      video {
        ...VideoFacts
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
