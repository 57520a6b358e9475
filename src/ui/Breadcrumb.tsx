import { blockCopy } from "../config/copy/blockCopy";
import { SmartLink } from "./SmartLink";
import * as styles from "./Breadcrumb.module.css";

export interface Crumb {
  label: string;
  /** Without it the crumb is plain text. */
  to?: string | undefined;
}

/** The way to this page. A last item without an address is the page itself and is marked so. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={blockCopy.breadcrumb}>
      <ol className={styles.list}>
        {items.map(({ label, to }, index) => (
          <li
            key={label}
            aria-current={to === undefined && index === items.length - 1 ? "page" : undefined}
          >
            {to === undefined ? label : <SmartLink to={to}>{label}</SmartLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
