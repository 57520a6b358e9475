import { pageIndexPath } from "../../src/lib/loadPageIndex";
import { getListed } from "../catalogue";
import type { Output } from "./output";

/** The list of all pages by which not-found suggests the nearest ones; fetched only there. */
export const pageIndex: Output = ({ sections }) => {
  const pages = sections.flatMap((section) =>
    getListed(section).map(({ path, title, label = section.kind.label }) => ({
      path,
      title,
      kind: label,
    })),
  );
  return [{ path: pageIndexPath, content: JSON.stringify(pages) }];
};
