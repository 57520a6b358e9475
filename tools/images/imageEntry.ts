import type { ImageBudgets } from "../../src/kinds/settings/imageBudgets";
import type { Finding } from "../report/finding";
import type { Point } from "./crop";

/** A finding; one that breaks a budget says which. */
export interface ImageFinding extends Finding {
  budget?: keyof ImageBudgets;
}

/** A file that pages offer of a picture, with the bytes that travel. */
export interface Variant {
  /** `AVIF`, `WebP`, `JPEG`, `PNG`, `SVG`. */
  format: string;
  widthPx: number;
  url: string;
  bytes: number;
  /** Whether pages show it; otherwise they only name it, for networks or search engines. */
  isShown: boolean;
}

/** A picture at one width of the window. */
export interface Display {
  viewportPx: number;
  widthPx: number;
  heightPx: number;
  /** The file that a browser takes there, at one device pixel a CSS pixel. */
  url: string;
  /** The bytes of that file as they travel. */
  bytes: number;
  isLargestPaint: boolean;
  /** Whether a browser measured it, or it follows from `sizes` and the order of loading. */
  from: "browser" | "markup";
}

/** One place of one page where a picture is used. */
export interface Use {
  page: string;
  /** `shown` to visitors, or named for networks (`social`), search engines (`data`) or browsers (`icon`). */
  kind: "shown" | "social" | "data" | "icon";
  fragment?: string;
  /** Nothing where the attribute is missing. */
  alt?: string;
  isOnlyContent: boolean;
  wordsBeside: string[];
  /** The size that metadata declares. */
  declared?: { widthPx: number; heightPx: number };
  /** Empty where it is shown at no width, or only named. */
  displays: Display[];
}

/** Everything that the report knows of one picture. */
export interface ImageEntry {
  name: string;
  /** From the project's root. */
  file: string;
  bytes: number;
  widthPx: number;
  heightPx: number;
  isVector: boolean;
  /** Equal for exact copies. */
  sha256: string;
  focalPoint: Point;
  /** Whether a record or page sets the point; otherwise it is the layout's, mostly the centre. */
  hasFocalPoint: boolean;
  /** The records' fields that name it, such as `data/products/vera.json preview.cardImageURL`. */
  references: string[];
  /** Source files that name it, such as `artwork/writeSiteIcons.ts`. */
  readBy: string[];
  /** Whether a record's mark of this file is drawn into pages. */
  isInlined: boolean;
  variants: Variant[];
  uses: Use[];
  findings: ImageFinding[];
}

/** What the pictures of one page weigh at one width of the window. */
export interface PageWeight {
  page: string;
  viewportPx: number;
  bytes: number;
  files: { url: string; bytes: number }[];
}
