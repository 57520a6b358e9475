import { blockCopy } from "../copy/blockCopy";
import { SmartLink } from "./SmartLink";
import * as styles from "./Breadcrumb.module.css";

interface Crumb {
  label: string;
  to?: string | undefined;
  isPage?: boolean | undefined;
}

/** Breadcrumb trail. Items without `to` are plain text; `isPage` marks the current page. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={blockCopy.breadcrumb}>
      <ol className={`cluster ${styles.list}`}>
        {items.map(({ label, to, isPage }) => (
          <li key={label} aria-current={isPage ? "page" : undefined}>
            {to === undefined ? label : <SmartLink to={to}>{label}</SmartLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
