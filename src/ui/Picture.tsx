import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface ImageFile {
  readonly publicURL?: string | null;
  readonly childImageSharp?: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

const getWidestPx = (srcSet: string) =>
  Math.max(0, ...[...srcSet.matchAll(/ (\d+)w(?:,|$)/g)].map(([, width]) => Number(width)));

/**
 * Returns an image's files and its size in px; null without files. Full-width images have only an
 * aspect ratio, so the widest file gives the size. The plugin's `getImage` would add 3.6 KiB.
 */
export function toPictureSource(file: ImageFile | null | undefined) {
  const data = file?.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!data || !fallback) return null;
  const widthPx = getWidestPx(fallback.srcSet ?? "") || data.width;
  return {
    widthPx,
    heightPx: Math.round((widthPx * data.height) / data.width),
    sources: data.images.sources ?? [],
    src: fallback.src,
  };
}

export interface PictureProps {
  file: ImageFile | null | undefined;
  sizes: string;
  /** Omit for decorative pictures. */
  alt?: string | null | undefined;
  priority?: "high" | undefined;
  focalPoint?: string | null | undefined;
  className?: string | undefined;
}

/** A picture in the formats of its query; renders nothing without a usable file. */
export function Picture({ file, sizes, alt, priority, focalPoint, className }: PictureProps) {
  const image = toPictureSource(file);
  if (!image) return null;
  return (
    <picture>
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
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority}
        style={focalPoint ? { objectPosition: focalPoint } : undefined}
      />
    </picture>
  );
}
