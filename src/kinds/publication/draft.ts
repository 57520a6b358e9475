import { citationKey } from "../../lib/citation/citationKey";
import { slugify } from "../../lib/slugify";
import { formatList } from "../../lib/text";
import { type Draft, listed, unwritten } from "../draft";

/** A paper of a conference. Its page describes itself. */
export const publicationDraft: Draft = {
  titleField: ["paper", "title"],
  questions: [
    {
      flag: "authors",
      asks: {
        words: "the authors as printed, first name first, with semicolons between them",
        example: "Ada Lovelace; Charles Babbage",
      },
    },
    { flag: "url", field: ["paper", "url"] },
    { flag: "conference" },
    {
      flag: "year",
      field: ["publicationYear"],
      fallback: ({ conference = "" }) => /\b(?:19|20)\d{2}\b/.exec(conference)?.[0] ?? "",
    },
    { flag: "month", field: ["publicationMonth"] },
  ],
  start: (answers, { nowMs }) => {
    const { title = "", url, conference = "", year = "", month = "", authors = "" } = answers;
    const names = listed(authors);
    return {
      entryType: "inproceedings",
      authors: names.map((name) => ({ name })),
      paper: { title, url },
      venueId: slugify(conference.replace(/\d+/g, "")),
      conference,
      publicationYear: Number(year),
      publicationMonth: Number(month),
      bibkey: citationKey(names, year, title),
      full: {
        abstract: unwritten(
          `two to four sentences in our own words on what ${formatList(names)} show in this paper.`,
        ),
        lastUpdate: nowMs,
      },
    };
  },
};
