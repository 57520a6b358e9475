import { useEffect, useState } from "react";
import { useFragment } from "./useFragment";

/** How far below its resting place a section's end still lies when the section has been left, in CSS pixels. */
const LEFT_PX = 8;

/** More than any page is high, in CSS pixels. */
const PAGE_PX = 1_000_000;

const getTop = (id = "") => document.getElementById(id)?.getBoundingClientRect().top;

/**
 * The fragment of the section that is being read: the first that has not gone behind what is fixed at
 * the top of the window, which is where a fragment comes to rest (`scroll-padding-top`). After the
 * last section it stays the last. Of two that stand side by side it is the one that was asked for.
 * `anchors` are ids in the order of the page.
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
        const isAsked = ahead.has(fragment) && getTop(fragment) === getTop(first);
        setCurrent(isAsked ? fragment : first);
      },
      // Down to the end of the page, so that a jump over several sections is noticed.
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
