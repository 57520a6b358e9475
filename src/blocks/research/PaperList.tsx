import { Suspense } from "react";
import { researchCopy } from "../../copy/researchCopy";
import type { PaperGroup } from "../../lib/research/groupPapers";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { PublicationPreview } from "../PublicationPreview/PublicationPreview";
import * as styles from "./PaperList.module.css";

/** Papers under their years, with the number of each. */
export const PaperList = ({ groups }: { groups: readonly PaperGroup[] }) =>
  groups.map(({ year, papers }) => {
    const key = year === null ? "title" : String(year);
    return (
      <Suspense key={key} fallback={null}>
        <section aria-labelledby={`papers-${key}`}>
          <h2 className={styles.heading} id={`papers-${key}`}>
            {year ?? researchCopy.byTitle}{" "}
            <small>
              {papers.length}
              <VisuallyHidden> {researchCopy.paperCount(papers.length)}</VisuallyHidden>
            </small>
          </h2>
          <ol className={styles.papers}>
            {papers.map((publication) => (
              <PublicationPreview key={publication.prettyURL} publication={publication} />
            ))}
          </ol>
        </section>
      </Suspense>
    );
  });
