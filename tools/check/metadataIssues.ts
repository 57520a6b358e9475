import { unsubscribePath } from "../../src/routes/paths";
import { getText, type ReferenceIndex, type LoadedRecord } from "./referenceIndex";
import { textsAt, valueAt, type JsonValue } from "./jsonDocument";
import { pictureIssue } from "./pictureFormat";
import type { ValueIssue } from "./recordIssues";
import { quoted } from "./words";

/** What robots may be told; a word that they do not know is as none at all. */
const ROBOTS: ReadonlySet<string> = new Set([
  "noindex",
  "nofollow",
  "noarchive",
  "nosnippet",
  "noimageindex",
]);

const tagIssues = (record: JsonValue): ValueIssue[] =>
  textsAt(record, ["basic", "tags", "*", "name"]).flatMap(({ path, value: name }, index, all) => {
    const tag = path.slice(0, -1);
    const place = [...tag, "content"];
    const content = getText(valueAt(record, tag), "content") ?? "";
    const isKnown = name !== "robots" || content.split(/, ?/).every((word) => ROBOTS.has(word));
    const isFirst = all.findIndex(({ value }) => value === name) === index;
    return [
      ...(isFirst ? [] : [{ path, message: `stands here twice; keep one ${quoted(name)}` }]),
      ...(isKnown
        ? []
        : [{ path: place, message: `robots do not know ${quoted(content)}; write "noindex"` }]),
    ];
  });

/** Where the record says something else about the social picture than its file does. */
function pictureIssues(
  place: readonly string[],
  record: JsonValue,
  { pictures }: ReferenceIndex,
): ValueIssue[] {
  const image = valueAt(record, place);
  const url = getText(image, "url");
  if (url === undefined) return [];
  if (!/\.(?:png|jpe?g)$/.test(url)) {
    const message = `${quoted(url)} is no PNG or JPEG, and networks show no other pictures; write the address of one`;
    return [{ path: [...place, "url"], message }];
  }
  const picture = pictures.get(`static${url}`);
  // A file that is not what its name promises is told of wherever a record names it.
  if (!picture || pictureIssue(url, picture)) return [];
  const { format, widthPx, heightPx } = picture;
  return Object.entries({ type: `image/${format}`, width: widthPx, height: heightPx }).flatMap(
    ([key, fact]): ValueIssue[] => {
      const written = valueAt(record, [...place, key]);
      if (written === undefined || written === fact) return [];
      const message = `is not what the file has; write ${JSON.stringify(fact)}`;
      return [{ path: [...place, key], message }];
    },
  );
}

/** Metadata that no page would show, or that say nothing to those for whom they are. */
export function metadataIssues(
  { type }: LoadedRecord,
  record: JsonValue,
  referenceIndex: ReferenceIndex,
): ValueIssue[] {
  if (type.typeName === "SiteSettings")
    return pictureIssues(["socialImage"], record, referenceIndex);
  if (type.typeName !== "PageMetadata") return [];
  const issues = [
    ...tagIssues(record),
    ...pictureIssues(["social", "image"], record, referenceIndex),
  ];
  if (getText(record, "variant") !== undefined && getText(record, "path") !== unsubscribePath) {
    const message = `only ${quoted(unsubscribePath)} has a second set; remove the line`;
    issues.push({ path: ["variant"], message });
  }
  return issues;
}
