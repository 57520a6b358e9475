import { createContext, Fragment, useContext, type CSSProperties, type ReactNode } from "react";
import { getLanguageName } from "../../lib/example/languages";
import { readMarks } from "../../lib/example/marks";
import { getSenseColour } from "../../lib/senses";
import { Lang } from "../../ui/Lang";
import * as figures from "./figures.module.css";

/** Returns an item's colour as a style; undefined if the item keeps the figure's colour. */
export const getHueStyle = (index: number): CSSProperties | undefined =>
  index > 0 ? { "--c": getSenseColour([3, 2, 4][index - 1] ?? index) } : undefined;

interface MarkedRun {
  text: string;
  mark: string;
  number: number;
}

/** Text with its marked runs. `hueOf`: colour index for `getHueStyle`. `draw`: custom rendering. */
export function Marked({
  language = "en",
  text,
  className,
  hueOf,
  draw = (run) => <mark style={hueOf && getHueStyle(hueOf(run.mark))}>{run.text}</mark>,
}: {
  language?: string;
  text: string;
  className?: string | undefined;
  hueOf?: (mark: string) => number;
  draw?: (run: MarkedRun) => ReactNode;
}) {
  let number = 0;
  return (
    <Lang language={language} className={className}>
      {readMarks(text).map(({ text: run, mark }, index) => (
        <Fragment key={index}>
          {mark === undefined ? run : draw({ text: run, mark, number: ++number })}
        </Fragment>
      ))}
    </Lang>
  );
}

/** Row of dots for a count out of a total; a string selects the style of its dot. */
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
      {getLanguageName(language)}: <i>{translation}</i>
    </small>
  );

/** True if the page shows the output, so that parts of the figure link to it. */
export const OutputBeside = createContext(false);

/** Links a part of the figure to its output line; without output, returns the children. */
export function SpanLink({ part, children }: { part: number; children: ReactNode }) {
  return useContext(OutputBeside) ? <a href={`#output-${part}`}>{children}</a> : children;
}
