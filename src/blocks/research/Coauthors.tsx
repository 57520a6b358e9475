import type { ReactNode } from "react";
import { authorCopy } from "../../copy/authorCopy";
import { researchCopy } from "../../copy/researchCopy";
import { authorPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";
import { Fan } from "./Fan";
import * as styles from "./Coauthors.module.css";

/** Heights in pixels of usual text; the stylesheet has the same. */
const HEAD = 216;
const ROW = 44;
const HEAD_Y = 44;

/** Somebody with whom an author writes. */
export interface Coauthor {
  slug: string;
  name: string;
  /** The papers together, each with the keys of everybody drawn who wrote it. */
  papers: readonly { year: number; keys: string }[];
}

export interface CoauthorsProps {
  /** Those drawn, most papers first. */
  coauthors: readonly Coauthor[];
  /** The years of the catalogue, each with the author's papers and the address of those. */
  years: readonly { year: number; count: number; to: string }[];
  /** The heading, and what is said below it. */
  children: ReactNode;
  hint: ReactNode;
}

/** What lights a person's papers, by the person's place among those drawn. */
export const coauthorKey = (place: number) => `m${place}`;

/** Co-authors as rows, joined by arcs to the author's name; each paper together is a dot in its year. */
export function Coauthors({ coauthors, years, children, hint }: CoauthorsProps) {
  const columns = { gridTemplateColumns: `repeat(${years.length}, minmax(0, 1fr))` };
  return (
    <figure className={styles.figure}>
      <Fan
        headY={HEAD_Y}
        height={HEAD + coauthors.length * ROW}
        arcs={coauthors.map(({ papers }, place) => ({
          dataKey: coauthorKey(place),
          y: HEAD + (place + 0.5) * ROW,
          width: papers.length * 0.62,
          radius: 3.4 + papers.length * 0.3,
        }))}
      />
      <div>
        <div className={styles.head}>
          <div className={styles.title}>{children}</div>
          <p id="writes-with">{authorCopy.writesWith}</p>
          <ol className={styles.years} style={columns} aria-label={authorCopy.years}>
            {years.map(({ year, count, to }) => (
              <li key={year}>
                {count === 0 ? (
                  year
                ) : (
                  <SmartLink to={to} aria-label={researchCopy.yearLabel(String(year), count)}>
                    {year}
                  </SmartLink>
                )}
              </li>
            ))}
          </ol>
        </div>
        <ol aria-labelledby="writes-with">
          {coauthors.map(({ slug, name, papers }, place) => (
            <li key={slug}>
              <SmartLink to={authorPath(slug)} className={styles.row} data-key={coauthorKey(place)}>
                <span className={styles.name}>{name}</span>
                <span className={styles.dots} style={columns} aria-hidden>
                  {years.map(({ year }) => (
                    <span key={year}>
                      {papers
                        .filter((paper) => paper.year === year)
                        .map(({ keys }, index) => (
                          <i key={index} data-of={keys} />
                        ))}
                    </span>
                  ))}
                </span>
                <span className={styles.count}>
                  {papers.length}
                  <span className="srOnly">{authorCopy.papersTogether(papers.length)}</span>
                </span>
              </SmartLink>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.hint}>{hint}</div>
    </figure>
  );
}
