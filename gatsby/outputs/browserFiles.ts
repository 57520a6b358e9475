import { toSearchDocuments } from "../../src/kinds/kind";
import type { Menus } from "../../src/lib/menus";
import type { SearchFile } from "../../src/lib/search/searchPages";
import { menusPath, searchIndexPath } from "../../src/routes/paths";
import { getListed, type Output } from "../catalogue";

/** Contents of the menus, loaded when one is about to open. */
export const menus: Output = ({ sections }) => {
  const entries = sections.flatMap((section) => section.entries);
  const content: Menus = {
    solutions: entries.flatMap(({ menu }) => (menu && "solution" in menu ? menu.solution : [])),
    products: entries.flatMap(({ menu }) => (menu && "product" in menu ? menu.product : [])),
  };
  return [{ path: menusPath, content: JSON.stringify(content) }];
};

/** Search index; of equal results, the earlier document ranks first. */
export const searchIndex: Output = ({ sections, metadata, search }) => {
  const documents = sections
    .flatMap((section) =>
      getListed(section).flatMap((entry) =>
        toSearchDocuments(entry, section.kind.searchGroup.name),
      ),
    )
    .map((document) => ({ ...document, keywords: metadata.get(document.path)?.keywords }));
  const groups = sections.map(({ kind: { searchGroup } }) => {
    const { name, ...group } = searchGroup;
    return [name, group] as const;
  });
  const file: SearchFile = { documents, kinds: Object.fromEntries(groups), ...search };
  return [{ path: searchIndexPath, content: JSON.stringify(file) }];
};
