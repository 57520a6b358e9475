import { unsubscribePath } from "../../src/routes/paths";
import { textOf, type Catalogue, type LoadedRecord } from "./referenceIndex";
import { valueAt, type JsonValue } from "./jsonDocument";
import { pictureFault, readPicture } from "./pictureFormat";
import type { ValueFault } from "./recordIssues";
import { quoted } from "./words";

/** What robots may be told; a word that they do not know is as none at all. */
const ROBOTS: ReadonlySet<string> = new Set([
  "noindex",
  "nofollow",
  "noarchive",
  "nosnippet",
  "noimageindex",
]);

function tagFaults(record: JsonValue): ValueFault[] {
  const tags = valueAt(record, ["basic", "tags"]);
  const seen = new Set<string>();
  return (Array.isArray(tags) ? tags : []).flatMap((tag, index): ValueFault[] => {
    const name = textOf(tag, "name") ?? "";
    const path = ["basic", "tags", index];
    const faults: ValueFault[] = [];
    if (seen.has(name)) {
      const message = `stands here twice; keep one ${quoted(name)}`;
      faults.push({ path: [...path, "name"], message });
    }
    seen.add(name);
    const content = textOf(tag, "content") ?? "";
    if (name === "robots" && !content.split(/, ?/).every((word) => ROBOTS.has(word))) {
      const message = `robots do not know ${quoted(content)}; write "noindex"`;
      faults.push({ path: [...path, "content"], message });
    }
    return faults;
  });
}

/** Where the record says something else about the social picture than its file does. */
function pictureFaults(record: JsonValue, { openingOf }: Catalogue): ValueFault[] {
  const place = ["social", "image"];
  const image = valueAt(record, place);
  const url = textOf(image, "url");
  const file = url === undefined ? undefined : openingOf(`static${url}`);
  // A file that is not what its name promises is told of wherever a record names it.
  if (image === undefined || url === undefined || !file || pictureFault(url, file)) return [];
  const picture = readPicture(file);
  if (!picture) {
    const message = `${quoted(url)} is no PNG or JPEG, and networks show no other pictures; write the address of one`;
    return [{ path: [...place, "url"], message }];
  }
  const { mediaType, widthPx, heightPx } = picture;
  const facts = [
    ["type", mediaType, `the file is ${mediaType}`],
    ["width", widthPx, `the file is ${String(widthPx)} pixels wide`],
    ["height", heightPx, `the file is ${String(heightPx)} pixels high`],
  ] as const;
  return facts.flatMap(([key, fact, words]): ValueFault[] => {
    const written = valueAt(image, [key]);
    if (written === undefined || written === fact) return [];
    return [{ path: [...place, key], message: `${words}; write ${JSON.stringify(fact)}` }];
  });
}

/** Metadata that no page would show, or that say nothing to those for whom they are. */
export function metadataFaults(
  { type }: LoadedRecord,
  record: JsonValue,
  catalogue: Catalogue,
): ValueFault[] {
  if (type.typeName !== "PageMetadata") return [];
  const faults = [...tagFaults(record), ...pictureFaults(record, catalogue)];
  if (textOf(record, "variant") !== undefined && textOf(record, "path") !== unsubscribePath) {
    const message = `only ${quoted(unsubscribePath)} has a second set; remove the line`;
    faults.push({ path: ["variant"], message });
  }
  return faults;
}
