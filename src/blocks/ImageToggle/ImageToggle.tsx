import { useState } from "react";
import { BELOW_MOBILE } from "../../lib/limits";
import { Picture } from "../../ui/Picture";
import type { PictureSource } from "../../ui/pictureSource";
import * as dots from "../Accordion/Accordion.module.css";
import * as styles from "./ImageToggle.module.css";

export interface ImageToggleItem {
  label: string;
  image: PictureSource;
  alt?: string | undefined;
}

export interface ImageToggleProps {
  items: readonly ImageToggleItem[];
  /** The picture behind; without it, the one that was shown before. */
  ground?: PictureSource | null | undefined;
}

const SIZES = `${BELOW_MOBILE} 94vw, (max-width: 82em) 62vw, 52rem`;

/** Labels, each with a picture that fades in over the ground; the first to begin with. */
export function ImageToggle({ items, ground }: ImageToggleProps) {
  const key = items.map(({ label }) => label).join("\n");
  const [state, setState] = useState({ key, selected: 0, previous: 0 });
  // Other items: back to the first, in the same render.
  const current = state.key === key ? state : { key, selected: 0, previous: 0 };
  if (current !== state) setState(current);

  const shown = items[current.selected];
  if (shown === undefined) return null;
  const behind = ground ?? items[current.previous]?.image ?? shown.image;

  return (
    <div className={styles.toggle}>
      <ul className={dots.list}>
        {items.map(({ label }, index) => (
          <li key={label} className={dots.item}>
            <button
              type="button"
              className={dots.title}
              aria-pressed={index === current.selected}
              onClick={() => {
                if (index !== current.selected) {
                  setState({ key, selected: index, previous: current.selected });
                }
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.frame}>
        <Picture image={behind} sizes={SIZES} className={styles.image} />
        <div key={shown.label} className={styles.over}>
          <Picture image={shown.image} alt={shown.alt} sizes={SIZES} className={styles.image} />
        </div>
      </div>
    </div>
  );
}
