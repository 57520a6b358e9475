import { type ReactNode, useMemo } from "react";
import { researchCopy } from "../../copy/researchCopy";
import { TABLE_TOPICS, TABLE_YEARS } from "../../lib/limits";
import { isKindOfWork } from "../../lib/topic";
import { nothingChosen, type ChosenValues } from "../../routes/researchQuery";
import { isPlainClick, SmartLink } from "../../ui/SmartLink";
import { PAPERS_ID } from "./Explorer";
import { explore, type PaperIndex } from "./paperIndex";
import type { ExplorerState } from "./useExplorer";
import * as styles from "./TopicYears.module.css";

export const ALL = "";

export const chooseTopicYear = (chosen: ChosenValues, topic: string, year: string) => ({
  ...chosen,
  topics: topic === ALL ? nothingChosen.topics : [topic],
  years: year === ALL ? nothingChosen.years : [year],
});

/** Counts papers by topic and year, regardless of which topics and years are selected. */
export function countTopicYears(
  index: PaperIndex,
  chosen: ChosenValues,
  searched?: ReadonlySet<string>,
): (topic: string, year: string) => number {
  const found = new Set(explore(index, chooseTopicYear(chosen, ALL, ALL), searched).found);
  const counts = new Map<string, number>();
  for (const { paper, keys } of index.papers) {
    if (!found.has(paper)) continue;
    for (const topic of [ALL, ...keys.topics]) {
      for (const year of [ALL, ...keys.years]) {
        const cell = `${topic} ${year}`;
        counts.set(cell, (counts.get(cell) ?? 0) + 1);
      }
    }
  }
  return (topic, year) => counts.get(`${topic} ${year}`) ?? 0;
}

interface TopicYearsProps {
  explorer: ExplorerState;
  hrefOf: (topic: string, year: string) => string;
}

/** Numbers of papers by topic and year, which are links that filter the list. */
export function TopicYears({ explorer, hrefOf }: TopicYearsProps) {
  const { index, query, go, searched } = explorer;
  const topics = index.values.topics.slice(0, TABLE_TOPICS);
  const years = index.values.years.slice(-TABLE_YEARS);
  const count = useMemo(
    () => countTopicYears(index, query.chosen, searched.found),
    [index, query.chosen, searched.found],
  );
  const most = Math.max(
    1,
    ...topics.flatMap((topic) => years.map(({ key }) => count(topic.key, key))),
  );

  const renderCell = (topic: string, year: string, label: string, heading?: ReactNode) => {
    const papers = count(topic, year);
    const isChosen =
      (topic === ALL ? query.chosen.topics.length === 0 : query.chosen.topics.includes(topic)) &&
      (year === ALL ? query.chosen.years.length === 0 : query.chosen.years.includes(year));
    if (papers === 0 && !isChosen) return heading;
    return (
      <SmartLink
        to={hrefOf(topic, year)}
        aria-label={heading === undefined ? researchCopy.cell(papers, label) : undefined}
        aria-current={isChosen ? "true" : undefined}
        style={heading === undefined ? { "--dot": Math.sqrt(papers / most).toFixed(2) } : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          const next = isChosen ? ([ALL, ALL] as const) : ([topic, year] as const);
          go({ ...query, chosen: chooseTopicYear(query.chosen, ...next) });
          document.getElementById(PAPERS_ID)?.scrollIntoView({ block: "nearest" });
        }}
      >
        {heading} <span>{papers}</span>{" "}
        {heading !== undefined && <span className="srOnly">{researchCopy.paperNoun(papers)}</span>}
      </SmartLink>
    );
  };
  return (
    <figure className={styles.frame}>
      <table className={`quiet ${styles.table}`} style={{ "--years": years.length }}>
        <caption>
          {researchCopy.topicYears} <span className="scripted">{researchCopy.pressNumber} </span>
          <a href={`#${PAPERS_ID}`}>{researchCopy.toList}</a>
        </caption>
        <thead>
          <tr>
            <th scope="col">{renderCell(ALL, ALL, "", <span>{researchCopy.allPapers}</span>)}</th>
            {years.map(({ key, label }) => (
              <th key={key} scope="col">
                {renderCell(
                  ALL,
                  key,
                  label,
                  <>
                    <b data-century={label.slice(0, -2)} aria-hidden>
                      {label.slice(-2)}
                    </b>
                    <span className="srOnly">{label}</span>
                  </>,
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic.key} className={isKindOfWork(topic.label) ? styles.work : undefined}>
              <th scope="row">
                {renderCell(topic.key, ALL, topic.label, <span>{topic.label}</span>)}
              </th>
              {years.map(({ key, label }) => (
                <td key={key}>{renderCell(topic.key, key, `${topic.label}, ${label}`)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
