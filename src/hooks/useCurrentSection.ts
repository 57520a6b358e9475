import { useEffect, useState } from "react";

/** How far below its resting place a section's end still lies when the section has been left, in CSS pixels. */
const LEFT_PX = 8;

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
    const visible = new Set<string>();
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const topPx = (Number.parseFloat(scrollPaddingTop) || 0) + LEFT_PX;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = ids.find((id) => visible.has(id));
        if (first !== undefined) setCurrent(first);
        // A jump back to the top of the page may leave all of them below the window.
        else if ((document.getElementById(ids[0] ?? "")?.getBoundingClientRect().top ?? 0) > 0) {
          setCurrent(ids[0]);
        }
      },
      { rootMargin: `-${String(topPx)}px 0px 0px` },
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
