import type { ReactNode } from "react";
import { getLanguageName } from "../../lib/example/languages";
import { Lang } from "../../ui/Lang";
import { figureCopy } from "./copy";
import { SpanLink } from "./parts";
import type { Shape } from "./shapes";
import * as styles from "./PipelineFigure.module.css";

type Line = Shape<"pipeline">["lines"][number];

const renderTokens = ({ tokens }: Line, show: (token: Line["tokens"][number]) => ReactNode) =>
  tokens.map((token, index) => <td key={index}>{show(token)}</td>);

/** Functions that render the cells of a stage, in the order of `figureCopy.stages`. */
const STAGES: readonly ((line: Line, part: number) => ReactNode)[] = [
  ({ language, text, translation, tokens }, part) => (
    <td colSpan={tokens.length}>
      <SpanLink part={part}>
        <Lang language={language}>{text}</Lang>
      </SpanLink>
      {translation !== undefined && <small lang="en">{translation}</small>}
    </td>
  ),
  ({ language, score, tokens }) => (
    <td colSpan={tokens.length} lang="en">
      <b>{getLanguageName(language)}</b> {score.toFixed(2)}
    </td>
  ),
  (line) => renderTokens(line, ({ text }) => text),
  (line) => renderTokens(line, ({ text, lemma }) => (text === lemma ? lemma : <b>{lemma}</b>)),
  (line) => renderTokens(line, ({ tag }) => <small lang="en">{tag}</small>),
];

/** Pipeline output: a column per token, a row per stage. Languages and changed lemmas are bold. */
export const PipelineFigure = ({ lines }: Shape<"pipeline">) => (
  <div className={styles.root}>
    {lines.map((line, index) => (
      <table
        key={line.text}
        lang={line.language}
        data-part={index + 1}
        style={{ "--tokens": line.tokens.length }}
      >
        <tbody>
          {STAGES.map((show, stage) => (
            <tr key={stage}>
              <th scope="row" lang="en">
                {figureCopy.stages[stage]?.name}{" "}
                {index === 0 && <small>{figureCopy.stages[stage]?.note}</small>}
              </th>
              {show(line, index + 1)}
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
);
