import type { Ask } from "../../src/kinds/kind";

const isAsk = (value: unknown): value is Ask => typeof value === "function";

/** A data layer with one response for all queries. */
export function answering(answer: object): Ask {
  const ask: unknown = () => Promise.resolve(answer);
  if (!isAsk(ask)) throw new Error("Not a data layer");
  return ask;
}
