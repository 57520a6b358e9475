/** Minified script that starts the page; the HTML build inserts it. */
declare const BOOT_SCRIPT: string;

/**
 * Gatsby compiles CSS modules to named exports only: `import * as styles from "./X.module.css"`. A
 * test checks that every requested class exists, so lookups typed as possibly undefined never are.
 */
declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

declare module "*.css" {}

/** The import is the file's text. */
declare module "!!raw-loader!*" {
  const text: string;
  export default text;
}

/** webpack copies these files under a hashed name; the import is their URL. */
declare module "*.svg" {
  const address: string;
  export default address;
}

declare module "*.woff2" {
  const address: string;
  export default address;
}

declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "woff2";
    keepFeatures?: readonly string[];
    /** A number fixes an axis; a range limits it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  /** Returns a font with the glyphs of `text`. Rejects if the bytes aren't a font. */
  const subsetFont: (face: Buffer, text: string, options?: SubsetOptions) => Promise<Buffer>;
  export default subsetFont;
}

/**
 * Gatsby's fork of Reach Router ships no types. It has the original's interface, whose types
 * Gatsby's own declarations use as well. So locations are interchangeable with `PageProps`.
 */
declare module "@gatsbyjs/reach-router" {
  export * from "@reach/router";
}
