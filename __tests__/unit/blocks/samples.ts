import { anImage } from "../views/builders";

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
