import { useEffect, useState } from "react";

/** How far below its resting place a section's end still lies when the section has been left, in CSS pixels. */
const LEFT_PX = 8;

/** More than any page is high, in CSS pixels. */
const PAGE_PX = 1_000_000;

/**
 * The fragment of the section that is being read: the first that has not gone behind what is fixed at
 * the top of the window, which is where a fragment comes to rest (`scroll-padding-top`). After the
 * last section it stays the last. `anchors` are ids in the order of the page.
 */
export function useCurrentSection(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
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
        setCurrent(ids.find((id) => ahead.has(id)) ?? ids.at(-1));
      },
      // Down to the end of the page, so that a jump over several sections is noticed.
      { rootMargin: `-${String(topPx)}px 0px ${String(PAGE_PX)}px` },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => {
      observer.disconnect();
    };
  }, [key]);

  return current !== undefined && anchors.includes(current) ? current : anchors[0];
}
