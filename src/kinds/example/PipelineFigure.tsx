import type { ReactNode } from "react";
import { languageName } from "../../lib/example/languages";
import { Words } from "../../ui/Words";
import { workCopy } from "./workCopy";
import { PartLink, type Shape } from "./parts";
import * as styles from "./PipelineFigure.module.css";

type Line = Shape<"pipeline">["lines"][number];
type Token = Line["tokens"][number];

/** The words of a line, each with what a station says of it. */
const Tokens = ({
  line,
  say,
}: {
  line: Line;
  say?: ((token: Token) => { text: string; language: string } | undefined) | undefined;
}) => (
  <ol lang={line.language}>
    {line.tokens.map((token, index) => {
      const said = say?.(token);
      return (
        <li key={index} data-said={said !== undefined}>
          {token.text}
          {said && <small lang={said.language}>{said.text}</small>}
        </li>
      );
    })}
  </ol>
);

/** What each station shows of a line. */
const STATIONS: readonly ((line: Line, part: number) => ReactNode)[] = [
  (line, part) => (
    <PartLink part={part}>
      <Words language={line.language}>{line.text}</Words>
    </PartLink>
  ),
  ({ language, score }) => (
    <>
      <b>{languageName(language)}</b> {score.toFixed(2)}
    </>
  ),
  (line) => <Tokens line={line} />,
  (line) => (
    <Tokens
      line={line}
      say={({ text, lemma }) =>
        text === lemma ? undefined : { text: lemma, language: line.language }
      }
    />
  ),
  (line) => (
    <Tokens
      line={line}
      say={({ entity }) => (entity === undefined ? undefined : { text: entity, language: "en" })}
    />
  ),
];

/** Lines of text as they pass the stations of a pipeline, from above. */
export const PipelineFigure = ({ example: { lines } }: { example: Shape<"pipeline"> }) => (
  <table className={styles.root}>
    <tbody>
      {STATIONS.map((show, index) => (
        <tr key={index}>
          <th scope="row">
            {workCopy.stations[index]?.name}
            <small>{workCopy.stations[index]?.note}</small>
          </th>
          {lines.map((line, place) => (
            <td key={line.text} data-part={place + 1}>
              {show(line, place + 1)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
