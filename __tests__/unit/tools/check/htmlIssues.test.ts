import { readHtml } from "../../../../tools/check/htmlIssues";

const getMessages = (html: string) => readHtml(html).issues.map(({ message }) => message);

describe("a tag without an end", () => {
  it.each(["area", "base", "col", "embed", "hr", "img", "input", "link", "meta", "wbr"])(
    "is refused once, not once more because it is not closed: <%s>",
    (tag) => {
      expect(getMessages(`<p>Words.</p><${tag}><p>Words.</p>`)).toEqual([
        expect.stringContaining(`<${tag}> is not allowed`),
      ]);
    },
  );
});

describe("an entity", () => {
  it.each([
    "&nbsp;",
    "&eacute;",
    "&amp;",
    "&lt;",
    "&frac12;",
    "&#233;",
    "&#xE9;",
    "&shy;",
    "&zwj;",
  ])("may be %s", (entity) => {
    expect(getMessages(`<p>Words${entity}</p>`)).toEqual([]);
  });

  it.each([
    ["&nbps;", "&nbsp;"],
    ["&mdahs;", "&mdash;"],
    ["&ampx;", "&amp;"],
  ])("that HTML does not know is told with the one that was meant: %s", (entity, meant) => {
    expect(readHtml(`<p>Words${entity}</p>`).issues).toEqual([
      { message: `no character is named "${entity}"; write ${meant}`, offset: 8 },
    ]);
  });

  it.each(["&wordatlas;", "&notit;"])("may be like no other: %s", (entity) => {
    expect(getMessages(`<p>Words${entity}</p>`)).toEqual([
      `no character is named "${entity}"; write the character itself`,
    ]);
  });

  it.each(["&#8203;", "&#x202e;", "&#xFEFF;", "&#0;"])(
    "cannot stand for a character that texts may not hold: %s",
    (entity) => {
      expect(getMessages(`<p>Words${entity}</p>`)).toEqual([
        `"${entity}" is a hidden character; remove it`,
      ]);
    },
  );

  it("is told once where it stands alone, and hides no other empty tag", () => {
    expect(getMessages("<p></p><p>&#8203;</p>")).toEqual([
      '"&#8203;" is a hidden character; remove it',
      "<p> holds no words; write some or remove it",
    ]);
  });
});

describe("what is no text", () => {
  it.each([
    ["<!DOCTYPE html>", '"<!DOCTYPE html><p>Wo"'],
    ['<?xml version="1.0"?>', String.raw`"<?xml version=\"1.0\"?"`],
    ["<![CDATA[<b>]]>", '"<![CDATA[<b>]]><p>Wo"'],
  ])("is to be taken out, not written otherwise: %s", (markup, excerpt) => {
    expect(getMessages(`${markup}<p>Words.</p>`)).toEqual([
      `${excerpt} is no part of a text; take it out`,
    ]);
  });

  it("does not begin with every < and !", () => {
    expect(getMessages("<p>a <! b</p>")).toEqual([expect.stringContaining("write &lt;")]);
  });
});

describe("a moment for machines", () => {
  const messagesAt = (datetime: string) =>
    getMessages(`<p><time datetime="${datetime}">then</time></p>`);

  it.each([
    "2024",
    "2024-12",
    "2024-12-10",
    "12-10",
    "2024-12-10T09:30",
    "2024-12-10 09:30:15.250",
    "2024-12-10T09:30Z",
    "2024-12-10T09:30+01:00",
    "09:30",
    "2024-W50",
    "P3D",
    "PT1H30M",
  ])("may be %s", (datetime) => {
    expect(messagesAt(datetime)).toEqual([]);
  });

  it.each(["foo", "", "10.12.2024", "2024-13", "2024-12-32", "2024-12-10T25:00", "P", "PT"])(
    "cannot be %j",
    (datetime) => {
      expect(messagesAt(datetime)).toEqual([
        `datetime="${datetime}" in <time> is not valid; write for example datetime="2024-12-10"`,
      ]);
    },
  );
});

it.each(['<abbr title="">NLP</abbr>', '<abbr title=" ">NLP</abbr>', "<abbr title>NLP</abbr>"])(
  "an abbreviation says what it stands for: %s",
  (abbreviation) => {
    expect(getMessages(`<p>${abbreviation}</p>`)).toEqual([
      expect.stringMatching(/^title=" ?" in <abbr> is not valid; write for example title="Nat/),
    ]);
  },
);
