import { ArcItem, arcsClass } from "../../blocks/research/Arc";
import { publicationCopy } from "../../copy/publicationCopy";
import type { PaperRelations } from "../../lib/relatedPapers";
import { getSenseColour } from "../../lib/senses";
import { toTopicKey } from "../../lib/topic";
import { publicationPath } from "../../routes/paths";
import { filteredPath } from "../../routes/researchQuery";
import { ArrowLink } from "../../ui/Button";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./RelatedPapers.module.css";

export interface RelatedPapersProps {
  relations: PaperRelations;
  papers: ReadonlyMap<string, Queries.PublicationViewRelatedFragment>;
}

/** Nearest papers with the reason for each; an arc's width shows the number of things in common. */
export function RelatedPapers({ relations, papers }: RelatedPapersProps) {
  const { byAuthor, byTopic } = relations;
  if (byAuthor.length + byTopic.length === 0) return null;
  const groups = [
    // The row numbers include the figure's head and each list's heading.
    { kind: "by-author", title: publicationCopy.samePeople, rows: byAuthor, firstRow: 3, sense: 2 },
    {
      kind: "by-topic",
      title: publicationCopy.sameTopic,
      rows: byTopic,
      firstRow: byAuthor.length === 0 ? 3 : byAuthor.length + 4,
      sense: 3,
    },
  ].filter(({ rows }) => rows.length > 0);
  const topic = byTopic[0]?.common[0];
  const most = Math.max(...[...byAuthor, ...byTopic].map(({ common }) => common.length));
  return (
    <section aria-labelledby="related">
      <h2 id="related">{publicationCopy.related}</h2>
      <p className={styles.intro}>{publicationCopy.closest}</p>
      <figure aria-labelledby="related" className={`${styles.figure} ${arcsClass}`}>
        <p className={styles.head}>{publicationCopy.thisPaper}</p>
        {groups.map(({ kind, title, rows, firstRow, sense }) => (
          <div key={kind} className={styles.group} style={{ color: getSenseColour(sense) }}>
            <h3 id={`related-${kind}`}>{title}</h3>
            <ol aria-labelledby={`related-${kind}`}>
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
