/** The part of HarfBuzz that is used here; the package ships no types. All lengths are font units. */
declare module "harfbuzzjs" {
  export interface HarfBuzzFace {
    readonly upem: number;
    /** A view of memory that HarfBuzz may reuse: copy it at once. */
    collectUnicodes: () => Uint32Array;
  }
  export interface HarfBuzzFont {
    setVariations: (variations: Readonly<Record<string, number>>) => void;
    /** Absolute commands M, L, Q, C and Z, y pointing up. */
    glyphToPath: (glyphId: number) => string;
  }
  export interface HarfBuzzBuffer {
    addText: (text: string) => void;
    guessSegmentProperties: () => void;
    setDirection: (direction: "ltr" | "rtl") => void;
    /** After shaping, from left to right: glyph, cluster, advance and displacement. */
    json: () => { g: number; cl: number; ax: number; dx: number; dy: number }[];
    destroy: () => void;
  }
  export interface HarfBuzz {
    createBlob: (bytes: Uint8Array) => object;
    createFace: (blob: object, index: number) => HarfBuzzFace;
    createFont: (face: HarfBuzzFace) => HarfBuzzFont;
    createBuffer: () => HarfBuzzBuffer;
    shape: (font: HarfBuzzFont, buffer: HarfBuzzBuffer) => void;
  }
  const ready: Promise<HarfBuzz>;
  export default ready;
}
