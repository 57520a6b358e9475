import { createContext, Fragment, useContext, type ReactNode } from "react";
import { languageName } from "../../lib/example/languages";
import { readMarks } from "../../lib/example/marks";
import { isObject } from "../../lib/isObject";
import type { Example } from "./schema";

/** The example that figures of one kind draw. */
export type Shape<Kind extends Example["kind"]> = Extract<Example, { kind: Kind }>;

/** The shapes that pages of solutions show; each of the others has a page of its own for its product. */
export const SHARED_KINDS = [
  "spans",
  "weights",
  "triples",
  "links",
  "classes",
  "readings",
  "steps",
] as const;

/** Whether a value is an example of one of these kinds, as GraphQL hands it on; the build has parsed it. */
export const isShape = <Kind extends Example["kind"]>(
  value: unknown,
  kinds: readonly Kind[],
): value is Shape<Kind> => isObject(value) && kinds.some((kind) => kind === value.kind);

export interface Written {
  language: string;
  text: string;
}

/** The marked runs of a text, each with its number among them; the words between stay as they are. */
export const drawMarks = (
  { text }: { text: string },
  draw: (run: { text: string; mark: string; number: number }) => ReactNode,
): ReactNode[] => {
  let number = 0;
  return readMarks(text).map(({ text: words, mark }, index) => (
    <Fragment key={index}>
      {mark === undefined ? words : draw({ text: words, mark, number: ++number })}
    </Fragment>
  ));
};

export const Gloss = ({
  language,
  translation,
}: {
  language: string;
  translation?: string | undefined;
}) =>
  translation === undefined ? null : (
    <small>
      {languageName(language)}: <i>{translation}</i>
    </small>
  );

/** Whether the output stands beside the figure, so that its parts lead there. */
export const OutputBeside = createContext(false);

/**
 * Words that lead to their line of the output, where it stands beside the figure. Point at the
 * element around them that carries the same number as `data-part`, and both light up.
 */
export function PartLink({ part, children }: { part: number; children: ReactNode }) {
  return useContext(OutputBeside) ? <a href={`#output-${String(part)}`}>{children}</a> : children;
}
