import type { VideoObject, WithContext } from "schema-dts";
import { absoluteUrl } from "../headTags";
import type { SiteIdentity } from "./publisher";

/** The facts of a video that search engines read. */
export interface VideoFacts {
  title: string;
  description: string;
  /** LOCAL for a file of this site, YOUTUBE for a framed player. */
  source: string;
  url: string;
  /** Seconds. */
  duration: number;
  /** `YYYY-MM-DD`. */
  uploadDate: string;
  /** Addresses of pictures, on the site or elsewhere. */
  thumbnails: readonly string[];
}

/** Seconds as an ISO 8601 duration: 58 is `PT58S`, 79 is `PT1M19S`. */
export function isoDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), "H"],
    [Math.floor(seconds / 60) % 60, "M"],
    [seconds % 60, "S"],
  ] as const;
  const written = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return written.length === 0 ? "PT0S" : `PT${written.join("")}`;
}

/** A video, or null where it has no picture: name, thumbnailUrl and uploadDate are required. */
export const videoObject = (
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
          absoluteUrl(site.url, picture),
        ),
        uploadDate: video.uploadDate,
        duration: isoDuration(video.duration),
        ...(video.source === "LOCAL"
          ? { contentUrl: absoluteUrl(site.url, video.url) }
          : { embedUrl: video.url }),
        inLanguage: "en",
      };
