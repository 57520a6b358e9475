import type { JsonObject } from "../../src/lib/json";
import { plain } from "./cslEntry";

/** A preprint on arXiv. Year and month come from its identifier. */
export interface ArxivPaper {
  id: string;
  url: string;
  year: string;
  month: number;
}

const ID = String.raw`(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?/\d{7})`;
const ALONE = new RegExp(String.raw`^(?:arxiv:)?${ID}(?!\d)`, "i");
/** In other fields, "arXiv" or CoRR's "abs/" must precede the identifier. */
const IN_TEXT = new RegExp(String.raw`(?:\barxiv\b.*?|^abs/)${ID}(?!\d)`, "i");

const PLACES = "archive_location number container-title volume issue URL DOI note".split(" ");

/** Last two digits of arXiv's first year. */
const FIRST_YEAR = 91;

/** Finds an arXiv preprint in any field of an item; undefined for other papers. */
export function findArxiv(item: JsonObject): ArxivPaper | undefined {
  for (const place of PLACES) {
    const [, id] = (place === "number" ? ALONE : IN_TEXT).exec(plain(item[place])) ?? [];
    const [, year = "", month] = /^(?:.*\/)?(\d{2})(\d{2})/.exec(id ?? "") ?? [];
    if (id !== undefined) {
      return {
        id,
        url: `https://arxiv.org/abs/${id}`,
        year: `${Number(year) < FIRST_YEAR ? "20" : "19"}${year}`,
        month: Number(month),
      };
    }
  }
  return undefined;
}
