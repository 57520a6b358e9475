import { ArcLines } from "../../blocks/ArcLines/ArcLines";
import { getLanguageName } from "../../lib/example/languages";
import { parseMarks } from "../../lib/example/marks";
import { Lang } from "../../ui/Lang";
import { figureCopy } from "./copy";
import { Gloss, getHueStyle, Marked, SpanLink } from "./parts";
import type { SHARED_KINDS, Shape } from "./shapes";
import * as figures from "./figures.module.css";
import * as styles from "./ExampleFigure.module.css";

function Spans({ example: { rows } }: { example: Shape<"spans"> }) {
  const isOneText = rows.every(({ label }) => label === undefined);
  return (
    <div className={`${figures.lights} ${styles.rows}`}>
      {rows.map((row) => (
        <p key={row.label ?? row.language} className={styles.row}>
          <small>{row.label ?? getLanguageName(row.language)}</small>
          <Marked
            {...row}
            draw={({ text, mark, number }) => (
              <mark className={styles.span} data-part={number}>
                {text}
                <small lang="en" dir="ltr">
                  <span className="srOnly"> (</span>
                  {mark}
                  <span className="srOnly">)</span>
                </small>
              </mark>
            )}
          />
        </p>
      ))}
      {isOneText && (
        <ol className={styles.output} aria-label={figureCopy.output}>
          {parseMarks(rows[0]?.text ?? "").map(({ text, mark }, index) => (
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
    style: { "--w": term.score, ...getHueStyle(groups.indexOf(term.group)) },
  }));
  return (
    <>
      <p>
        <Marked
          {...example}
          className={styles.text}
          draw={({ text, mark }) => {
            const { part, style } = terms.find(({ label }) => label === mark) ?? {};
            return (
              <mark className={styles.weight} style={style} data-part={part}>
                {text}
              </mark>
            );
          }}
        />
      </p>
      <div className={styles.groups}>
        {groups.map((group = figureCopy.output, index) => (
          <section key={group}>
            {groups.length > 1 && <h2 style={getHueStyle(index)}>{group}</h2>}
            <ol aria-label={group}>
              {terms
                .filter((term) => term.group === groups[index])
                .map(({ label, score, part, style }) => (
                  <li key={label} style={style} data-part={part}>
                    <span className={styles.weight}>
                      <SpanLink part={part}>{label}</SpanLink>
                    </span>
                    <small>{score.toFixed(2)}</small>
                    <i className={styles.bar} aria-hidden />
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

const Triples = ({ example: { subject, lines } }: { example: Shape<"triples"> }) => (
  <div className={styles.triples}>
    <ArcLines
      rows={[
        { key: subject, text: subject },
        ...lines.map((line) => ({
          key: line,
          text: <Marked text={line} />,
          note: parseMarks(line)[0]?.mark,
        })),
      ]}
    />
  </div>
);

const Links = ({ example: { rows } }: { example: Shape<"links"> }) => (
  <ul className={styles.links}>
    {rows.map((row, index) => (
      <li key={row.text} data-part={index + 1} data-related={row.relation !== undefined}>
        <p className={styles.mention}>
          <Marked
            {...row}
            draw={({ text }) => (
              <mark>
                <SpanLink part={index + 1}>{text}</SpanLink>
              </mark>
            )}
          />
          {row.source !== undefined && <small>{row.source}</small>}
        </p>
        <span className={styles.link} aria-hidden={row.relation === undefined}>
          <i>{row.relation}</i>
        </span>
        <div className={styles.entry}>
          <p>
            <b>{row.title}</b> {row.gloss}
          </p>
          <ul>
            {row.names.map(({ language, text }) => (
              <li key={language}>
                <Lang language={language}>{text}</Lang> <small>{getLanguageName(language)}</small>
              </li>
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ul>
);

function Steps({ example: { steps, query } }: { example: Shape<"steps"> }) {
  const asked = parseMarks(query?.text ?? "");
  const hueOf = (mark: string) => asked.findIndex(({ text }) => text === mark);
  return (
    <>
      {query && (
        <dl data-query="">
          {asked.map(({ text, mark }, index) => (
            <div key={text} style={getHueStyle(index)}>
              <dt>
                <Lang language={query.language}>{text}</Lang>
              </dt>
              <dd>{mark}</dd>
            </div>
          ))}
        </dl>
      )}
      <ol className={styles.steps}>
        {steps.map(({ label, translation, note, score, isLeftOut, ...text }, index) => (
          <li
            key={text.text}
            className={figures.stop}
            data-part={index + 1}
            data-left-out={isLeftOut}
            style={{ "--w": score }}
          >
            <b>
              <SpanLink part={index + 1}>{label}</SpanLink>
              {score !== undefined && <span> {score.toFixed(2)}</span>}
            </b>
            <Marked {...text} className={styles.text} hueOf={hueOf} />
            {query ? (
              <small>{translation}</small>
            ) : (
              <Gloss language={text.language} translation={translation} />
            )}
            {note !== undefined && <small>{note}</small>}
            {score !== undefined && <i className={styles.bar} aria-hidden />}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Figure of an example, for the kinds that solution and product pages share. */
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
    case "steps":
      return <Steps example={example} />;
  }
}
