import type { ReactNode } from "react";
import { joinClasses } from "../lib/classes";
import * as styles from "./PageHeader.module.css";

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Gradient class, such as `gradient_5`, after the name of a product or solution, if any. */
  gradient: string;
  /** Class of the background shape's position (`bg_position_n`). */
  position: string;
  background?: ReactNode;
  /** Content beside the text from 1200 px, below the text on narrower screens. */
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

/** A product's mark and name, for the first line of the page's h1. */
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
