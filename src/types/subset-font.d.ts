/** HarfBuzz's subsetter; the package ships no types. */
declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "woff2";
    /** Tags of the OpenType features that stay; all where it is left out. */
    keepFeatures?: readonly string[];
    /** An axis is fixed at a number, or kept between two. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  /** A face with the glyphs that a text needs; throws if the bytes aren't a face. */
  const subsetFont: (face: Buffer, text: string, options?: SubsetOptions) => Promise<Buffer>;
  export default subsetFont;
}
