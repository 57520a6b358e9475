import { graphql, navigate } from "gatsby";
import { useMemo } from "react";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { CitationFiles } from "../../blocks/research/CitationFiles";
import { Explorer, useExplorer } from "../../blocks/research/Explorer";
import { TopicYears } from "../../blocks/research/TopicYears";
import { researchCopy } from "../../copy/researchCopy";
import { useQueryString } from "../../hooks/useHydrated";
import { assertDefined } from "../../lib/errors";
import { LISTED_PAPERS } from "../../lib/limits";
import { ALL, chooseTopicYear } from "../../blocks/research/topicYears";
import type { ExplorerPaper } from "../../blocks/research/paperIndex";
import { formatMonth } from "../../lib/text";
import { researchPath, researchYearPath } from "../../routes/paths";
import { researchListPath } from "../../routes/researchQuery";
import { catalogueCitationPath } from "../../routes/files";
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
    # A year's page has the papers of that year only; without a year the filter is empty.
    allPublication(
      filter: { publicationYear: { eq: $year } }
      sort: [{ publicationYear: DESC }, { publicationMonth: DESC }, { paper: { title: ASC } }]
    ) {
      nodes {
        ...PublicationPreview
        venueId
        note
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
  search: string;
  year?: string | undefined;
}

function Counts({ papers }: { papers: readonly ExplorerPaper[] }) {
  const people = new Set(
    papers.flatMap(({ authors }) => authors.map(({ slug, name }) => slug ?? name)),
  );
  const [to = "", from = ""] = [papers.at(0), papers.at(-1)].map(
    (paper) => paper && formatMonth(paper.year, paper.month),
  );
  return <p>{researchCopy.catalogue(papers.length, people.size, from, to)}</p>;
}

/** The catalogue: all papers, newest first, grouped by year, with search and filters. */
export function ResearchView({
  researchPage,
  allPublication,
  allAuthor,
  search,
  year,
}: ResearchViewProps) {
  const { header, closing, catalogueNoteHtml } = assertDefined(researchPage, "ResearchPage");
  const queryString = useQueryString(search);
  const papers = useMemo(() => allPublication.nodes.map(toPublicationPreview), [allPublication]);
  const people = useMemo(() => allAuthor.nodes.map(toJoinedPerson), [allAuthor]);
  const explorer = useExplorer({
    papers,
    people,
    queryString: queryString === "" && year !== undefined ? `?years=${year}` : queryString,
    onNavigate: (path, replace) => navigate(path, { replace }),
  });
  return (
    <>
      <PageHeader
        title={header.title}
        subtitle={
          <>
            {papers.length > 0 && <Counts papers={papers} />}
            <RichText html={header.descriptionHtml} />
          </>
        }
        gradient={header.backgroundGradient}
        position={header.backgroundPosition}
        beside={
          papers.length > 0 && (
            <TopicYears
              explorer={explorer}
              hrefOf={(topic, key) => {
                const isPaged = year !== undefined || papers.length > LISTED_PAPERS;
                if (topic === ALL && key !== ALL && isPaged) {
                  return key === year ? researchPath : researchYearPath(key);
                }
                const chosen = chooseTopicYear(explorer.query.chosen, topic, key);
                const path = researchListPath({ ...explorer.query, chosen });
                return `${path}#papers${key === ALL ? "" : `-${key}`}`;
              }}
            />
          )
        }
      />
      <div className={`page ${styles.catalogue}`}>
        {/* The prerendered page has no query and lists all papers. */}
        {papers.length === 0 ? (
          <p>{researchCopy.none}</p>
        ) : (
          <Explorer explorer={explorer} limit={year === undefined ? LISTED_PAPERS : undefined} />
        )}
        <div className={`hint ${styles.foot}`}>
          <RichText html={catalogueNoteHtml} className={styles.note} />
          <CitationFiles label={researchCopy.wholeCatalogue} hrefOf={catalogueCitationPath} />
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
