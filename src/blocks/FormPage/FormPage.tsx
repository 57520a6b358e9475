import type { ReactNode } from "react";
import { joinClasses } from "../../lib/classes";
import * as styles from "./FormPage.module.css";

export interface FormPageProps {
  title: string;
  lead: string;
  /** `normal` for the contacts page; `small` if the form matters more than the title. */
  size?: "normal" | "small" | undefined;
  kicker?: ReactNode;
  children?: ReactNode;
  form: ReactNode;
}

/** A page with text on the left and a form on the right. */
export function FormPage({ title, lead, size = "normal", kicker, children, form }: FormPageProps) {
  return (
    <section className={styles.section}>
      <div className={"page columns"}>
        <div className={joinClasses(styles.text, size === "small" && styles.small)}>
          {kicker}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <div className={styles.form}>{form}</div>
      </div>
    </section>
  );
}
