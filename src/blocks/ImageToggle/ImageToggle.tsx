import { useState } from "react";
import * as accordionStyles from "../Accordion/Accordion.module.css";
import * as styles from "./ImageToggle.module.css";

const SIZE = { width: 1200, height: 800 } as const;

/** Buttons that each fade in a picture; the first is pressed initially and when the items change. */
export function ImageToggle({ items }: Queries.ImageToggleFragment) {
  const initial = { items, selected: 0, previous: 0 };
  const [current, setCurrent] = useState(initial);
  if (current.items !== items) setCurrent(initial);
  const shown = items[current.selected];
  const behind = items[current.previous]?.imageURL.publicURL;
  return (
    <div className={`columns ${styles.toggle}`}>
      <ul className={`${accordionStyles.list} scripted`}>
        {items.map(({ label }, index) => (
          <li key={label} className={accordionStyles.item}>
            <button
              type="button"
              className={accordionStyles.title}
              aria-pressed={index === current.selected}
              onClick={() => setCurrent({ items, selected: index, previous: current.selected })}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.frame}>
        <img {...SIZE} src={behind ?? undefined} alt="" className={styles.image} loading="lazy" />
        <img
          {...SIZE}
          key={shown?.label}
          src={shown?.imageURL.publicURL ?? undefined}
          alt={shown?.imageAlt ?? ""}
          className={`${styles.image} ${styles.over}`}
          loading="lazy"
        />
      </div>
    </div>
  );
}
