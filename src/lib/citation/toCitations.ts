import { isoMonth } from "../text";
import { type CitationFormat, type CitedPaper, parsePageRange, toDoiUrl } from "./citedPaper";
import { toBibtex } from "./toBibtex";
import { splitName, formatFamilyFirst } from "./personName";
import { hasFixedCase, TITLE_WORDS } from "./latex";

const writers: Readonly<Record<CitationFormat, (papers: readonly CitedPaper[]) => string>> = {
  bibtex: (papers) => papers.map(toBibtex).join("\n"),
  ris: (papers) => papers.map(toRis).join(""),
  csl: (papers) => `${JSON.stringify(papers.map(toCsl), null, 2)}\n`,
  acl: (papers) => `${papers.map(toAclText).join("\n\n")}\n`,
  apa: (papers) => `${papers.map(toApaText).join("\n\n")}\n`,
};

/** Returns the text of a file with the citations of all papers. */
export const toCitations = (papers: readonly CitedPaper[], format: CitationFormat): string =>
  writers[format](papers);

const toCslName = (name: string, families: readonly string[]) => {
  const { given, family, suffix } = splitName(name, families);
  return given === "" ? { literal: family } : { family, given, suffix: suffix || undefined };
};

/** Converts to Citation Style Language; JSON omits undefined fields. */
export const toCsl = ({ journal, ...paper }: CitedPaper) => ({
  id: paper.bibkey,
  type: journal === null ? "paper-conference" : "article-journal",
  title: paper.title,
  author: paper.authors.map((name) => toCslName(name, paper.families)),
  "container-title": journal?.name ?? paper.booktitle,
  volume: journal?.volume,
  issue: journal?.issue ?? undefined,
  // CSL uses a hyphen in page ranges; processors insert the dash.
  page: paper.pages?.replaceAll("–", "-"),
  issued: { "date-parts": [[paper.year, ...(paper.month === null ? [] : [paper.month])]] },
  publisher: paper.publisher,
  "publisher-place": paper.address,
  URL: paper.url,
  DOI: paper.doi ?? undefined,
  note: paper.note ?? undefined,
});

const LINE_END = "\r\n";

/** Returns a RIS record without missing facts. Line breaks in values become spaces. */
export function toRis(paper: CitedPaper): string {
  const { journal } = paper;
  const { first, last } = parsePageRange(paper.pages ?? "");
  const lines: [string, string | null | undefined][] = [
    ["TY", journal === null ? "CONF" : "JOUR"],
    ["ID", paper.bibkey],
    ["TI", paper.title],
    ...paper.authors.map((name): [string, string] => [
      "AU",
      formatFamilyFirst(name, paper.families),
    ]),
    ["T2", journal?.name ?? paper.booktitle],
    // Some reference managers read the proceedings title only from this field.
    ["C3", journal === null ? paper.booktitle : null],
    ["VL", journal?.volume],
    ["IS", journal?.issue],
    ["PY", String(paper.year)],
    ["DA", `${isoMonth(paper.year, paper.month).replace("-", "/")}//`],
    ["SP", first || null],
    ["EP", last === first ? null : last],
    ["CY", paper.address],
    ["PB", paper.publisher],
    ["DO", paper.doi],
    ["UR", paper.url],
    ["N1", paper.note],
  ];
  const written = lines.flatMap(([tag, value]) =>
    value === null || value === undefined ? [] : [`${tag}  - ${value.replace(/[ \t\n\r]+/g, " ")}`],
  );
  return [...written, "ER  - ", ""].join(LINE_END);
}

const SENTENCE_STARTS = /(?:^|[:?!–—]\s*)[“"‘(]*$/;

/** Lower-cases a title, except proper names, words with inner capitals and starts of clauses. */
export const toSentenceCase = (title: string): string =>
  title.replace(TITLE_WORDS, (word, _same: string, at: number) => {
    if (hasFixedCase(word)) return word;
    const lower = word.toLowerCase();
    return SENTENCE_STARTS.test(title.slice(0, at))
      ? word.charAt(0).toUpperCase() + lower.slice(1)
      : lower;
  });

/** Maximum number of authors in a full list (Publication Manual of the APA, 7th edition, 9.8). */
const MOST_AUTHORS = 20;
const AUTHORS_BEFORE_ELLIPSIS = 19;

const endWithFullStop = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

const surround = (before: string, fact: string | null, after = "") =>
  fact === null ? "" : `${before}${fact}${after}`;

const getInitials = (given: string) =>
  given.replace(/([^\s-])[^\s-]*/g, (_name, first: string) => `${first.toUpperCase()}.`);

function formatApaAuthors({ authors, families }: CitedPaper): string {
  const names = authors.map((name) => formatFamilyFirst(name, families, getInitials));
  const last = names.at(-1) ?? "";
  if (names.length === 1) return last;
  if (names.length > MOST_AUTHORS) {
    return `${names.slice(0, AUTHORS_BEFORE_ELLIPSIS).join(", ")}, . . . ${last}`;
  }
  return `${names.slice(0, -1).join(", ")}, & ${last}`;
}

/** Returns a reference in APA style, 7th edition, with the title in sentence case. */
export function toApaText(paper: CitedPaper): string {
  const { journal, pages } = paper;
  const opening = `${endWithFullStop(formatApaAuthors(paper))} (${paper.year}). ${endWithFullStop(toSentenceCase(paper.title))}`;
  const address = paper.doi === null ? paper.url : toDoiUrl(paper.doi);
  return journal === null
    ? `${opening} In ${paper.booktitle}${surround(" (pp. ", pages, ")")}. ${endWithFullStop(paper.publisher)} ${address}`
    : `${opening} ${journal.name}, ${journal.volume}${surround("(", journal.issue, ")")}${surround(", ", pages)}. ${address}`;
}

const formatAclAuthors = (names: readonly string[]) =>
  names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}`;

/** Returns a reference in the style of the Association for Computational Linguistics. */
export function toAclText(paper: CitedPaper): string {
  const { journal, pages } = paper;
  const opening = `${endWithFullStop(formatAclAuthors(paper.authors))} ${paper.year}. ${endWithFullStop(paper.title)}`;
  return journal === null
    ? `${opening} In ${paper.booktitle}${surround(", pages ", pages)}, ${endWithFullStop(paper.address)} ${endWithFullStop(paper.publisher)}`
    : `${opening} ${journal.name}, ${journal.volume}${surround("(", journal.issue, ")")}${surround(":", pages)}.`;
}
