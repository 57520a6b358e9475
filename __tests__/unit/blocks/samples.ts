import type { PublicationPreviewData } from "../../../src/blocks/PublicationPreview/PublicationPreview";
import { anImage } from "../views/builders";

export const samplePaper = (authorCount: number): PublicationPreviewData => ({
  prettyURL: "nounatlas",
  title: "NounAtlas",
  authors: Array.from({ length: authorCount }, (_, index) => ({
    name: `Author ${index + 1}`,
    slug: `author-${index + 1}`,
  })),
  conference: "ACL 2024",
  year: 2024,
  month: 8,
  award: null,
  categories: [],
});

export const sampleVideo: Queries.VideoFrameFragment = {
  title: "LexTag in use",
  url: "/videos/lextag.mp4",
  webmURL: "/videos/lextag.webm",
  captionsURL: "/videos/lextag.vtt",
  duration: 58,
  source: "LOCAL",
  preview: anImage("video-lextag"),
  previewAlt: null,
  focalPoint: null,
  options: { autoPlay: false },
  contentHtml: "<p>An annotator marks a sentence.</p>",
};
