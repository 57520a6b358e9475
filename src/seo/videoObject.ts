import type { VideoObject, WithContext } from "schema-dts";
import { toAbsoluteUrl, type SiteIdentity } from "./headTags";

export interface VideoFacts {
  title: string;
  description: string;
  source: string;
  url: string;
  /** In seconds. */
  duration: number;
  uploadDate: string;
  thumbnails: readonly string[];
}

/** Returns null without a picture: name, thumbnailUrl and uploadDate are required. */
export const buildVideoObject = (
  site: SiteIdentity,
  video: VideoFacts,
): WithContext<VideoObject> | null =>
  video.thumbnails.length === 0
    ? null
    : {
        "@context": "https://schema.org",
        "@type": "VideoObject",
        name: video.title,
        description: video.description,
        thumbnailUrl: [...new Set(video.thumbnails)].map((picture) =>
          toAbsoluteUrl(site.url, picture),
        ),
        uploadDate: video.uploadDate,
        duration: `PT${video.duration}S`,
        ...(video.source === "LOCAL"
          ? { contentUrl: toAbsoluteUrl(site.url, video.url) }
          : { embedUrl: video.url }),
        inLanguage: "en",
      };
