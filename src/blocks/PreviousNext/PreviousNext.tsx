import type { ReactNode } from "react";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./PreviousNext.module.css";

interface PreviousNextProps {
  label: string;
  links: readonly { note: string; title: string; to: string }[];
  children?: ReactNode;
}

/** Links to the previous and next pages. */
export const PreviousNext = ({ label, links, children }: PreviousNextProps) => (
  <nav className={`quiet screenOnly ${styles.root}`} aria-label={label}>
    {links.map(({ note, title, to }) => (
      <SmartLink key={to} to={to}>
        <small>{note}</small> {title}
      </SmartLink>
    ))}
    {children}
  </nav>
);
