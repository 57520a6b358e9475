import type { ReactNode } from "react";
import { SmartLink } from "../../ui/SmartLink";
import { currentMark } from "./menu";
import * as styles from "./TopBar.module.css";

export interface BarLinkProps {
  to: string;
  /** The beginning of the addresses of pages below this one, if not its own address. */
  section?: string | undefined;
  /** Path of the page shown. */
  pathname: string;
  children: ReactNode;
}

/** An entry of the bar that leads to a page; a dot marks the current page. */
export function BarLink({ to, section, pathname, children }: BarLinkProps) {
  return (
    <li>
      <SmartLink to={to} className={styles.link} aria-current={currentMark(pathname, to, section)}>
        {children}
      </SmartLink>
    </li>
  );
}
