import { groupBy } from "../../lib/lists";
import { jobPath } from "../../routes/paths";
import { Icon } from "../../ui/Icon";
import { arrowRight } from "../../ui/icons";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./JobGroups.module.css";

export interface LinkRow {
  title: string;
  note: string;
  to: string;
}

/** Rows without groups, such as other open jobs. */
export function LinkRows({ items }: { items: readonly LinkRow[] }) {
  return (
    <ul className={styles.rows}>
      {items.map(({ title, note, to }) => (
        <li key={to}>
          <SmartLink to={to} className={styles.link}>
            {title}
            <span className={styles.note}>{note}</span>
            <Icon path={arrowRight} />
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

type Job = Pick<Queries.Job, "title" | "place" | "prettyURL">;

export const toJobRow = ({ title, place, prettyURL }: Job): LinkRow => ({
  title,
  note: place,
  to: jobPath(prettyURL),
});

export const JobGroups = ({ jobs }: { jobs: readonly (Job & { readonly category: string })[] }) =>
  groupBy(jobs, ({ category }) => category).map(({ heading, items }) => (
    <div key={heading} className={`columns ${styles.group}`}>
      <h3>{heading}</h3>
      <LinkRows items={items.map(toJobRow)} />
    </div>
  ));
