import { useEffect, useState } from "react";
import { useFragment } from "./useFragment";

/** Tolerance in px: a section that ends so close to `scroll-padding-top` isn't current. */
const LEFT_PX = 8;

const PAGE_PX = 1_000_000;

const getTop = (id = "") => document.getElementById(id)?.getBoundingClientRect().top;

/**
 * Returns the id of the current section: the first that hasn't scrolled past `scroll-padding-top`.
 * Below the last section, that one stays current. If sections are side by side, the section in the
 * address's fragment wins. `anchors`: ids in page order.
 */
export function useCurrentSection(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const [fragment, setFragment] = useState("");
  useFragment(setFragment);
  const key = anchors.join(" ");

  useEffect(() => {
    const ids = key.split(" ");
    const ahead = new Set<string>();
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const topPx = (Number.parseFloat(scrollPaddingTop) || 0) + LEFT_PX;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) ahead.add(target.id);
          else ahead.delete(target.id);
        }
        const first = ids.find((id) => ahead.has(id)) ?? ids.at(-1);
        const isTarget = ahead.has(fragment) && getTop(fragment) === getTop(first);
        setCurrent(isTarget ? fragment : first);
      },
      // Extends the observed area to the page's end. Otherwise a jump could pass sections unnoticed.
      { rootMargin: `-${topPx}px 0px ${PAGE_PX}px` },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key, fragment]);

  return current !== undefined && anchors.includes(current) ? current : anchors[0];
}
