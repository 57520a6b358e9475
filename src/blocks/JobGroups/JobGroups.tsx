import { groupBy } from "../../lib/lists";
import { jobPath } from "../../routes/paths";
import { type LinkRow, LinkRows } from "../LinkRows/LinkRows";
import * as styles from "./JobGroups.module.css";

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
