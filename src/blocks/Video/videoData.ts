import type { PictureProps } from "../../ui/Picture";
import type { PictureSource } from "../../ui/pictureSource";

/** A video as the frame needs it. */
export interface VideoData {
  title: string;
  /** The MP4 file, or the provider's page. */
  url: string;
  webmUrl?: string | null | undefined;
  /** WebVTT. */
  captionsUrl?: string | null | undefined;
  durationSeconds: number;
  /** `LOCAL` plays natively, anything else in the provider's frame. */
  source: string;
  preview: PictureSource;
  previewAlt: string;
  focalPoint?: PictureProps["focalPoint"];
  autoPlay: boolean;
  /** What is seen and said. */
  contentHtml: string;
}
