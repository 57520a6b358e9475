import type { ReactNode } from "react";
import { keepTogether } from "../../lib/text";
import * as styles from "./FigureFacts.module.css";

const FIGURE = /(\b\d[\d.,]*\b(?:\s(?:thousand|million|billion))?)/;

/** Short facts with emphasised numbers, each with a description. */
export function FigureFacts({
  items,
}: {
  items: readonly { title: string; description: ReactNode }[];
}) {
  if (items.length === 0) return null;
  return (
    <dl>
      {items.map(({ title, description }) => (
        <div key={title} className={styles.fact}>
          <dt>
            {title
              .split(FIGURE)
              .map((part, index) =>
                index % 2 === 1 ? <b key={index}>{keepTogether(part)}</b> : part,
              )}
          </dt>
          <dd className="hint">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
