import { Suspense } from "react";
import { researchCopy } from "../../copy/researchCopy";
import type { PaperGroup } from "../../lib/research/groupPapers";
import { PublicationPreview } from "../PublicationPreview/PublicationPreview";
import * as styles from "./PaperList.module.css";

/** The first papers of a list, under their years with the number that each year has in all. */
export const PaperList = ({ groups, limit }: { groups: readonly PaperGroup[]; limit: number }) =>
  groups.map(({ year, papers }, index) => {
    const before = groups.slice(0, index).reduce((sum, group) => sum + group.papers.length, 0);
    if (before >= limit) return null;
    const key = year === null ? "title" : String(year);
    return (
      <Suspense key={key} fallback={null}>
        <section aria-labelledby={`papers-${key}`}>
          <h2 className={styles.heading} id={`papers-${key}`}>
            {year ?? researchCopy.byTitle}{" "}
            <small>
              {papers.length} {researchCopy.paperCount(papers.length)}
            </small>
          </h2>
          <ol className={styles.papers}>
            {papers.slice(0, limit - before).map((publication) => (
              <PublicationPreview key={publication.prettyURL} publication={publication} />
            ))}
          </ol>
        </section>
      </Suspense>
    );
  });
