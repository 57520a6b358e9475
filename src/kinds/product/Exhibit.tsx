import type { ReactNode } from "react";
import * as styles from "./Exhibit.module.css";

interface ExhibitProps {
  kind: string;
  total: number | null;
  items: readonly { label: string; text: ReactNode; at: number | null }[];
}

/** List of a product's features as a scale, choices, steps, or some items of a total. */
export function Exhibit({ kind, total, items }: ExhibitProps) {
  const places = items.map(({ at }, index) => at ?? index + 1);
  return (
    <div>
      {total !== null && (
        <p className={styles.cells} aria-hidden>
          {Array.from({ length: total }, (_, index) => (
            <span key={index} data-on={places.includes(index + 1)}>
              {index + 1}
            </span>
          ))}
        </p>
      )}
      <ol className={styles.items} data-kind={kind} style={{ "--items": items.length }}>
        {items.map(({ label, text, at }) => (
          <li key={label}>
            <h3>
              {at !== null && <b>{at}</b>} {label}
            </h3>
            {typeof text === "string" ? <p>{text}</p> : text}
          </li>
        ))}
      </ol>
    </div>
  );
}
