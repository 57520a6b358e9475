import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { createHost } from "../../../../server/createHost";
import { isObject } from "../../../../src/lib/json";
import { lendPackages, runTool } from "../../../support/commandTest";
import { PROJECT } from "../../../support/sourceFiles";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const picture = (src: string) => ({ gatsbyImageData: { images: { fallback: { src } } } });
const block = (title: string, words: string) => ({ title, descriptionHtml: `<p>${words}</p>` });

const PAGE = {
  product: {
    title: "Vera",
    registered: false,
    logo: { markup: "<path></path>" },
    header: { subtitle: "What it does", contentHtml: "<p>All of it in <b>one</b> line.</p>" },
    content: [block("First", 'A <a href="/a">word</a> after a word.'), block("Second", "More.")],
    action: { url: "/contacts" },
    cover: picture("/static/a/cover.jpg"),
    film: { publicURL: "/static/a/film.mp4" },
    related: [{ jsonId: "news" }, { jsonId: "more" }],
    note: "This goes",
    alt: null,
  },
  metadata: {
    basic: { title: "A title", tags: [{ name: "description", content: "A description." }] },
    social: { title: "A title", image: { url: "/social/a.png" } },
  },
};
const [first, second] = PAGE.product.content;
const tags = (...of: readonly [string, string][]) =>
  of.map(([name, content]) => ({ name, content }));

/** Changes of one product each: field, new value, expected line of the report. */
const SEEDS: readonly (readonly [string, unknown, string])[] = [
  ["product.title", "Veru", "title, “Vera” → “Veru”"],
  ["product.registered", true, "registered, “false” → “true”"],
  ["product.logo.markup", "<g></g>".repeat(20), "logo.markup, order, links or drawings"],
  [
    "product.header.subtitle",
    "What Vera does",
    "header.subtitle, “What it does” → “What Vera does”",
  ],
  ["product.header.subtitle", "so ".repeat(30), "header.subtitle, 30 words"],
  [
    "product.header.contentHtml",
    `<p>All of it in <i>one</i> line.</p>${" ".repeat(60)}`,
    "header.content, order, links or drawings",
  ],
  ["product.header", null, "header.content, 6 words; header.subtitle, 3 words"],
  [
    "product.content",
    [first, block("Second", "Less.")],
    "content.description, “<p>More.</p>” → “<p>Less.</p>”",
  ],
  ["product.content", [first], "content.description, 1 word; content.title, 1 word"],
  [
    "product.content",
    [second, first],
    "content.description, order, links or drawings; content.title, order, links or drawings",
  ],
  ["product.action.url", "/vera", "action.url, “/contacts” → “/vera”"],
  ["product.cover", picture("/static/b/other.jpg"), "cover, cover.jpg, 1.0 KB → other.jpg, 2.0 KB"],
  ["product.cover", null, "cover, cover.jpg, 1.0 KB → none"],
  ["product.inset", picture("/static/b/other.jpg"), "inset, none → other.jpg, 2.0 KB"],
  ["product.film.publicURL", "/static/b/film.mp4", "film, film.mp4, 3.0 KB → film.mp4, 4.0 KB"],
  ["product.related", [{ jsonId: "more" }], "related, 1 word"],
  ["product.note", null, "note, 2 words"],
  ["product.alt", "A word", "alt, 2 words"],
  ["metadata.basic.title", "Another title", "metadata.title, “A title” → “Another title”"],
  [
    "metadata.basic.tags",
    tags(["description", "Another."]),
    "metadata.description, “A description.” → “Another.”",
  ],
  [
    "metadata.basic.tags",
    tags(["description", "A description."], ["robots", "noindex"]),
    "metadata.robots, 1 word",
  ],
  ["metadata.social.image.url", "/social/b.png", "social.image.url, a.png, 5.0 KB → b.png, 6.0 KB"],
];

