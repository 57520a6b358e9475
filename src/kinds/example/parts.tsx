import { createContext, Fragment, useContext, type CSSProperties, type ReactNode } from "react";
import { getLanguageName } from "../../lib/example/languages";
import { readMarks } from "../../lib/example/marks";
import { getSenseColour } from "../../lib/senses";
import { Lang } from "../../ui/Lang";
import * as figures from "./figures.module.css";

/** Colour for every item after the first; the first keeps the figure's colour. */
export const getHueClass = (index: number): CSSProperties | undefined =>
  index > 0 ? { "--c": getSenseColour([3, 2, 4][index - 1] ?? index) } : undefined;

interface MarkedRun {
  text: string;
  mark: string;
  number: number;
}

/**
 * Text with its language set. Highlights marked runs in the colour of `hueOf`; `draw` overrides the
 * rendering.
 */
export function Marked({
  language = "en",
  text,
  className,
  hueOf,
  draw = (run) => <mark style={hueOf && getHueClass(hueOf(run.mark))}>{run.text}</mark>,
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

/**
 * Row of dots that shows a count out of a total. A string in place of `true` selects the dot's
 * style.
 */
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

/** True if the output is next to the figure, so that parts link to it. */
export const OutputBeside = createContext(false);

/**
 * Links text to its line of the output, if the output is shown.
 * Give the surrounding element the same number as `data-part`; hovering then highlights both.
 */
export function SpanLink({ part, children }: { part: number; children: ReactNode }) {
  return useContext(OutputBeside) ? <a href={`#output-${part}`}>{children}</a> : children;
}
