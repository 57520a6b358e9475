import { isObject } from "../../lib/isObject";
import type { Example } from "./schema";

/** The example that figures of one kind draw. */
export type Shape<Kind extends Example["kind"]> = Extract<Example, { kind: Kind }>;

/** The shapes that pages of solutions show; each of the others has a page of its own for its product. */
export const SHARED_KINDS = ["spans", "weights", "triples", "links", "steps"] as const;

/** Whether a value is an example of one of these kinds, as GraphQL hands it on; the build has parsed it. */
export const isShape = <Kind extends Example["kind"]>(
  value: unknown,
  kinds: readonly Kind[],
): value is Shape<Kind> => isObject(value) && kinds.some((kind) => kind === value.kind);
