import { JSDOM } from "jsdom";
import site from "../../../data/site/site.json";
import { toLinkAttributes } from "../../../src/kinds/settings/site";
import { buildReferenceIndex } from "../../../content/referenceIndex";
import { readHtml } from "../../../content/checkHtml";
import { checkLink } from "../../../content/checkLink";
import { allowedAttributes, allowedTags, toSafeHtml } from "../../../src/kinds/html";
import { injections } from "../../support/injections";

const PAGE = `${site.addresses.website}/article/acl-2024`;
const { document } = new JSDOM("", { url: PAGE }).window;

const inPage = (html: string): HTMLElement => {
  const place = document.createElement("div");
  place.innerHTML = html;
  return place;
};

const toSafe = (html: string) => toSafeHtml(html, toLinkAttributes(site.addresses));

const cases = injections.map(({ kind, html }) => [kind, html] as const);

const resolved = (address: string): URL | undefined =>
  URL.canParse(address, PAGE) ? new URL(address, PAGE) : undefined;

const elementIssues = (element: Element): string[] => {
  const { localName: tag, namespaceURI } = element;
  const isKnown =
    allowedTags.some((name) => name === tag) && namespaceURI === "http://www.w3.org/1999/xhtml";
  const names = [
    ...(allowedAttributes["*"] ?? []),
    ...(allowedAttributes[tag] ?? []),
    ...(tag === "a" ? ["target", "rel"] : []),
  ];
  const unknown = element.getAttributeNames().filter((name) => !names.includes(name));
  const target = resolved(element.getAttribute("href") ?? "");
  const isForeign = target !== undefined && target.origin !== new URL(PAGE).origin;
  return [
    ...(isKnown ? [] : [`<${tag}>`]),
    ...unknown.map((name) => `<${tag} ${name}>`),
    ...(target && !["https:", "mailto:"].includes(target.protocol) ? [target.href] : []),
    ...(tag === "a" && !element.hasAttribute("href") ? ["<a> without an address"] : []),
    // A foreign page opened from ours must not access it (NAV-01).
    ...(isForeign && target.protocol === "https:" && element.getAttribute("rel") !== "noopener"
      ? [`${target.href} may reach back`]
      : []),
  ];
};

const noFiles = { images: [], staticFiles: [], pictures: new Map(), iconNames: [] };
const referenceIndex = buildReferenceIndex([], noFiles);

/** Issues of an HTML string and its links. */
function getIssues(html: string) {
  const { issues, links } = readHtml(html);
  const ofLinks = links.flatMap(({ address }) => checkLink(address, referenceIndex, "/") ?? []);
  return [...issues, ...ofLinks];
}

/** Elements that run, fetch or submit something, or change how following markup is parsed. */
const POWERFUL =
  /^(?:applet|audio|base|body|button|embed|form|frame|frameset|head|html|iframe|img|input|link|math|meta|noscript|object|picture|plaintext|script|select|source|style|svg|template|textarea|title|track|video|xmp)$/;

it("the allow-list has no element or attribute that runs or fetches anything", () => {
  expect(allowedTags.filter((tag) => POWERFUL.test(tag))).toEqual([]);
  const names = Object.values(allowedAttributes).flat();
  expect(names.filter((name) => /^(?:on|style$|src|id$|name$|class$|action)/.test(name))).toEqual(
    [],
  );
});

it.each(cases)(
  "sanitised HTML has only elements, attributes and addresses of the allow-list (%s: %j)",
  (_kind, html) => {
    const issues = [...inPage(toSafe(html)).querySelectorAll("*")].flatMap(elementIssues);
    expect(issues).toEqual([]);
  },
);

it.each(cases)(
  "sanitised HTML is unchanged after a browser parsed it and it's sanitised again (%s: %j)",
  (_kind, html) => {
    const read = inPage(toSafe(html)).innerHTML;
    expect(inPage(toSafe(read)).innerHTML).toBe(read);
  },
);

it.each(
  injections.filter(({ isValid }) => !isValid).map(({ kind, html }) => [kind, html] as const),
)(
  "the content check reports what the build would remove, or only plain text is left (%s: %j)",
  (_kind, html) => {
    if (inPage(html).childElementCount > 0) expect(getIssues(html)).not.toEqual([]);
    else expect(inPage(toSafe(html)).childElementCount).toBe(0);
  },
);

it.each(injections.filter(({ isValid }) => isValid).map(({ html }) => [html] as const))(
  "the content check accepts the valid HTML %j",
  (html) => {
    expect(getIssues(html)).toEqual([]);
    expect(inPage(toSafe(html)).textContent).toBe(inPage(html).textContent);
  },
);
