import { graphql } from "gatsby";
import { PublicationPreview } from "../blocks/PublicationPreview";
import { researchCopy } from "../config/copy";
import { groupBy } from "../lib/lists";
import { required } from "../lib/required";
import { PageHeader } from "../ui/PageHeader";
import { toPictureSource } from "../ui/pictureSource";
import { RichText } from "../ui/RichText";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { toPublicationPreview } from "./fragments";
import * as styles from "./ResearchView.module.css";

export const researchViewFragment = graphql`
  fragment ResearchView on Query {
    researchPage {
      header {
        title
        descriptionHtml: description
        backgroundGradient
        backgroundPosition
        imageURL {
          ...SquareImage
        }
        backgroundURL {
          ...WideImage
        }
      }
      catalogueNoteHtml: catalogueNote
    }
    allPublication(
      sort: [{ publicationYear: DESC }, { publicationMonth: DESC }, { paper: { title: ASC } }]
    ) {
      nodes {
        ...PublicationPreview
      }
    }
  }
`;

/** The catalogue: every paper, newest first, under its year (RES-01); whole without JavaScript. */
export function ResearchView({ researchPage, allPublication }: Queries.ResearchViewFragment) {
  const { header, catalogueNoteHtml } = required(researchPage, "ResearchPage");
  const papers = allPublication.nodes.map(toPublicationPreview);
  const years = groupBy(papers, ({ year }) => String(year));
  const shownYears = papers.map(({ year }) => year);
  const wide = toPictureSource(header.backgroundURL);
  return (
    <>
      <div className={styles.top}>
        <PageHeader
          title={header.title}
          subtitle={<RichText html={header.descriptionHtml} />}
          gradient={header.backgroundGradient}
          position={header.backgroundPosition}
          picture={wide && { wide, square: toPictureSource(header.imageURL) }}
        />
      </div>
      <div className={`page ${styles.catalogue}`}>
        <p className={styles.count}>
          <b>{papers.length}</b>{" "}
          {researchCopy.span(papers.length, Math.min(...shownYears), Math.max(...shownYears))}
        </p>
        {years.map(({ heading, items }) => (
          <section key={heading} aria-labelledby={`year-${heading}`}>
            <h2 className={styles.yearHead} id={`year-${heading}`}>
              {heading}{" "}
              <small>
                {items.length}
                <VisuallyHidden> {researchCopy.paperCount(items.length)}</VisuallyHidden>
              </small>
            </h2>
            <ol className={styles.papers}>
              {items.map((publication) => (
                <PublicationPreview key={publication.prettyURL} publication={publication} />
              ))}
            </ol>
          </section>
        ))}
        <RichText html={catalogueNoteHtml} className={styles.note} />
      </div>
    </>
  );
}
