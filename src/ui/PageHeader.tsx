import type { ReactNode } from "react";
import { joinClasses } from "../lib/classes";
import * as styles from "./PageHeader.module.css";

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Gradient class (`gradient_1` to `gradient_7`), optionally with a section's class. */
  gradient: string;
  /** Class of the background shape's position (`bg_position_n`). */
  position: string;
  background?: ReactNode;
  /** Content beside the text on wide screens, below the text on narrow ones; never cropped. */
  beside?: ReactNode;
  overhang?: ReactNode;
  kicker?: ReactNode;
  actions?: ReactNode;
  variant?: "normal" | "low" | undefined;
}

/** Header of a page on a gradient; contains the page's only h1. */
export function PageHeader({
  title,
  subtitle,
  gradient,
  position,
  background,
  beside,
  overhang,
  kicker,
  actions,
  variant = "normal",
}: PageHeaderProps) {
  return (
    <>
      <header
        className={joinClasses(
          styles.header,
          variant === "low" && styles.low,
          Boolean(overhang) && styles.overhung,
          Boolean(beside) && styles.paired,
          "gradient",
          gradient,
          position,
        )}
      >
        {background}
        <div className={`page ${styles.row}`}>
          <div className={`stack ${styles.text}`}>
            {kicker}
            <h1>{title}</h1>
            {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
            {actions !== undefined && <div className={`actions ${styles.actions}`}>{actions}</div>}
          </div>
          {beside}
        </div>
      </header>
      {overhang && <div className={`page ${styles.overhang}`}>{overhang}</div>}
    </>
  );
}

/** A product's mark and name; the first line of its heading. */
export function HeaderMark({ mark, name }: { mark: ReactNode; name: string }) {
  return (
    <span className={styles.mark}>
      {mark}
      <span>
        {name}
        <span className="srOnly">: </span>
      </span>
    </span>
  );
}
