import { Icon } from "../../ui/Icon";
import { arrowRight } from "../../ui/icons";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./LinkRows.module.css";

export interface LinkRow {
  title: string;
  note: string;
  to: string;
  newTab?: boolean;
}

/** Links as full-width rows, each with a note. */
export const LinkRows = ({ items }: { items: readonly LinkRow[] }) => (
  <ul className={styles.rows}>
    {items.map(({ title, note, to, newTab }) => (
      <li key={to}>
        <SmartLink to={to} newTab={newTab} className={styles.link}>
          {title}
          <span className={styles.note}>{note}</span>
          <Icon path={arrowRight} />
        </SmartLink>
      </li>
    ))}
  </ul>
);
