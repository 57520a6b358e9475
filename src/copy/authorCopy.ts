import { pluralize } from "../lib/text";

export const authorCopy = {
  authors: "Authors",
  lead: (count: number, first: number, last: number, others: number) => {
    const years = first === last ? String(first) : `${first}–${last}`;
    const people = others === 0 ? "" : `, with ${pluralize(others, "co-author")}`;
    return `${pluralize(count, "paper")} in this catalogue (${years})${people}.`;
  },
  mainTopic: (topic: string, count: number) =>
    `Most frequent subject: ${topic} (${pluralize(count, "paper")}).`,
  alsoPrinted: "Also printed as",
  years: "Years",
  venues: "Venues",
  topics: "Topics",
  coauthors: "Co-authors",
  papersTogether: (count: number) => `${count === 1 ? "paper" : "papers"} together`,
  allCoauthors: (count: number) => `All ${count} co-authors`,
  description: (name: string, count: number, topics: string) =>
    `${name} in our research catalogue: ${pluralize(count, "paper")}, with venues, co-authors and citations.${topics === "" ? "" : ` Main topics: ${topics}.`}`,
} as const;
