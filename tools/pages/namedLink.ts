/** Where an address was found. */
export type LinkSource = "records" | "code" | "pages";

/** An address as it is written somewhere. */
export interface NamedLink {
  source: LinkSource;
  /** A page's address, or a file with its line: `data/products/vera.json:14`. */
  place: string;
  address: string;
  /** The address against which a relative one is read, such as `/product/vera`. */
  base: string;
}
