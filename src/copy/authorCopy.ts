import { pluralize } from "../lib/text";

export const authorCopy = {
  authors: "Authors",
  lead: (count: number, first: number, last: number, others: number) => {
    const years = first === last ? String(first) : `${first} to ${last}`;
    const people = pluralize(others, "other person", "other people");
    return `${pluralize(count, "paper")} in this catalogue, ${years}${others === 0 ? "" : `, with ${people}`}.`;
  },
  mostOn: (topic: string) => `They’re most often about ${topic}.`,
  alsoPrinted: "Also printed as",
  years: "Years",
  venues: "Venues",
  topics: "Topics",
  writesWith: "Writes with",
  papersTogether: (count: number) => `${count === 1 ? "paper" : "papers"} together`,
  allCoauthors: (count: number) => `All ${count} co-authors`,
  description: (name: string, count: number, topics: string) =>
    `${name} in our research catalogue: ${pluralize(count, "paper")}, with venues, co-authors and citations.${topics === "" ? "" : ` Main topics: ${topics}.`}`,
} as const;
