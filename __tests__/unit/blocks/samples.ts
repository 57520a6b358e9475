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

/** A paper with so many authors. */
export const samplePaper = (authorCount: number): PublicationPreviewData => ({
  prettyURL: "nounatlas",
  title: "NounAtlas",
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
