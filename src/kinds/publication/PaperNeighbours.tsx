import { Dimming } from "../../blocks/Dimming";
import { Fan } from "../../blocks/research/Fan";
import { toPaperAuthor } from "../../blocks/fragments";
import { publicationCopy } from "../../copy/publicationCopy";
import { splitName } from "../../lib/citation/personName";
import { getTopics } from "../../lib/research/topic";
import { publicationPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./PaperNeighbours.module.css";

/** Heights of the figure's rows in pixels of usual text; the stylesheet has the same. */
const HEAD = 84;
const HEADING = 44;
const ROW = 88;
const HEAD_Y = 30;
/** Where a row's arc ends: beside the first line of its title. */
const NODE_Y = 26;

type Neighbour = Queries.PublicationViewRelatedFragment;

export interface PaperNeighboursProps {
  paper: Pick<Neighbour, "authors" | "categories">;
  /** Papers by the same people, most in common first, and papers on the same topics. */
  people: readonly Neighbour[];
  question: readonly Neighbour[];
}

/** The papers nearest to one, each with the reason, and arcs as wide as what they have in common. */
export function PaperNeighbours({ paper, people, question }: PaperNeighboursProps) {
  const own = new Set(paper.authors.map((author) => toPaperAuthor(author).slug));
  const topics = getTopics(paper.categories);
  const commonPeople = ({ authors }: Neighbour) =>
    authors.filter((author) => own.has(toPaperAuthor(author).slug));
  const commonTopics = ({ categories }: Neighbour) =>
    getTopics(categories).filter((topic) => topics.includes(topic));
  const groups = [
    {
      title: publicationCopy.samePeople,
      className: styles.people,
      rows: people.map((other) => ({
        other,
        common: commonPeople(other).map(({ name }) => splitName(name).family),
      })),
    },
    {
      title: publicationCopy.sameQuestion,
      className: styles.question,
      rows: question.map((other) => ({ other, common: commonTopics(other) })),
    },
  ].filter(({ rows }) => rows.length > 0);
  let y = HEAD;
  const placed = groups.map((group) => {
    y += HEADING;
    return {
      ...group,
      rows: group.rows.map((row) => {
        y += ROW;
        return { ...row, y: y - ROW + NODE_Y, dataKey: `n${y}` };
      }),
    };
  });
  return (
    <figure className={styles.figure}>
      <Dimming
        scope={styles.figure}
        keys={placed.flatMap(({ rows }) => rows.map(({ dataKey }) => dataKey))}
      />
      <Fan
        headY={HEAD_Y}
        height={y}
        arcs={placed.flatMap(({ className, rows }) =>
          rows.map(({ y: nodeY, dataKey, common }) => ({
            dataKey,
            className,
            y: nodeY,
            width: 0.8 + common.length * 0.8,
            radius: 5,
          })),
        )}
      />
      <div>
        <p className={styles.head}>{publicationCopy.thisPaper}</p>
        {placed.map(({ title, className, rows }) => (
          <div key={title}>
            <h3 className={className}>{title}</h3>
            <ol>
              {rows.map(({ other, common, dataKey }) => (
                <li key={other.prettyURL}>
                  <SmartLink to={publicationPath(other.prettyURL)} data-key={dataKey}>
                    <b>{other.paper.title}</b>
                    <span>
                      {common.join(", ")} · {other.conference}
                    </span>
                  </SmartLink>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </figure>
  );
}
