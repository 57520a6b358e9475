import type { CaseStudyCardData } from "../../../src/blocks/Card/CaseStudyCard";
import type { NewsCardData } from "../../../src/blocks/Card/NewsCard";
import type { ProductCardData } from "../../../src/blocks/Card/ProductCard";
import type { PublicationPreviewData } from "../../../src/blocks/PublicationPreview/PublicationPreview";
import type { VideoData } from "../../../src/blocks/Video/videoData";
import type { PictureSource } from "../../../src/ui/pictureSource";

/** A picture at an address. */
export const samplePicture = (src: string): PictureSource => ({
  widthPx: 1200,
  heightPx: 800,
  sources: [{ type: "image/avif", srcSet: `${src}.avif 1200w` }],
  src,
});

/** A product's card by its id. */
export const sampleProduct = (id: string): ProductCardData => ({
  id,
  title: `Product ${id}`,
  textHtml: `<p>What ${id} does.</p>`,
  image: samplePicture(`/${id}.jpg`),
  focalPoint: null,
  circleUrl: `/${id}-circle.svg`,
  to: `/product/${id}`,
  actionText: "Discover more",
});

/** A case study's card by its id. */
export const sampleStudy = (id: string): CaseStudyCardData => ({
  id,
  kicker: "Synthetico",
  title: `Study ${id}`,
  textHtml: `<p>What ${id} tells.</p>`,
  image: samplePicture(`/${id}.jpg`),
  to: `/case-study/synthetico/${id}`,
  actionText: "Read the case study",
});

export const sampleArticle: NewsCardData = {
  id: "graph-rag",
  type: "research and publications",
  date: "2025-03-12",
  title: "Graph RAG",
  textHtml: "<p>Vectors find <i>passages</i> that sound alike.</p>",
  image: samplePicture("/graph-rag.jpg"),
  imageAlt: "The Hebrew word for root",
  focalPoint: { x: 20, y: 50 },
  to: "/article/graph-rag",
  actionText: "Find out more",
};

/** A paper with so many authors. */
export const samplePaper = (authorCount: number): PublicationPreviewData => ({
  prettyURL: "nounatlas",
  title: "NounAtlas",
  url: "https://example.org/nounatlas",
  authors: Array.from({ length: authorCount }, (_, index) => ({
    name: `Author ${String(index + 1)}`,
    slug: `author-${String(index + 1)}`,
  })),
  conference: "ACL 2024",
  year: 2024,
  month: 8,
  award: null,
  categories: [],
});

export const sampleVideo: VideoData = {
  title: "LexTag in use",
  url: "/videos/lextag.mp4",
  webmUrl: "/videos/lextag.webm",
  captionsUrl: "/videos/lextag.vtt",
  durationSeconds: 58,
  source: "LOCAL",
  preview: samplePicture("/video-lextag.jpg"),
  previewAlt: "",
  autoPlay: false,
  contentHtml: "<p>An annotator marks a sentence.</p>",
};
