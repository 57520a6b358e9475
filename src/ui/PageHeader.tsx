import type { ReactNode } from "react";
import { classes } from "../lib/classes";
import * as styles from "./PageHeader.module.css";

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** `gradient_1` to `gradient_7`, beside the name of a section where it is one. */
  gradient: string;
  position: string;
  /** Lies behind the words: a `HeaderBackground`. */
  background?: ReactNode;
  /** Stands beside the words on a wide screen, below them on others, whole at every width. */
  beside?: ReactNode;
  overhang?: ReactNode;
  kicker?: ReactNode;
  actions?: ReactNode;
  /** `low`: for pages of text. */
  variant?: "normal" | "low" | undefined;
}

/** The top of a page: the gradient, the only h1, and what stands beside it. */
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
        className={classes(
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
          <div className={styles.text}>
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

/** A product's mark and name, which begin its heading and stand above the rest of it. */
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
