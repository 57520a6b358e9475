import { graphql, navigate } from "gatsby";
import { useMemo } from "react";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { Explorer } from "../../blocks/research/Explorer";
import { researchCopy } from "../../copy/researchCopy";
import { useQueryString } from "../../hooks/useQueryString";
import { assertDefined } from "../../lib/assertDefined";
import { CITATION_FILE_TYPES, catalogueCitationPath } from "../../routes/researchFiles";
import { PageHeader } from "../../ui/PageHeader";
import { RichText } from "../../ui/RichText";
import { toJoinedPerson, toPublicationPreview } from "../../blocks/fragments";
import * as styles from "./ResearchView.module.css";

export const researchViewFragment = graphql`
  fragment ResearchView on Query {
    researchPage {
      header {
        title
        descriptionHtml: description
        backgroundGradient
        backgroundPosition
      }
      closing {
        ...ClosingBand
      }
      catalogueNoteHtml: catalogueNote
    }
    allPublication(
      sort: [{ publicationYear: DESC }, { publicationMonth: DESC }, { paper: { title: ASC } }]
    ) {
      nodes {
        ...PublicationPreview
        venueId
      }
    }
    allAuthor(sort: { jsonId: ASC }) {
      nodes {
        ...JoinedPerson
      }
    }
  }
`;

export interface ResearchViewProps extends Queries.ResearchViewFragment {
  /** The query string of the address; it is the only state of the explorer. */
  search: string;
}

/** The catalogue: every paper, newest first, under its year, to be searched and filtered. */
export function ResearchView({
  researchPage,
  allPublication,
  allAuthor,
  search,
}: ResearchViewProps) {
  const { header, closing, catalogueNoteHtml } = assertDefined(researchPage, "ResearchPage");
  const queryString = useQueryString(search);
  const papers = useMemo(() => allPublication.nodes.map(toPublicationPreview), [allPublication]);
  const people = useMemo(() => allAuthor.nodes.map(toJoinedPerson), [allAuthor]);
  return (
    <>
      <div className={styles.top}>
        <PageHeader
          title={header.title}
          subtitle={<RichText html={header.descriptionHtml} />}
          gradient={header.backgroundGradient}
          position={header.backgroundPosition}
        />
      </div>
      <div className={`page ${styles.catalogue}`}>
        {/* The page as built knows no query: its first render is the whole list. */}
        {papers.length === 0 ? (
          <p>{researchCopy.none}</p>
        ) : (
          <Explorer
            papers={papers}
            people={people}
            queryString={queryString}
            onNavigate={(path, replace) => {
              navigate(path, { replace });
            }}
          />
        )}
        <div className={styles.foot}>
          <RichText html={catalogueNoteHtml} className={styles.note} />
          <p className={styles.files}>
            {researchCopy.wholeCatalogue}{" "}
            {CITATION_FILE_TYPES.map((type) => (
              <a key={type} href={catalogueCitationPath(type)} target="_blank" download>
                .{type}
              </a>
            ))}
          </p>
        </div>
      </div>
      <ClosingBand
        closing={closing}
        gradient={header.backgroundGradient}
        position="bg_position_7"
      />
    </>
  );
}
