import type { RunQuery } from "../../src/kinds/kind";

const isAsk = (value: unknown): value is RunQuery => typeof value === "function";

/** A data layer with one response for all queries. */
export function answering(answer: object): RunQuery {
  const ask: unknown = () => Promise.resolve(answer);
  if (!isAsk(ask)) throw new Error("Not a data layer");
  return ask;
}

export const siteAnswer = {
  site: {
    name: "Example",
    description: "It reads.",
    language: "en",
    mode: "production",
    addresses: { website: "https://www.example.org" },
    colors: { theme: "#000", background: "#fff" },
  },
  company: { general: { email: "info@example.org" } },
};
