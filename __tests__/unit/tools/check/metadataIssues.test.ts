import { checkContent } from "../../../../tools/check/checkContent";
import { placeAndWords, validFiles, validRecords, toJsonText } from "./fixtures/validRecords";

const HOME = "data/page-metadata/home.json";
const CONTACTS = "data/page-metadata/contacts.json";
const ARTICLE = "data/articles/acl-2024.json";

/** The issues of the sound records when one of them is changed. */
const getIssues = (file: string, from: string | RegExp, to: string) => {
  const text = toJsonText(validRecords[file]);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${String(from)}`);
  return checkContent(validFiles({ [file]: changed })).map(placeAndWords);
};

const TAGS = /"tags": \[[^\]]*\]/;
const withTags = (...tags: { name: string; content: string }[]) =>
  getIssues(CONTACTS, TAGS, `"tags": ${JSON.stringify(tags)}`);

describe("metadata", () => {
  it("of the home page are needed, since pages without their own show them (META-14)", () => {
    expect(getIssues(HOME, '"path": "/"', '"path": "/research"')).toEqual([
      `${HOME}:1:1 no metadata for "/", which pages without their own show; restore the file from an earlier version`,
    ]);
  });

  it("have a second set only where a page has a second step", () => {
    expect(getIssues(CONTACTS, '"path"', '"variant": "confirm", "path"')).toEqual([
      expect.stringContaining('variant: only "/newsletter/unsubscribe" has a second set'),
    ]);
  });

  it("name no tag that the page has already, or that is misspelt", () => {
    const content = "width=10";
    expect(withTags({ name: "viewport", content })).toEqual([
      expect.stringContaining("basic.tags[0].name: "),
    ]);
  });

  it("name each tag once", () => {
    const tag = { name: "description", content: "One sentence." };
    expect(withTags(tag, tag)).toEqual([
      expect.stringContaining('basic.tags[1].name: stands here twice; keep one "description"'),
    ]);
  });

  it("tell robots what they know", () => {
    expect(withTags({ name: "robots", content: "noindex, nofollow" })).toEqual([]);
    expect(withTags({ name: "robots", content: "noindx" })).toEqual([
      expect.stringContaining(
        'basic.tags[0].content: robots do not know "noindx"; write "noindex"',
      ),
    ]);
  });
});

describe("a text", () => {
  it("has no half of a character", () => {
    expect(getIssues(ARTICLE, /"title": "/, '"title": "a\\ud800')).toEqual([
      expect.stringContaining('a letter was lost (U+D800) after "a"; write it again'),
    ]);
  });
});
