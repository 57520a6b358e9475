import { readContentFiles } from "../../content/contentFiles";
import { readRecords } from "../../content/checkContent";
import { getPages, getSections } from "../../content/referenceIndex";
import type { ContentType } from "../../src/kinds/kind";
import { contentTypes } from "../../src/kinds/registry";
import { builtPages, readBuilt } from "../support/builtSite";
import { PROJECT } from "../support/sourceFiles";

const files = builtPages();
const { records } = readRecords(readContentFiles(PROJECT));

/** A type's built pages, each with the fragments that its record writes. */
const pagesOf = (type: ContentType) =>
  [
    ...records.flatMap((record) =>
      record.type === type
        ? { path: getPages(record)[0], own: getSections(record).map(({ fragment }) => fragment) }
        : [],
    ),
    ...[...(type.getReleases?.(records).pages.keys() ?? [])].map((path) => ({ path, own: [] })),
  ].flatMap(({ path, own }) => {
    const file = files.get(path ?? "");
    return file === undefined ? [] : [{ html: readBuilt(file), own: new Set<string>(own) }];
  });

/** Ids of elements; React's own begin with an underscore. */
const idsIn = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*? id="([^"_][^"]*)"`, "g"))].map(
    ([, id = ""]) => id,
  );

it.each(contentTypes.flatMap((type) => (type.fragments ? [[type.typeName, type] as const] : [])))(
  "the fragments of a kind exist on its pages: %s",
  (_name, type) => {
    const pages = pagesOf(type);
    const all = new Set(pages.flatMap(({ html }) => idsIn(html, "\\w+")));
    expect(type.fragments?.filter((id) => !all.has(id))).toEqual([]);
    const sections = pages.flatMap(({ html, own }) =>
      idsIn(html, "(?:section|h2)").filter(
        // The years of a list change with its papers.
        (id) => !own.has(id.replace(/-title$/, "")) && !/^papers-\d{4}$/.test(id),
      ),
    );
    expect([...new Set(sections)].filter((id) => !type.fragments?.includes(id))).toEqual([]);
  },
);
