import type { PictureSource } from "./pictureSource";

export interface PictureProps {
  image: PictureSource;
  sizes: string;
  /** What it shows; empty where it only decorates. */
  alt?: string | undefined;
  /** True for the first picture of a page: fetched at once and before others. */
  priority?: boolean | undefined;
  /** The point that stays in sight when it is cropped, as `object-position`. */
  focalPoint?: string | null | undefined;
  className?: string | undefined;
}

/**
 * A picture in AVIF, WebP and a format for every browser, with its true size so that nothing moves
 * when it arrives. It is there without JavaScript.
 */
export function Picture({
  image,
  sizes,
  alt = "",
  priority = false,
  focalPoint,
  className,
}: PictureProps) {
  return (
    <picture>
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={image.src}
        alt={alt}
        width={image.widthPx}
        height={image.heightPx}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        {...(priority ? { fetchPriority: "high" as const } : {})}
        style={focalPoint ? { objectPosition: focalPoint } : undefined}
      />
    </picture>
  );
}
