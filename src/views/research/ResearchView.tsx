import { graphql, navigate } from "gatsby";
import { useMemo } from "react";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { activeFilters } from "../../blocks/research/ActiveFilters";
import { Atlas } from "../../blocks/research/Atlas";
import { Explorer, useExplorer } from "../../blocks/research/Explorer";
import { researchCopy } from "../../copy/researchCopy";
import { useQueryString } from "../../hooks/useQueryString";
import { assertDefined } from "../../lib/assertDefined";
import { LISTED_PAPERS } from "../../lib/limits";
import { countPeople } from "../../lib/research/atlas";
import { explore } from "../../lib/research/explore";
import { formatMonth } from "../../lib/text";
import { CITATION_FILE_TYPES, catalogueCitationPath } from "../../routes/researchFiles";
import { researchYearPath } from "../../routes/paths";
import { researchListPath, toggleValue } from "../../routes/researchQuery";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import { toJoinedPerson, toPublicationPreview } from "../../blocks/fragments";
import * as styles from "./ResearchView.module.css";

export const researchViewFragment = graphql`
  fragment ResearchView on Query {
    researchPage {
      header {
        title
        descriptionHtml: description
        backgroundGradient
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
  /** The query string of the address; it is the only state of the explorer. */
  search: string;
  /** The year of a page that has the papers of one year; no limit holds for it. */
  year?: number | undefined;
}

type View = ReturnType<typeof useExplorer>;

/** What the header says of the papers that it shows: how many, whose and of when. */
function Summary({ explorer, papers }: { explorer: View; papers: View["papers"] }) {
  const total = explorer.papers.length;
  const [newest, oldest] = [papers[0], papers.at(-1)];
  if (newest === undefined || oldest === undefined) return <b>{researchCopy.noneOf(total)}</b>;
  const [from, to] = [oldest, newest].map(({ year, month }) => formatMonth(year, month));
  const span = from === to ? from : `${from} to ${to}`;
  if (papers.length < total) {
    return (
      <>
        <b>{researchCopy.someOf(papers.length, total)}</b>, {span}.{" "}
        {researchCopy.awarded(papers.filter(({ award }) => award !== null).length)}
      </>
    );
  }
  const people = countPeople(papers);
  return (
    <>
      <b>
        {total} {researchCopy.paperCount(total)}
      </b>{" "}
      by{" "}
      <b>
        {people} {researchCopy.people(people)}
      </b>
      , {span}.
    </>
  );
}

/** The topic or the person that alone is chosen; years do not count. */
const onlyChoice = ({ query, index }: View): string | undefined => {
  const chosen = activeFilters({ ...query, chosen: { ...query.chosen, years: [] } }, index.values);
  const { topics, authors } = query.chosen;
  return chosen.length === 1 && topics.length + authors.length === 1 ? chosen[0]?.label : undefined;
};

/** The catalogue: its papers, newest first, under their years, to be searched and filtered. */
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
    onNavigate: (path, replace) => {
      navigate(path, { replace });
    },
  });
  const { index, query, go, found, abstracts, counts } = explorer;
  const ofAllYears = useMemo(
    () =>
      query.chosen.years.length === 0
        ? found
        : explore(index, { ...query, chosen: { ...query.chosen, years: [] } }, abstracts).found.map(
            ({ paper }) => paper,
          ),
    [index, query, found, abstracts],
  );
  const years = index.values.years.map(({ key }) => ({
    year: Number(key),
    count: counts.years.get(key) ?? 0,
  }));
  const hasYearPages = papers.length > LISTED_PAPERS;
  return (
    <>
      {papers.length > 0 && (
        <Atlas
          papers={papers}
          found={ofAllYears}
          years={years}
          chosen={query.chosen.years}
          hrefOf={(key) =>
            hasYearPages
              ? researchYearPath(Number(key))
              : `${researchListPath(toggleValue(query, "years", key))}#papers-${key}`
          }
          onToggle={(key) => {
            go(toggleValue(query, "years", key));
          }}
          gradient={header.backgroundGradient}
          title={onlyChoice(explorer) ?? header.title}
        >
          <p>
            <Summary explorer={explorer} papers={ofAllYears} />
          </p>
          {ofAllYears.length === papers.length && (
            <RichText html={header.descriptionHtml} className={styles.description} />
          )}
        </Atlas>
      )}
      <div className={`page ${styles.catalogue}`}>
        {/* The page as built knows no query: its first render is the list without one. */}
        {papers.length === 0 ? (
          <>
            <h1>{header.title}</h1>
            <p>{researchCopy.none}</p>
          </>
        ) : (
          <Explorer
            explorer={explorer}
            limit={year === undefined ? LISTED_PAPERS : undefined}
            others={
              hasYearPages && (
                <nav aria-label={researchCopy.olderPapers}>
                  <ul className={styles.files}>
                    {years.map((entry) => (
                      <li key={entry.year}>
                        <SmartLink to={researchYearPath(entry.year)}>{entry.year}</SmartLink>
                      </li>
                    ))}
                  </ul>
                </nav>
              )
            }
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
