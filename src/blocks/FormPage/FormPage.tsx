import type { ReactNode } from "react";
import * as styles from "./FormPage.module.css";

interface FormPageProps {
  title: string;
  lead: string;
  kicker?: ReactNode;
  children?: ReactNode;
  form: ReactNode;
}

/** A page with a text and a form, side by side on wide screens. */
export function FormPage({ title, lead, kicker, children, form }: FormPageProps) {
  return (
    <section className={styles.section}>
      <div className={`page columns ${styles.columns}`}>
        <div className={`gradient gradient_1 bg_position_5 ${styles.text}`}>
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
