import type { ReactNode } from "react";
import * as styles from "./SubSection.module.css";

export interface SubSectionProps {
  /** The heading's id. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A small section, such as one beside a text, named by its heading. */
export const SubSection = ({ id, title, children }: SubSectionProps) => (
  <section aria-labelledby={id}>
    <h2 className={styles.heading} id={id}>
      {title}
    </h2>
    {children}
  </section>
);
