import { toSearchDocuments } from "../../src/kinds/kind";
import { groupBy } from "../../src/lib/lists";
import type { Menus } from "../../src/lib/menus";
import type { SearchFile } from "../../src/lib/search/searchPages";
import { menusPath, searchIndexPath, searchPartPath } from "../../src/routes/paths";
import { getListed, type OutputCreator } from "../catalogue";

/** Contents of the menus and the empty search; pages fetch them when needed. */
export const menus: OutputCreator = ({ entriesByKind }) => {
  const entries = entriesByKind.flatMap((group) => group.entries);
  const content: Menus = {
    solutions: entries.flatMap(({ menu }) => (menu && "solution" in menu ? menu.solution : [])),
    products: entries.flatMap(({ menu }) => (menu && "product" in menu ? menu.product : [])),
  };
  return [{ path: menusPath, content: JSON.stringify(content) }];
};

/** Approximate size of a file's documents, in UTF-16 units of JSON: below 60 KiB of Brotli. */
const PART_SIZE = 190_000;

/** Search index in one or more files; of equal results, the earlier document ranks first. */
export const searchIndex: OutputCreator = ({ entriesByKind, metadata, search }) => {
  const documents = entriesByKind
    .flatMap((group) =>
      getListed(group).flatMap((entry) => toSearchDocuments(entry, group.kind.searchGroup.name)),
    )
    .map((document) => ({ ...document, keywords: metadata.get(document.path)?.keywords }));
  const groups = entriesByKind.map(({ kind: { searchGroup } }) => {
    const { name, ...group } = searchGroup;
    return [name, group] as const;
  });
  let size = 0;
  const [first = [], ...parts] = groupBy(documents, (document) => {
    size += JSON.stringify(document).length;
    return String(Math.floor(size / PART_SIZE));
  }).map(({ items }) => items);
  const file: SearchFile = {
    documents: first,
    kinds: Object.fromEntries(groups),
    ...search,
    ...(parts.length > 0 && { partCount: parts.length }),
  };
  return [
    { path: searchIndexPath, content: JSON.stringify(file) },
    ...parts.map((part, at) => ({ path: searchPartPath(at + 1), content: JSON.stringify(part) })),
  ];
};
