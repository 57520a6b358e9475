import type { MouseEvent, ReactNode } from "react";
import { blockCopy } from "../copy/blockCopy";
import { getActivePage, getPageCount, getPaginationWindow } from "../lib/pagination";
import { Icon } from "./Icon";
import { arrowLeft, arrowRight } from "./icons";
import { isPlainClick } from "./SmartLink";
import * as styles from "./Pagination.module.css";

interface PaginationProps {
  total: number;
  offset: number;
  limit: number;
  hrefOf: (offset: number) => string;
  onSelect: (offset: number) => void;
}

/** Links to a list's pages, if it has several. A plain click on another page calls `onSelect`. */
export function Pagination({ total, offset, limit, hrefOf, onSelect }: PaginationProps) {
  const pages = getPageCount(total, limit);
  if (pages <= 1) return null;
  const active = getActivePage(offset, limit);

  const follow = (event: MouseEvent, page: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (page !== active) onSelect(page * limit);
  };

  const renderLink = (page: number, label: string, content: ReactNode) => (
    <li key={label}>
      {page < 0 || page >= pages ? (
        <span role="link" aria-disabled="true" aria-label={label} className={styles.link}>
          {content}
        </span>
      ) : (
        <a
          href={hrefOf(page * limit)}
          aria-label={label}
          aria-current={page === active ? "page" : undefined}
          className={styles.link}
          onClick={(event) => follow(event, page)}
        >
          {content}
        </a>
      )}
    </li>
  );

  return (
    <nav aria-label={blockCopy.pages} className="screenOnly">
      <ul className={styles.list}>
        {renderLink(active - 1, blockCopy.previousPage, <Icon path={arrowLeft} />)}
        {getPaginationWindow(active, pages).map((page) =>
          renderLink(page, blockCopy.page(page + 1), page + 1),
        )}
        {renderLink(active + 1, blockCopy.nextPage, <Icon path={arrowRight} />)}
      </ul>
    </nav>
  );
}
