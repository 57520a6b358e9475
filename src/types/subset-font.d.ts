declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "woff2";
    keepFeatures?: readonly string[];
    /** A number fixes an axis; a range limits it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  /** Returns a face with the glyphs of `text`. Throws if the bytes aren't a font. */
  const subsetFont: (face: Buffer, text: string, options?: SubsetOptions) => Promise<Buffer>;
  export default subsetFont;
}
