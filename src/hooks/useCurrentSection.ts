import { useEffect, useState } from "react";

/**
 * The fragment of the section that is being read: the last one whose top has passed the upper third
 * of the window; the first before any has. `anchors` are ids in the order of the page.
 */
export function useCurrentSection(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = anchors.join(" ");

  useEffect(() => {
    const ids = key.split(" ");
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const last = ids.findLast((id) => visible.has(id));
        if (last !== undefined) setCurrent(last);
        // A jump back to the top leaves every section behind the line without passing one.
        else if ((document.getElementById(ids[0] ?? "")?.getBoundingClientRect().top ?? 0) > 0) {
          setCurrent(ids[0]);
        }
      },
      { rootMargin: "-20% 0px -66% 0px" },
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
