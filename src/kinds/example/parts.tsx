import { createContext, Fragment, useContext, type CSSProperties, type ReactNode } from "react";
import { languageName } from "../../lib/example/languages";
import { readMarks } from "../../lib/example/marks";
import { senseColour } from "../../lib/senseColour";
import { Words } from "../../ui/Words";
import * as figures from "./figures.module.css";

/** The style that tells the second thing and those after it from the first, which has the figure's colour. */
export const hued = (index: number): CSSProperties | undefined =>
  index > 0 ? { "--c": senseColour([3, 2, 4][index - 1] ?? index) } : undefined;

/** A marked run of a text, and its number among them. */
interface MarkedRun {
  text: string;
  mark: string;
  number: number;
}

/** A text in its language; `draw` draws its marked runs, else each stands out, in the hue of its mark. */
export function Marked({
  language = "en",
  text,
  className,
  hueOf,
  draw = (run) => <mark style={hueOf && hued(hueOf(run.mark))}>{run.text}</mark>,
}: {
  language?: string;
  text: string;
  className?: string | undefined;
  hueOf?: (mark: string) => number;
  draw?: (run: MarkedRun) => ReactNode;
}) {
  let number = 0;
  return (
    <Words language={language} className={className}>
      {readMarks(text).map(({ text: words, mark }, index) => (
        <Fragment key={index}>
          {mark === undefined ? words : draw({ text: words, mark, number: ++number })}
        </Fragment>
      ))}
    </Words>
  );
}

/** So many of all, each a dot; a word in place of true is what the dot stands for. */
export const Dots = ({ on }: { on: readonly (boolean | string)[] }) => (
  <span className={figures.dots} aria-hidden>
    {on.map((state, index) => (
      <i key={index} data-on={state} />
    ))}
  </span>
);

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
  return useContext(OutputBeside) ? <a href={`#output-${part}`}>{children}</a> : children;
}