const withValue = (value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown => {
  if (key === undefined) return to;
  const object = isObject(value) ? value : {};
  return { ...object, [key]: withValue(object[key], rest, to) };
};

/** A page that search engines don't get, so that no sitemap has it. */
const UNLISTED = "/closed";

type Answers = Record<string, { key?: string; data: Record<string, unknown> }>;
const news = (id: string) => ({ jsonId: id, title: `News of ${id}` });
const titled = (title: string) => ({
  metadata: withValue(PAGE.metadata, ["basic", "title"], title),
});

/** Files of a built site with this page data and shared content. */
function siteFiles(answers: Answers, phone: string, menu: string, hash: string) {
  const json = (data: unknown) => JSON.stringify(data);
  const pages = Object.entries(answers).map(([page, { key, data }]): [string, string] => [
    `page-data${page === "/" ? "/index" : page}/page-data.json`,
    json({ result: { data, pageContext: { key } }, staticQueryHashes: ["7"] }),
  ]);
  const locations = Object.keys(answers)
    .filter((page) => page !== UNLISTED)
    .map((page) => `<loc>https://built.example${page}</loc>`);
  return {
    ...Object.fromEntries(pages),
    "index.html": `<script src="/webpack-runtime-${hash}.js"></script>`,
    "404.html": "",
    "sitemap-0.xml": locations.join(""),
    "menus.json": json({ products: [{ id: "p0", text: menu }] }),
    "page-data/sq/d/7.json": json({ data: { company: { phone } } }),
    "static/a/cover.jpg": "1".repeat(1024),
    "static/b/other.jpg": "1".repeat(2 * 1024),
    "static/a/film.mp4": "1".repeat(3 * 1024),
    "static/b/film.mp4": "1".repeat(4 * 1024),
    "social/a.png": "1".repeat(5 * 1024),
    "social/b.png": "1".repeat(6 * 1024),
  };
}

/** One page per product; the home page lists all their data. */
function siteWith(seeds: readonly (readonly [string, unknown, string])[], more: Answers): Answers {
  const datas = SEEDS.map((_, index) => {
    const [field = "", value] = seeds[index] ?? [];
    const data = field === "" ? PAGE : withValue(PAGE, field.split("."), value);
    const { product, metadata } = isObject(data) ? data : PAGE;
    const id = `p${index}`;
    return { id, product: isObject(product) ? { jsonId: id, ...product } : {}, metadata };
  });
  const nodes = datas.map(({ product }) => product);
  return {
    "/": { data: { allProduct: { nodes }, ...more["/"]?.data } },
    ...Object.fromEntries(datas.map(({ id, ...data }) => [`/product/${id}`, { key: id, data }])),
    ...more,
  };
}

const old = siteFiles(
  siteWith([], {
    "/gone": { data: titled("Gone") },
    "/moved": { data: titled("Moved") },
    "/led": { data: titled("Led") },
    "/terms": { data: { textPage: { text: "Three words here" }, ...titled("Terms") } },
    "/news": { data: { newsPage: { lead: "All news" }, news: [news("kept"), news("old")] } },
  }),
  "06 0000",
  "In the menu",
  "1",
);
const now = siteFiles(
  siteWith(SEEDS, {
    "/moved-on": { data: titled("Moved") },
    "/led-on": { data: titled("Led on") },
    "/new": { data: titled("New") },
    [UNLISTED]: { data: titled("Closed") },
    "/terms": { data: { textPage: { text: "Three words there" }, ...titled("Terms") } },
    "/news": { data: { newsPage: { lead: "No news" }, news: [news("kept"), news("young")] } },
  }),
  "06 1111",
  "On the menu",
  "2",
);
/** Expected lines in addition to the seeds. */
const TOLD = [
  "/gone: gone, without a redirect",
  "/moved: moved to /moved-on, without a redirect",
  "/led: moved to /led-on",
  "old: gone",
  "/new: new New",
  `${UNLISTED}: new Closed`,
  "young: new",
  "/terms: text, “Three words here” → “Three words there”",
  "newsPage: lead, “All news” → “No news”",
  "company: phone, “06 0000” → “06 1111”",
  "scripts and styles: changed",
];

let dir: string;
beforeAll(() => {
  dir = temporaryFolder("changes");
  lendPackages(dir);
  writeFiles(path.join(dir, "old"), old);
  writeFiles(path.join(dir, "public"), now);
  writeFiles(dir, { "data/site/redirects.json": '[{ "from": "/led", "to": "/led-on" }]' });
});

const linesOf = (output: string) => output.split("\n").filter((line) => line !== "");
const expected = [
  ...TOLD,
  ...SEEDS.map(([, , told], index) => {
    const menu = index === 0 ? "text, “In the menu” → “On the menu”; " : "";
    return `/product/p${index}: ${menu}${told}`;
  }),
];

it("each change of a site is reported once, with its page or record", () => {
  const { stdout, stderr, status } = runTool("changes/printChanges.ts", dir, ["old"]);
  expect(stderr).toBe("");
  expect(linesOf(stdout).sort()).toEqual([...expected].sort());
  expect(status).toBe(0);
});

it("no change reports nothing, and a folder without a site is an error", () => {
  expect(runTool("changes/printChanges.ts", dir, ["public"]).stdout).toBe("");
  const { stderr, status } = runTool("changes/printChanges.ts", dir, ["data"]);
  expect(stderr).toMatch(/no built site in "data"/);
  expect(status).toBe(1);
  const unreachable = runTool("changes/printChanges.ts", dir, ["http://127.0.0.1:1"]);
  expect(unreachable.stderr).toMatch(/^http:\/\/127\.0\.0\.1:1 can't be read: (?!fetch failed)./);
});

it("a published site is compared by its address", async () => {
  const host = createHost({ publicDir: path.join(dir, "old") });
  try {
    const origin = await host.listen({ port: 0, host: "127.0.0.1" });
    const command = path.join(PROJECT, "node_modules/.bin/tsx");
    const options = [path.join(PROJECT, "tools/changes/printChanges.ts"), origin];
    const { stdout } = await promisify(execFile)(command, options, { cwd: dir });
    expect(linesOf(stdout).sort()).toEqual([...expected].sort());
  } finally {
    await host.close();
  }
});
