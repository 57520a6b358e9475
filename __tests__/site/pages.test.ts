/** @jest-environment jsdom */
import { builtPages, isBuilt, readBuilt } from "../support/builtSite";
import { PAGE_KINDS } from "../support/pageKinds";

/** Page without JavaScript: DOMParser runs no scripts, so `noscript` is content. */
interface Page {
  path: string;
  document: Document;
  ids: ReadonlySet<string>;
}

const parser = new DOMParser();
const readPage = ([path, file]: [string, string]): Page => {
  // Styles and scripts aren't tested here, but dominate parsing time.
  const html = readBuilt(file).replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, "");
  const document = parser.parseFromString(html, "text/html");
  const ids = new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
  return { path, document, ids };
};
const files = builtPages().set("/404.html", "404.html");
const pages = new Map([...files].map((entry) => [entry[0], readPage(entry)]));
const all = [...pages.values()];

/** One line per page and issue, so that a failure lists all. */
const issues = (check: (page: Page) => readonly string[]): string[] =>
  all.flatMap((page) => check(page).map((issue) => `${page.path}: ${issue}`));

const count = (document: Document, selector: string) => document.querySelectorAll(selector).length;
const fragments = (path: string) => pages.get(path)?.ids ?? new Set();

test("every page has one h1, one title, one main element and a language", () => {
  expect(
    issues(({ document }) => [
      ...["h1", "main", "head title", "main h1"].flatMap((selector) =>
        count(document, selector) === 1 ? [] : [`${count(document, selector)} × ${selector}`],
      ),
      ...(document.title.trim() === "" ? ["empty title"] : []),
      ...(document.documentElement.lang === "en" ? [] : ["no language"]),
    ]),
  ).toEqual([]);
});

test("every page shows no undefined, null or NaN", () => {
  const broken = /\bundefined\b|\[object Object\]|\bNaN\b|\bnull\b|Invalid Date/;
  expect(
    issues(({ document }) => {
      const found = broken.exec(document.body.textContent);
      return found === null ? [] : [found[0]];
    }),
  ).toEqual([]);
});

test("every page uses each id once", () => {
  expect(
    issues(({ document, ids }) => {
      const names = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      return [...ids].filter((id) => names.filter((name) => name === id).length > 1);
    }),
  ).toEqual([]);
});

test("every page has the contact link and all links of the bar and the footer in its HTML (FOOT-01)", () => {
  expect(
    issues(({ document }) =>
      [
        "/contacts",
        "/research",
        "/about-us",
        "/article/list",
        "/solution/llm",
        "/product/vera",
        "/about-us#join-us",
        "/terms-and-privacy",
        "/cookies",
      ].filter((path) => count(document, `a[href="${path}"]`) === 0),
    ),
  ).toEqual([]);
});

test("every page has no dialog in its HTML: dialogs load on demand (FOOT-12)", () => {
  expect(
    issues(({ document }) => (count(document, "dialog, [role=dialog]") === 0 ? [] : ["a dialog"])),
  ).toEqual([]);
});

test("every page has a size and an alternative text for every picture, and its file exists", () => {
  const addresses = (element: Element): string[] => [
    element.getAttribute("src") ?? "",
    ...(element.getAttribute("srcset") ?? "")
      .split(",")
      .map((part) => part.trim().split(" ")[0] ?? ""),
  ];
  expect(
    issues(({ document }) => [
      ...[...document.querySelectorAll("img")].flatMap((image) =>
        ["width", "height", "alt"]
          .filter((name) => !image.hasAttribute(name))
          .map((name) => `${image.getAttribute("src") ?? "?"} has no ${name}`),
      ),
      ...[...document.querySelectorAll("img, picture source, video source, track")]
        .flatMap(addresses)
        .filter((address) => address.startsWith("/") && !isBuilt(decodeURI(address)))
        .map((address) => `no file ${address}`),
    ]),
  ).toEqual([]);
});

