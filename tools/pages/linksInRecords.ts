import { isObject } from "../../src/lib/isObject";
import { expandAddress } from "../../src/kinds/settings/address";
import type { ContentFiles } from "../check/checkContent";
import { getStem, typeOfFile } from "../check/fileIssues";
import { readHtml } from "../check/htmlIssues";
import { getPage } from "../check/referenceIndex";
import { readJson } from "../check/jsonDocument";
import { walkFields, type FieldVisit } from "../check/walkFields";
import { isLive } from "../../src/kinds/goesLiveMs";
import type { SiteSettings } from "../../src/kinds/settings/site";
import { recordPaths } from "../../src/routes/recordPaths";
import type { NamedLink } from "./namedLink";

function addressesIn({ value, meta }: FieldVisit): string[] {
  if (typeof value !== "string") return [];
  const field = meta.field;
  switch (field?.role) {
    case "link":
    case "staticFile":
      return [value];
    case "html":
      return readHtml(value).links.map(({ address }) => address);
    case "reference":
      return field.to === "case-study" ? [] : [recordPaths[field.to](value)];
    default:
      return [];
  }
}

/**
 * Every address that published records name: links, files, links in HTML, and pages of the records
 * that they refer to. Drafts and records of a later day are on no page, so theirs are left out.
 */
export function linksInRecords(
  files: ContentFiles,
  addresses: SiteSettings["addresses"],
  nowMs: number,
): NamedLink[] {
  return [...files.records].flatMap(([file, bytes]): NamedLink[] => {
    const type = typeOfFile(file);
    const document = readJson(Buffer.from(bytes).toString("utf8"));
    if (!type || "syntaxIssues" in document) return [];
    const { value } = document;
    if (isObject(value) && !isLive(value, nowMs)) return [];
    const base = getPage({ file, stem: getStem(file), type, document }) ?? "/";
    const links: NamedLink[] = [];
    walkFields(type.schema, value, (visit) => {
      for (const address of addressesIn(visit)) {
        links.push({
          source: "records",
          place: `${file}:${document.positionOf(visit.path).line}`,
          address: expandAddress(address, addresses),
          base,
        });
      }
    });
    return links;
  });
}
