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

  const follow = (page: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (page !== active) onSelect(page * limit);
  };

  const step = (page: number, label: string, rel: "prev" | "next", icon: ReactNode) =>
    page < 0 || page >= pages ? (
      <span role="link" aria-disabled="true" aria-label={label} className={styles.link}>
        {icon}
      </span>
    ) : (
      <a
        href={hrefOf(page * limit)}
        rel={rel}
        aria-label={label}
        className={styles.link}
        onClick={follow(page)}
      >
        {icon}
      </a>
    );

  return (
    <nav aria-label={blockCopy.pages} className="screenOnly">
      <ul className={styles.list}>
        <li>{step(active - 1, blockCopy.previousPage, "prev", <Icon path={arrowLeft} />)}</li>
        {getPaginationWindow(active, pages).map((page) => (
          <li key={page}>
            <a
              href={hrefOf(page * limit)}
              aria-label={blockCopy.page(page + 1)}
              aria-current={page === active ? "page" : undefined}
              className={styles.link}
              onClick={follow(page)}
            >
              {page + 1}
            </a>
          </li>
        ))}
        <li>{step(active + 1, blockCopy.nextPage, "next", <Icon path={arrowRight} />)}</li>
      </ul>
    </nav>
  );
}