test("external links and files open in a new tab, and those of the shell are labelled so (NAV-01, NAV-02)", () => {
  expect(
    issues(({ document }) =>
      [...document.querySelectorAll("a[href^=http], a[href$='.mp4'], a[href$='.pdf']")]
        .filter((link) => {
          const says = link.closest("main") !== null || link.outerHTML.includes("new tab");
          return link.getAttribute("target") !== "_blank" || !says;
        })
        .map((link) => link.outerHTML),
    ),
  ).toEqual([]);
});

test("layouts change at the five breakpoints (CON-04)", () => {
  // 576, 768, 992, 1200 and 1400 px at the default text size.
  const styles = Object.values(PAGE_KINDS).map((path) => readBuilt(files.get(path) ?? ""));
  const widths = styles.join().match(/@media[^{]*/g) ?? [];
  expect(widths.join().match(/[\d.]+em/g)).toEqual(
    expect.arrayContaining(["36em", "48em", "62em", "75em", "87.5em"]),
  );
});

test("links within the site lead to an existing page or file, and to an existing fragment (ENT-21)", () => {
  const unresolved = ({ path, document }: Page): string[] =>
    [...document.querySelectorAll("a[href], link[href]")]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => /^[/?#]|^\.{1,2}\//.test(href) && !href.startsWith("//"))
      .filter((href) => {
        const { pathname, hash } = new URL(href, `https://site.example${path}`);
        const target = pages.get(decodeURI(pathname));
        if (target === undefined) return pathname.endsWith("/") || !isBuilt(decodeURI(pathname));
        return hash !== "" && !target.ids.has(decodeURIComponent(hash.slice(1)));
      });
  expect(issues((page) => [...new Set(unresolved(page))])).toEqual([]);
});

test.each([
  "/solution/llm: minerva, agentic-ai, retrieval-augmented-generation, model-fine-tuning, ai-evaluation",
  "/solution/text-analytics: ner, keyword-extraction, relation-extraction, entity-linking, sentiment-analysis, word-sense-disambiguation",
  "/solution/knowledge-graphs: next-generation-kg, rich-semantic-integration, custom-enterprise-kg",
  "/solution/semantic-search: advanced-query, semantic-ranking, customizable-search-frameworks",
  "/about-us: join-us",
])("links within the site find the fragments of %s (RT-03 to RT-06, RT-14)", (line) => {
  const [path = "", names = ""] = line.split(": ");
  expect(names.split(", ").filter((name) => !fragments(path).has(name))).toEqual([]);
});

test("only pages that should stay unlisted are noindex (NF-04)", () => {
  const hidden = all
    .filter(({ document }) =>
      (document.querySelector("meta[name=robots]")?.getAttribute("content") ?? "").includes(
        "noindex",
      ),
    )
    .map(({ path }) => path);
  expect(hidden.sort()).toEqual(["/404", "/404.html", "/not-found"]);
});

test("the prerendered terms page has no address in its notice, and no page has the privacy address (PAGE-08)", () => {
  expect(pages.get("/terms-and-privacy")?.document.querySelector("main")?.innerHTML).not.toMatch(
    /@polysema/,
  );
  expect(issues(({ document }) => /privacy@/.exec(document.body.innerHTML) ?? [])).toEqual([]);
});

test("only the about page has a splash hero (TOP-14, AMB-25)", () => {
  const splashed = all.filter(({ document }) => count(document, "main [data-splash]") > 0);
  expect(splashed.map(({ path }) => path)).toEqual(["/about-us"]);
});

test.each([
  ["/", "/solution/llm /solution/text-analytics /product/vera /research /article/list", "AMB-13"],
  ["/contacts", "mailto:info@polysema.example tel:+390600000000", "PAGE-02"],
])("the page %s leads to %s (%s)", (path, targets) => {
  const links = [...(pages.get(path)?.document.querySelectorAll("main a") ?? [])];
  const hrefs = links.map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(expect.arrayContaining(targets.split(" ")));
});
