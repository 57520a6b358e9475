/** A picture as it is served: its true size, modern formats first, and the file for every browser. */
export interface PictureSource {
  widthPx: number;
  heightPx: number;
  sources: readonly { type: string; srcSet: string }[];
  src: string;
}

/** What GraphQL gives of an image file. */
export interface ImageFile {
  readonly publicURL?: string | null;
  readonly childImageSharp?: {
    readonly gatsbyImageData: {
      readonly width: number;
      readonly height: number;
      readonly images: {
        readonly fallback?: { readonly src: string } | undefined;
        readonly sources?:
          readonly { readonly type: string; readonly srcSet: string }[] | undefined;
      };
    };
  } | null;
}

/** Makes a picture of a file that the image pipeline has prepared; nothing of a file that it has not. */
export function toPictureSource(file: ImageFile | null | undefined): PictureSource | null {
  const data = file?.childImageSharp?.gatsbyImageData;
  const src = data?.images.fallback?.src;
  if (!data || src === undefined) return null;
  return {
    widthPx: data.width,
    heightPx: data.height,
    sources: (data.images.sources ?? []).map(({ type, srcSet }) => ({ type, srcSet })),
    src,
  };
}
