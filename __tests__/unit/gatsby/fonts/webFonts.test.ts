import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkitten";
import { formatMissing, getSiteCharacters, writeFaces } from "../../../../gatsby/onPreBootstrap";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const getCharacters = (file: string): string => {
  const font = create(readFileSync(file));
  return font.isCollection
    ? ""
    : String.fromCodePoint(...font.characterSet.filter((codePoint) => codePoint !== 0xffff));
};

describe("the site's characters", () => {
  const project = temporaryFolder("characters");
  writeFiles(project, {
    "data/pages/home.json": '{ "title": "泉 éa" }',
    "src/views/home/copy.ts": "export const copy = 'ж';",
    "src/ui/Mark.tsx": "export const Mark = () => <i>∅</i>;",
    "src/ui/Mark.module.css": '.mark::after { content: "·"; }',
    "src/lib/text.ts": "export const kana = /ぱ/;",
    "data/images/README.md": "ñ",
  });
  const characters = getSiteCharacters(project);

  it("come from records, copy, components and styles, each with its file", () => {
    expect(Array.from("泉éж∅·").map((one) => characters.get(one))).toEqual([
      "data/pages/home.json",
      "data/pages/home.json",
      "src/views/home/copy.ts",
      "src/ui/Mark.tsx",
      "src/ui/Mark.module.css",
    ]);
  });

  it("exclude the characters of code and comments", () => {
    expect(Array.from("ぱñ").filter((one) => characters.has(one))).toEqual([]);
  });
});

const folder = join(temporaryFolder("faces"), "fonts");
const file = (name: string) => join(folder, name);
const written = writeFaces("éжקロ場", folder);
const rules = async () => {
  await written;
  return ["first.css", "later.css"].flatMap((name) =>
    readFileSync(file(name), "utf8").split("@font-face"),
  );
};

it("the fonts for given characters have exactly these characters, each in its script's face", async () => {
  expect(await written).toEqual([]);
  expect(getCharacters(file("noto-serif-hebrew-hebrew-wght-normal.woff2"))).toBe("ק");
  expect(getCharacters(file("commissioner-cyrillic-wght-normal.woff2"))).toBe("ж");
  const upright = getCharacters(file("brygada-1918-latin-wght-normal.woff2"));
  expect(upright).toMatch(/^ !"#.+xyz\{\|\}~é€$/);
  // The italic has only the characters of sentences.
  const italic = getCharacters(file("brygada-1918-latin-wght-italic.woff2"));
  expect(italic).toMatch(/^ !"%&'\(.+xyzé$/);
});

it("the fonts for given characters have a unicode-range of these characters, with separate Chinese and Japanese Han faces", async () => {
  const of = async (family: string) =>
    (await rules())
      .filter((rule) => rule.includes(`"${family}"`))
      .map((rule) => /unicode-range: (.+);/.exec(rule)?.[1]);
  expect(await of("Brygada 1918 Extended")).toEqual(["U+436"]);
  expect(await of("Polysema Scripts")).toEqual(["U+5E7", "U+30ED", "U+5834"]);
  expect(await of("Polysema Japanese")).toEqual(["U+5834"]);
  expect((await of("Brygada 1918 Variable")).join()).toMatch(/U\+20-7E, U\+E9, U\+20AC/);
});

it("the fonts for given characters are followed by complete fonts for visitors' input, without ASCII and the given Latin letters", async () => {
  await written;
  const typed = readFileSync(file("typed.css"), "utf8");
  expect(typed).toMatch(/"Commissioner Typed"[^}]+latin-ext-wght[^}]+U\+0100-/);
  expect(typed).not.toContain("U+0000");
  expect(typed).toMatch(/latin-wght[^}]+U\+A1-E8, U\+EA-FF, /);
});

it("the fonts for given characters are cached by characters", async () => {
  await written;
  const times = () => readdirSync(folder).map((name) => statSync(file(name)).mtimeMs);
  const before = times();
  expect(await writeFaces("場ロקжééa", folder)).toEqual([]);
  expect(times()).not.toEqual(before);
  const after = times();
  await writeFaces("aéжקロ場", folder);
  expect(times()).toEqual(after);
});

it("the fonts for given characters report a character without a font, with its position, on every call", async () => {
  const other = join(temporaryFolder("faces"), "fonts");
  expect([await writeFaces("a𓀀", other), await writeFaces("𓀀a", other)]).toEqual([["𓀀"], ["𓀀"]]);
  expect(formatMissing(["𓀀"], new Map([["𓀀", "data/pages/home.json"]]))).toEqual([
    expect.stringMatching(/^data\/pages\/home\.json has “𓀀” \(U\+13000\), which no face/),
  ]);
});
