import type { IGatsbyImageData } from "gatsby-plugin-image";
import { BELOW_MOBILE } from "../lib/limits";

/** What GraphQL gives of an image file. */
export interface ImageFile {
  readonly publicURL?: string | null;
  readonly childImageSharp?: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

const widestPx = (srcSet: string) =>
  Math.max(0, ...[...srcSet.matchAll(/ (\d+)w(?:,|$)/g)].map(([, width]) => Number(width)));

/**
 * What is served of a file that the image pipeline has prepared; null for any other.
 * Gatsby gives pictures of full width as a ratio only: their size is that of the widest file. The
 * plugin's own `getImage` reads the same field and brings 3.6 KiB of its component to every page.
 */
export function toPictureSource(file: ImageFile | null | undefined) {
  const data = file?.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!data || !fallback) return null;
  const widthPx = widestPx(fallback.srcSet ?? "") || data.width;
  return {
    widthPx,
    heightPx: Math.round((widthPx * data.height) / data.width),
    sources: data.images.sources ?? [],
    src: fallback.src,
  };
}

export interface PictureProps {
  /** Without a file that can be shown there is no picture. */
  file: ImageFile | null | undefined;
  sizes: string;
  /** What it shows; nothing where it only decorates. */
  alt?: string | null | undefined;
  /** Another crop, for screens below the mobile boundary. */
  narrow?: PictureProps["file"];
  /** Fetched at once: before others, or after them if it only lies behind words. */
  priority?: "high" | "low" | undefined;
  /** The point that stays in sight when it is cropped, as `object-position`. */
  focalPoint?: string | null | undefined;
  className?: string | undefined;
}

/**
 * A picture in AVIF, WebP and a format for every browser, with its true size so that nothing moves
 * when it arrives. It is there without JavaScript.
 */
export function Picture({
  file,
  sizes,
  alt,
  narrow,
  priority,
  focalPoint,
  className,
}: PictureProps) {
  const image = toPictureSource(file);
  if (!image) return null;
  return (
    <picture>
      {toPictureSource(narrow)?.sources.map(({ type, srcSet }) => (
        <source key={type} media={BELOW_MOBILE} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={image.src}
        alt={alt ?? ""}
        width={image.widthPx}
        height={image.heightPx}
        loading={priority ? "eager" : "lazy"}
        decoding={priority === "high" ? "sync" : "async"}
        fetchPriority={priority}
        style={focalPoint ? { objectPosition: focalPoint } : undefined}
      />
    </picture>
  );
}
