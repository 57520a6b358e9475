import { languageName } from "../../lib/example/languages";
import { marked, readMarks } from "../../lib/example/marks";
import { hued, weighed } from "../../lib/example/weighed";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Words } from "../../ui/Words";
import { figureCopy } from "./copy";
import { drawMarks, Gloss, PartLink, type SHARED_KINDS, type Shape, type Written } from "./parts";
import * as styles from "./ExampleFigure.module.css";

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
  const output = marked(rows[0]?.text ?? "");
  const isOneText = rows.every(({ label }) => label === undefined);
  return (
    <div className={styles.spans}>
      {rows.map((row) => (
        <p key={row.label ?? row.language} className={styles.row}>
          <small>{row.label ?? languageName(row.language)}</small>
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
          {output.map(({ text, mark }, index) => (
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
  const groups = [...new Set(example.terms.map(({ group }) => group))];
  const terms = example.terms.map((term, index) => ({
    ...term,
    part: index + 1,
    style: { ...weighed(term.score), ...hued(groups.indexOf(term.group)) },
  }));
  return (
    <>
      <p>
        <Words language={example.language} className={styles.text}>
          {drawMarks(example, ({ text, mark }) => {
            const { part, style } = terms.find(({ label }) => label === mark) ?? {};
            return (
              <mark className={styles.weight} style={style} data-part={part}>
                {text}
              </mark>
            );
          })}
        </Words>
      </p>
      <div data-groups={groups.length > 1 ? "" : undefined}>
        {groups.map((group = figureCopy.output, index) => (
          <section key={group}>
            {groups.length > 1 && <h2 style={hued(index)}>{group}</h2>}
            <ol className={styles.bars} aria-label={group}>
              {terms
                .filter((term) => term.group === groups[index])
                .map(({ label, score, part, style }) => (
                  <li key={label} style={style} data-part={part}>
                    <span>
                      <PartLink part={part}>{label}</PartLink>
                    </span>
                    <i aria-hidden />
                    <b>{score.toFixed(2)}</b>
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

/** Units of the drawing of triples. */
const LINE = 82;
const TEXT_X = 232;

function Triples({ example: { subject, lines } }: { example: Shape<"triples"> }) {
  const triples = lines.map((line) => {
    const [{ text, mark } = { text: "", mark: "" }] = marked(line);
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
    {rows.map((row, index) => (
      <li key={row.text} data-part={index + 1}>
        <p className={styles.mention}>
          <Words language={row.language}>
            {drawMarks(row, ({ text }) => (
              <b>
                <PartLink part={index + 1}>{text}</PartLink>
              </b>
            ))}
          </Words>
          {row.source !== undefined && <small>{row.source}</small>}
        </p>
        {row.relation === undefined ? (
          <span className={styles.link} aria-hidden />
        ) : (
          <span className={styles.link}>
            <i>{row.relation}</i>
          </span>
        )}
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

const Steps = ({
  steps,
  query = "",
  className = "",
}: {
  steps: readonly Step[];
  query?: string | undefined;
  className?: string;
}) => {
  const asked = marked(query);
  return (
    <>
      {asked.length > 0 && (
        <dl data-query="">
          {asked.map(({ text, mark }, index) => (
            <div key={text} style={hued(index)}>
              <dt>{text}</dt>
              <dd>{mark}</dd>
            </div>
          ))}
        </dl>
      )}
      <ol className={`${styles.steps ?? ""} ${className}`} data-found={asked.length > 0}>
        {steps.map(({ label, language, text, translation, note, score, isLeftOut }, index) => (
          <li
            key={text}
            data-part={index + 1}
            data-left-out={isLeftOut}
            style={score === undefined ? undefined : weighed(score)}
          >
            <span className={styles.node} aria-hidden />
            <b>
              <PartLink part={index + 1}>{label}</PartLink>
              {score !== undefined && <span> {score.toFixed(2)}</span>}
            </b>
            <Words language={language} className={styles.text}>
              {drawMarks({ text }, ({ text: words, mark }) => (
                <em style={hued(asked.findIndex((word) => word.text === mark))}>{words}</em>
              ))}
            </Words>
            {asked.length === 0 ? (
              <Gloss language={language} translation={translation} />
            ) : (
              <small>{translation}</small>
            )}
            {note !== undefined && <small>{note}</small>}
            {score !== undefined && <i aria-hidden />}
          </li>
        ))}
      </ol>
    </>
  );
};

/** Texts that are told apart by their class, each a step of the scale. */
const Classes = ({ example: { texts } }: { example: Shape<"classes"> }) => (
  <Steps
    className={styles.classes ?? ""}
    steps={texts.map((text, index) => ({ ...text, label: figureCopy.classes[index] ?? "" }))}
  />
);

/** An example, drawn at build from its record alone; text first, arcs only where words meet. */
export function ExampleFigure({ example }: { example: Shape<(typeof SHARED_KINDS)[number]> }) {
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
      return <Steps steps={example.steps} query={example.query} />;
  }
}
