import { z } from "zod";
import { ARTICLE_TYPES } from "../../src/kinds/article/articleTypes";
import type { RecordKind } from "../../src/kinds/fields";
import { FIRST_YEAR, LAST_YEAR } from "../../src/kinds/publication/schema";
import { formatAlternatives, quoted } from "../check/words";
import { slugify } from "../../src/lib/slugify";
import { slugIssue } from "../slugIssue";

/** What was answered so far, by the name of the flag. */
export type Answers = Readonly<Record<string, string>>;

/** Something that a new record needs to know: a flag of the command, or a question at the keyboard. */
export interface Question {
  flag: string;
  /** What is asked for, as part of a sentence: `the title`. */
  words: string;
  example: string;
  /** The answer where none is given; without one the flag is needed. */
  fallback?: (answers: Answers) => string;
  /** What is wrong with an answer and what to write instead, or nothing. */
  issue?: (answer: string) => string | undefined;
}

const dayIssue = (answer: string) =>
  z.iso.date().safeParse(answer).success
    ? undefined
    : `${quoted(answer)} is no day: write it as 2026-12-01`;

const numberIssue = (words: string, min: number, max: number) => (answer: string) =>
  /^\d+$/.test(answer) && Number(answer) >= min && Number(answer) <= max
    ? undefined
    : `${quoted(answer)} is no ${words}: write a number from ${String(min)} to ${String(max)}`;

const oneOf = (choices: readonly string[]) => (answer: string) =>
  choices.includes(answer)
    ? undefined
    : `${quoted(answer)} is none of the choices: write ${formatAlternatives(choices)}`;

const title = (example: string): Question => ({ flag: "title", words: "the title", example });

const slug: Question = {
  flag: "slug",
  words: "the last part of the page's address",
  example: "ada-joins-us",
  fallback: ({ title: words = "" }) => slugify(words),
  issue: (answer) => slugIssue(answer, "ada-joins-us"),
};

const date = (words: string, today: string): Question => ({
  flag: "date",
  words,
  example: "2026-12-01",
  fallback: () => today,
  issue: dayIssue,
});

/** What each kind of record is asked for, in order. `today` is a day, `YYYY-MM-DD`. */
export const getQuestions = (kind: RecordKind, today: string): readonly Question[] => {
  switch (kind) {
    case "article":
      return [
        title("Ada joins us"),
        slug,
        {
          flag: "type",
          words: "the kind of news",
          example: "press release",
          fallback: () => "press release",
          issue: oneOf(ARTICLE_TYPES),
        },
        date("the day of the news", today),
      ];
    case "product":
    case "solution":
      return [title(kind === "product" ? "WordAtlas" : "Text analytics"), slug];
    case "case-study":
      return [
        title("Tagging the news"),
        slug,
        {
          flag: "product",
          words: "the id of the product in the study",
          example: "lextag",
          issue: (answer) => slugIssue(answer, "lextag"),
        },
      ];
    case "job":
      return [
        title("NLP Engineer"),
        slug,
        {
          flag: "category",
          words: "the group in the list of jobs",
          example: "Research and engineering",
          fallback: () => "Research and engineering",
        },
        {
          flag: "place",
          words: "where, in words",
          example: "Rome or remote",
          fallback: () => "Rome",
        },
        date("the day on which it is posted", today),
      ];
    case "publication":
      return [
        title("A title as printed"),
        slug,
        {
          flag: "authors",
          words: "the authors as printed, first name first, with semicolons between them",
          example: "Ada Lovelace; Charles Babbage",
        },
        {
          flag: "url",
          words: "the address of the paper's own page",
          example: "https://aclanthology.org/2024.acl-long.1/",
        },
        {
          flag: "conference",
          words: "the conference and year, or the journal and issue",
          example: "EMNLP 2025",
        },
        {
          flag: "year",
          words: "the year",
          example: "2025",
          fallback: ({ conference = "" }) => /\b(?:19|20)\d{2}\b/.exec(conference)?.[0] ?? "",
          issue: numberIssue("year", FIRST_YEAR, LAST_YEAR),
        },
        {
          flag: "month",
          words: "the month, 1 to 12",
          example: "11",
          issue: numberIssue("month", 1, 12),
        },
      ];
  }
};
