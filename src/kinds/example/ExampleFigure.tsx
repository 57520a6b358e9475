import { type CSSProperties, Fragment, type ReactNode } from "react";
import { languageName, textDirection } from "../../lib/example/languages";
import { readMarks } from "../../lib/example/marks";
import { isObject } from "../../lib/isObject";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { figureCopy } from "./copy";
import type { Example } from "./schema";
import * as styles from "./ExampleFigure.module.css";

type Shape<Kind extends Example["kind"]> = Extract<Example, { kind: Kind }>;

const SHAPES: Readonly<Record<Example["kind"], true>> = {
  spans: true,
  weights: true,
  triples: true,
  links: true,
  classes: true,
  readings: true,
  steps: true,
};

/** An example as GraphQL hands it on; the build has parsed it. */
export const isExample = (value: unknown): value is Example =>
  isObject(value) && typeof value.kind === "string" && Object.hasOwn(SHAPES, value.kind);

interface WeightStyle extends CSSProperties {
  "--w": number;
}

/** The style that gives a shape its quantity, from 0 to 1: a thickness or a length. */
export const weighed = (weight: number): WeightStyle => ({ "--w": weight });

interface Written {
  language: string;
  text: string;
}

/** A run in its language, read in that language's direction. */
const Words = ({
  language,
  className,
  children,
}: {
  language: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <span className={className} lang={language} dir={textDirection(language)}>
    {children}
  </span>
);

/** The marked runs of a text, each with its number among them; the words between stay as they are. */
const drawMarks = (
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

const Gloss = ({
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

const Names = ({ names }: { names: readonly Written[] }) => (
  <ul className={styles.names}>
    {names.map(({ language, text }) => (
      <li key={language}>
        <Words language={language}>{text}</Words> <small>{languageName(language)}</small>
      </li>
    ))}
  </ul>
);

function Spans({ example: { rows } }: { example: Shape<"spans"> }) {
  const output = readMarks(rows[0]?.text ?? "").filter(({ mark }) => mark !== undefined);
  const isOneText = rows.every(({ label }) => label === undefined);
  return (
    <div className={styles.spans}>
      {rows.map((row) => (
        <p key={row.label ?? row.language} className={styles.row}>
          <b>{row.label ?? languageName(row.language)}</b>
          <Words language={row.language} className={styles.text}>
            {drawMarks(row, ({ text, mark, number }) => (
              <mark
                className={styles.span}
                data-part={number}
                // It lights its output and the same span of the other rows.
                // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={isOneText ? 0 : undefined}
              >
                {text}
                <small lang="en" dir="ltr">
                  <VisuallyHidden> (</VisuallyHidden>
                  {mark}
                  <VisuallyHidden>)</VisuallyHidden>
                </small>
              </mark>
            ))}
          </Words>
        </p>
      ))}
      {isOneText && (
        <ol className={styles.output} aria-label={figureCopy.output}>
          {output.map(({ text, mark = "" }, index) => (
            <li key={index} data-part={index + 1}>
              <code>{`{ "${mark}": "${text}" }`}</code>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Weights({ example }: { example: Shape<"weights"> }) {
  const scores = new Map(example.terms.map(({ label, score }) => [label, score]));
  return (
    <>
      <p>
        <Words language={example.language} className={styles.text}>
          {drawMarks(example, ({ text, mark }) => (
            <mark className={styles.weight} style={weighed(scores.get(mark) ?? 0)}>
              {text}
            </mark>
          ))}
        </Words>
      </p>
      <ol className={styles.bars} aria-label={figureCopy.output}>
        {example.terms.map(({ label, score }) => (
          <li key={label} style={weighed(score)}>
            <span>{label}</span>
            <i aria-hidden />
            <b>{score.toFixed(2)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Units of the drawing of triples. */
const LINE = 82;
const TEXT_X = 232;

function Triples({ example: { subject, lines } }: { example: Shape<"triples"> }) {
  const triples = lines.map((line) => {
    const { text = "", mark = "" } =
      readMarks(line).find((piece) => piece.mark !== undefined) ?? {};
    return { line, object: text, relation: mark };
  });
  const widest = (lines.length * LINE) / 2;
  return (
    <>
      {/* The triples below say the same in words. */}
      <svg
        className={styles.arcs}
        viewBox={`${TEXT_X - 30 - widest} 0 ${380 + widest} ${(lines.length + 1) * LINE - 10}`}
        aria-hidden
      >
        <text className={styles.subject} x={TEXT_X} y="40">
          {subject}
        </text>
        {triples.map(({ line, relation }, index) => {
          const y = 30 + (index + 1) * LINE;
          const radius = (y - 30) / 2;
          return (
            <g key={line}>
              <text x={TEXT_X} y={y + 10}>
                {readMarks(line).map(({ text, mark }, place) => (
                  <tspan key={place} className={mark === undefined ? undefined : styles.object}>
                    {text}
                  </tspan>
                ))}
              </text>
              <path d={`M${TEXT_X - 20} 30A${radius} ${radius} 0 0 0 ${TEXT_X - 20} ${y}`} />
              <circle cx={TEXT_X - 20} cy={y} r="5" />
              <text className={styles.relation} x={TEXT_X - 26} y={y + 26}>
                {relation}
              </text>
            </g>
          );
        })}
        <circle cx={TEXT_X - 20} cy="30" r="8" />
      </svg>
      <ol className={styles.triples} aria-label={figureCopy.output}>
        {triples.map(({ object, relation }) => (
          <li key={object}>
            <span>{subject}</span> <i>{relation}</i> <span>{object}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const Links = ({ example: { rows } }: { example: Shape<"links"> }) => (
  <ul className={styles.links}>
    {rows.map((row) => (
      <li key={row.text}>
        <p className={styles.mention}>
          <Words language={row.language}>
            {drawMarks(row, ({ text }) => (
              <b>{text}</b>
            ))}
          </Words>
        </p>
        <span className={styles.link} aria-hidden />
        <div className={styles.entry}>
          <p>
            <b>{row.title}</b> {row.gloss}
          </p>
          <Names names={row.names} />
        </div>
      </li>
    ))}
  </ul>
);

const Readings = ({ example: { words } }: { example: Shape<"readings"> }) => (
  <dl className={styles.readings}>
    {words.map(({ text, sense, names, others }) => (
      <div key={text} className={sense === undefined ? styles.plain : undefined}>
        <dt>{text}</dt>
        <dd>
          {sense !== undefined && <b>{sense}</b>}
          {names.length > 0 && <Names names={names} />}
          {others.length > 0 && (
            <ul className={styles.others} aria-label={figureCopy.discarded}>
              {others.map((other) => (
                <li key={other}>{other}</li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

type Step = Shape<"steps">["steps"][number];

const Steps = ({ steps, className = "" }: { steps: readonly Step[]; className?: string }) => (
  <ol className={`${styles.steps ?? ""} ${className}`}>
    {steps.map(({ label, language, text, translation, note, score }) => (
      <li key={text} style={score === undefined ? undefined : weighed(score)}>
        <span className={styles.node} aria-hidden />
        <b>
          {label}
          {score !== undefined && <span> {score.toFixed(2)}</span>}
        </b>
        <Words language={language} className={styles.text}>
          {drawMarks({ text }, ({ text: words }) => (
            <em>{words}</em>
          ))}
        </Words>
        <Gloss language={language} translation={translation} />
        {note !== undefined && <small>{note}</small>}
        {score !== undefined && <i aria-hidden />}
      </li>
    ))}
  </ol>
);

/** Texts that are told apart by their class, each a step of the scale. */
const Classes = ({ example: { texts } }: { example: Shape<"classes"> }) => (
  <Steps
    className={styles.classes ?? ""}
    steps={texts.map((text, index) => ({ ...text, label: figureCopy.classes[index] ?? "" }))}
  />
);

/** An example, drawn at build from its record alone; text first, arcs only where words meet. */
export function ExampleFigure({ example }: { example: Example }) {
  switch (example.kind) {
    case "spans":
      return <Spans example={example} />;
    case "weights":
      return <Weights example={example} />;
    case "triples":
      return <Triples example={example} />;
    case "links":
      return <Links example={example} />;
    case "classes":
      return <Classes example={example} />;
    case "readings":
      return <Readings example={example} />;
    case "steps":
      return <Steps steps={example.steps} />;
  }
}
