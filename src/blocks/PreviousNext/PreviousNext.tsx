import type { ReactNode } from "react";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./Turns.module.css";

export interface TurnsProps {
  label: string;
  turns: readonly { note: string; title: string; to: string }[];
  children?: ReactNode;
}

/** Links to the previous and next pages. */
export const Turns = ({ label, turns, children }: TurnsProps) => (
  <nav className={`quiet screenOnly ${styles.root}`} aria-label={label}>
    {turns.map(({ note, title, to }) => (
      <SmartLink key={to} to={to}>
        <small>{note}</small> {title}
      </SmartLink>
    ))}
    {children}
  </nav>
);
