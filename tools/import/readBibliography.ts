import path from "node:path";
import { readText } from "../../content/readText";
import { plain, type BibliographyReading } from "./cslEntry";
import { readBibtex, readLatex } from "./readBibtex";
import { readCsl } from "./readCsl";
import { readRis } from "./readRis";

type Reading = BibliographyReading | Promise<BibliographyReading>;

/** Fields of RIS and CSL-JSON that may contain LaTeX. */
const LATEX_FIELDS = ["title", "container-title", "publisher"];

const FORMATS: Readonly<
  Record<string, { name: string; read: (file: string, text: string) => Reading }>
> = {
  ".bib": { name: "BibTeX", read: readBibtex },
  ".ris": { name: "RIS", read: readRis },
  ".json": { name: "CSL-JSON", read: readCsl },
};

/**
 * Reads a BibTeX, RIS or CSL-JSON file, chosen by its extension.
 * Reports unreadable entries with their line and returns all others.
 */
export async function readBibliography(
  file: string,
  bytes: Uint8Array,
): Promise<BibliographyReading> {
  const refused = (message: string): BibliographyReading => ({
    entries: [],
    refusals: [{ file, line: 1, message }],
    warnings: [],
  });
  const format = FORMATS[path.extname(file).toLowerCase()];
  if (!format)
    return refused(
      "doesn't have a bibliography's name; give a file that ends in .bib, .ris or .json",
    );
  const { text, issues, readable } = readText(bytes);
  // Lost letters are reported at their entries; only a file without any text is refused.
  if (!readable && text === "") return refused(issues[0]?.message ?? "cannot be read");
  const reading = await format.read(file, text.replace(/^\ufeff/, ""));
  for (const { item } of format.read === readBibtex ? [] : reading.entries)
    for (const field of LATEX_FIELDS) item[field] = await readLatex(plain(item[field]));
  const isEmpty = reading.entries.length + reading.refusals.length === 0;
  return isEmpty
    ? refused(`holds no entry of ${format.name}; export the papers in that format`)
    : reading;
}
