import type { ReactNode } from "react";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./Turns.module.css";

export interface Turn {
  /** Where it lies from here, and what tells it from others. */
  note: string;
  title: string;
  to: string;
}

export interface TurnsProps {
  /** What the links are, for those who don't see where they stand. */
  label: string;
  turns: readonly Turn[];
  /** A way to all of them. */
  children?: ReactNode;
}

/** Ways on from a page to its neighbours. */
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
