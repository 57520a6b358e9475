import { ArcItem, arcsClass } from "../../blocks/research/Arc";
import { publicationCopy } from "../../copy/publicationCopy";
import type { Neighbours } from "../../lib/neighbours";
import { getSenseColour } from "../../lib/senses";
import { toTopicKey } from "../../lib/research/topic";
import { publicationPath } from "../../routes/paths";
import { filteredPath } from "../../routes/researchQuery";
import { ArrowLink } from "../../ui/Button";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./PaperNeighbours.module.css";

export interface PaperNeighboursProps {
  neighbours: Neighbours;
  papers: ReadonlyMap<string, Queries.PublicationViewNearFragment>;
}

/** Nearest papers with the reason for each; an arc's width shows the number of things in common. */
export function PaperNeighbours({ neighbours, papers }: PaperNeighboursProps) {
  const { people, question } = neighbours;
  if (people.length + question.length === 0) return null;
  const groups = [
    // The row numbers include the figure's head and each list's heading.
    { kind: "people", title: publicationCopy.samePeople, rows: people, firstRow: 3, sense: 2 },
    {
      kind: "question",
      title: publicationCopy.sameTopic,
      rows: question,
      firstRow: people.length === 0 ? 3 : people.length + 4,
      sense: 3,
    },
  ].filter(({ rows }) => rows.length > 0);
  const topic = question[0]?.common[0];
  const most = Math.max(...[...people, ...question].map(({ common }) => common.length));
  return (
    <section aria-labelledby="neighbours">
      <h2 id="neighbours">{publicationCopy.neighbours}</h2>
      <p className={styles.intro}>{publicationCopy.closest}</p>
      <figure aria-labelledby="neighbours" className={`${styles.figure} ${arcsClass}`}>
        <p className={styles.head}>{publicationCopy.thisPaper}</p>
        {groups.map(({ kind, title, rows, firstRow, sense }) => (
          <div key={kind} className={styles.group} style={{ color: getSenseColour(sense) }}>
            <h3 id={`neighbours-${kind}`}>{title}</h3>
            <ol aria-labelledby={`neighbours-${kind}`}>
              {rows.map(({ prettyURL, common }, index) => {
                const paper = papers.get(prettyURL);
                return (
                  paper && (
                    <ArcItem
                      key={prettyURL}
                      row={firstRow + index}
                      width={0.8 + common.length * 0.8}
                      share={common.length / most}
                    >
                      <SmartLink to={publicationPath(prettyURL)}>
                        <b>{paper.paper.title}</b>
                        <small className="hint">
                          {common.join(", ")} · {paper.conference}
                        </small>
                      </SmartLink>
                    </ArcItem>
                  )
                );
              })}
            </ol>
          </div>
        ))}
      </figure>
      {topic !== undefined && (
        <ArrowLink to={filteredPath({ topics: [toTopicKey(topic)] })}>
          {publicationCopy.allOn(topic)}
        </ArrowLink>
      )}
    </section>
  );
}
