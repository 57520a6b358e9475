import { graphql, navigate } from "gatsby";
import { useMemo } from "react";
import { ClosingBand } from "../blocks/ClosingBand/ClosingBand";
import { toPublicationPreview } from "../blocks/fragments";
import { CitationFiles } from "../blocks/research/CitationFiles";
import { Explorer } from "../blocks/research/Explorer";
import type { ExplorerPaper } from "../blocks/research/paperIndex";
import { ALL, chooseTopicYear, TopicYears } from "../blocks/research/TopicYears";
import { useExplorer } from "../blocks/research/useExplorer";
import { researchCopy } from "../copy/researchCopy";
import { useQueryString } from "../hooks/useHydrated";
import { assertDefined } from "../lib/errors";
import { LISTED_PAPERS } from "../lib/limits";
import { formatMonth } from "../lib/text";
import { catalogueCitationPath, papersFeed } from "../routes/files";
import { researchPath, researchYearPath } from "../routes/paths";
import { researchListPath } from "../routes/researchQuery";
import { addTitle, createFeedTags } from "../seo/headTags";
import { pageHead } from "../seo/PageHead";
import type { QueriedPageProps } from "../types/pageProps";
import { PageHeader } from "../ui/PageHeader";
import { RichText } from "../ui/RichText";
import * as styles from "../views/research/ResearchPage.module.css";

interface ResearchPageContext {
  year?: number;
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

export default function ResearchPage({
  data: { researchPage, allPublication, allAuthor },
  location,
  pageContext,
}: QueriedPageProps<Queries.ResearchPageQuery, ResearchPageContext>) {
  const { header, closing, catalogueNoteHtml } = assertDefined(researchPage, "ResearchPage");
  const year = pageContext.year?.toString();
  const queryString = useQueryString(location.search);
  const papers = useMemo(() => allPublication.nodes.map(toPublicationPreview), [allPublication]);
  const explorer = useExplorer({
    papers,
    people: allAuthor.nodes,
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

export const Head = pageHead<Queries.ResearchPageQuery, ResearchPageContext>(
  (site) => createFeedTags(site, [papersFeed]),
  ({ metadata }, { year }) =>
    metadata && year !== undefined
      ? addTitle(metadata, researchCopy.yearTitle(String(year), metadata.basic.title))
      : metadata,
);

export const query = graphql`
  query ResearchPage($year: Int) {
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
    # A year's page has only that year's papers. Without a year, the filter matches all papers.
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
    metadata: pageMetadata(path: { eq: "/research" }) {
      ...PageHead
    }
  }
`;
