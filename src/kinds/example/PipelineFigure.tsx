import type { ReactNode } from "react";
import { languageName } from "../../lib/example/languages";
import { Words } from "../../ui/Words";
import { figureCopy } from "./copy";
import { PartLink } from "./parts";
import type { Shape } from "./shapes";
import * as figures from "./figures.module.css";
import * as styles from "./PipelineFigure.module.css";

type Line = Shape<"pipeline">["lines"][number];

/** The words of a line, each with what a station says of it. */
const tokens = (line: Line, say?: (token: Line["tokens"][number]) => ReactNode) => (
  <ol lang={line.language}>
    {line.tokens.map((token, index) => (
      <li key={index}>
        {token.text}
        {say?.(token)}
      </li>
    ))}
  </ol>
);

/** What each station shows of a line. */
const STATIONS: readonly ((line: Line, part: number) => ReactNode)[] = [
  ({ language, text, translation }, part) => (
    <>
      <PartLink part={part}>
        <Words language={language}>{text}</Words>
      </PartLink>
      {translation !== undefined && <small>{translation}</small>}
    </>
  ),
  ({ language, score }) => `${languageName(language) ?? ""} ${score.toFixed(2)}`,
  (line) => tokens(line),
  (line) => tokens(line, ({ text, lemma }) => text !== lemma && <small>{lemma}</small>),
  (line) => tokens(line, ({ entity }) => entity && <small lang="en">{entity}</small>),
];

/** Lines of text as they pass the stations of a pipeline, from above. */
export const PipelineFigure = ({ example: { lines } }: { example: Shape<"pipeline"> }) => (
  <ol className={styles.root}>
    {STATIONS.map((show, index) => (
      <li key={index} className={figures.stop}>
        <h2>
          {figureCopy.stations[index]?.name}
          <small>{figureCopy.stations[index]?.note}</small>
        </h2>
        <ul>
          {lines.map((line, place) => (
            <li key={line.text} data-part={place + 1}>
              {show(line, place + 1)}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
