import { isObject } from "../../lib/json";
import type { Example } from "./schema";

export type Shape<Kind extends Example["kind"]> = Extract<Example, { kind: Kind }>;

/** Kinds of figures for solution and product pages; other kinds are for product pages only. */
export const SHARED_KINDS = ["spans", "weights", "triples", "links", "steps"] as const;

/** True if a GraphQL value is an example. Checks only `kind`, because the build validates all. */
export const isExample = (value: unknown): value is Example => isObject(value) && "kind" in value;

export const isShape = <Kind extends Example["kind"]>(
  value: unknown,
  kinds: readonly Kind[],
): value is Shape<Kind> => isExample(value) && kinds.some((kind) => kind === value.kind);
