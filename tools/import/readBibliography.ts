import path from "node:path";
import { readText } from "../check/readText";
import type { BibliographyReading } from "./bibliographyEntry";
import { readBibtex } from "./readBibtex";
import { readCsl } from "./readCsl";
import { readRis } from "./readRis";

const READERS: Readonly<Record<string, (file: string, text: string) => BibliographyReading>> = {
  ".bib": readBibtex,
  ".ris": readRis,
  ".json": readCsl,
};

/**
 * Reads a bibliography by the ending of its name: BibTeX, RIS or CSL-JSON. What cannot be read is
 * told with its line; everything else is given all the same.
 */
export function readBibliography(file: string, bytes: Uint8Array): BibliographyReading {
  const refused = (message: string) => ({ entries: [], refusals: [{ file, line: 1, message }] });
  const read = READERS[path.extname(file).toLowerCase()];
  if (!read)
    return refused(
      "doesn't have a bibliography's name; give a file that ends in .bib, .ris or .json",
    );
  const { text, issues, readable } = readText(bytes);
  // Letters that were lost are reported at their entries; only a file without any text is refused whole.
  if (!readable && text === "") return refused(issues[0]?.message ?? "cannot be read");
  const reading = read(file, text.replace(/^\ufeff/, ""));
  const isEmpty = reading.entries.length + reading.refusals.length === 0;
  return isEmpty ? refused("holds no entry; export the papers again") : reading;
}
