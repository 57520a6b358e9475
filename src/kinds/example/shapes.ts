import { isObject } from "../../lib/isObject";
import type { Example } from "./schema";

/** Example of one kind. */
export type Shape<Kind extends Example["kind"]> = Extract<Example, { kind: Kind }>;

/** Kinds of figures on solution pages; every other kind has its own product page. */
export const SHARED_KINDS = ["spans", "weights", "triples", "links", "steps"] as const;

/**
 * True if a GraphQL value is an example of one of these kinds. Checks only `kind`, because the
 * build has validated the rest.
 */
export const isShape = <Kind extends Example["kind"]>(
  value: unknown,
  kinds: readonly Kind[],
): value is Shape<Kind> => isObject(value) && kinds.some((kind) => kind === value.kind);
