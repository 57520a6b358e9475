import type { OutputFile } from "../../src/kinds/kind";
import type { Catalogue } from "../catalogue";

/** Makes files of what the records say; it writes none. */
export type Output = (catalogue: Catalogue) => readonly OutputFile[];
