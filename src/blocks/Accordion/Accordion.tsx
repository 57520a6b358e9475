import { useEffect, useId, useRef, useState } from "react";
import { useFragment } from "../../hooks/useFragment";
import { joinClasses } from "../../lib/classes";
import { REDUCED_MOTION_QUERY } from "../../lib/limits";
import { getFragment } from "../../lib/text";
import { RichText } from "../../ui/RichText";
import * as styles from "./Accordion.module.css";

interface AccordionItem {
  /** Also the source of the item's fragment: lower case, with hyphens for spaces. */
  readonly title: string;
  readonly descriptionHtml: string;
}

/** An accordion with one open panel. The address's fragment opens and scrolls to its panel. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const id = useId();
  const [active, setActive] = useState(0);
  /** Item to scroll to; a new object per request, so that the effect reruns for the same item. */
  const [wanted, setWanted] = useState<{ index: number }>();
  const list = useRef<HTMLDivElement>(null);

  useFragment((fragment) => {
    const index = items.findIndex(({ title }) => getFragment(title) === fragment);
    if (index < 0) return;
    setActive(index);
    setWanted({ index });
  });
  // Scrolls after the panels have changed; otherwise the closing panel would shift the item.
  useEffect(() => {
    if (wanted === undefined) return;
    const behavior = window.matchMedia(REDUCED_MOTION_QUERY).matches ? "auto" : "smooth";
    list.current?.children[wanted.index]?.scrollIntoView({ behavior });
  }, [wanted]);

  return (
    <div ref={list} className={styles.list}>
      {items.map(({ title, descriptionHtml }, index) => {
        const isActive = index === active;
        const panelId = `${id}-${index}`;
        return (
          <div key={title} id={getFragment(title)} className={styles.item}>
            <h3>
              <button
                type="button"
                className={styles.title}
                aria-expanded={isActive}
                aria-controls={panelId}
                onClick={() => setActive(index)}
              >
                {title}
              </button>
            </h3>
            <div id={panelId} className={joinClasses(styles.panel, !isActive && styles.closed)}>
              <RichText html={descriptionHtml} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
