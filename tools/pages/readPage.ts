import { parse } from "parse5";
import { collapseWhitespace } from "../../src/lib/text";
import {
  getAttribute,
  type Element,
  elementsIn,
  metaContent,
  getNumber,
  readSrcSet,
  getText,
} from "../report/builtHtml";

/** The picture of a shared link, as the page's head declares it. */
export interface SocialImage {
  address: string;
  alt: string;
  widthPx: number | null;
  heightPx: number | null;
}

/** A built page: what its head tells others, where its links lead and where others may. */
export interface BuiltPage {
  /** Its address, such as `/product/vera`. */
  path: string;
  title: string;
  description: string;
  /** The title on social networks. */
  socialTitle: string;
  socialImage: SocialImage | null;
  /** The address that the page names as the right one; null where it names none. */
  canonical: string | null;
  isIndexed: boolean;
  /** Fragments by which the page's places are addressed. */
  fragments: ReadonlySet<string>;
  /** Addresses as written, each once: of links, of files that the page loads, and in its metadata. */
  addresses: readonly string[];
}

/** Attributes that hold one address, by tag; `*` for every tag. */
const ADDRESS_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  area: ["href"],
  audio: ["src"],
  embed: ["src"],
  form: ["action"],
  iframe: ["src"],
  image: ["href"],
  img: ["src"],
  input: ["src"],
  link: ["href"],
  object: ["data"],
  script: ["src"],
  source: ["src"],
  track: ["src"],
  use: ["href"],
  video: ["src", "poster"],
};
/** Relations that name a host to speak to, not an address to open. */
const HOST_RELATIONS = /\b(?:preconnect|dns-prefetch)\b/;
const META_ADDRESSES = new Set(["og:image", "og:url", "og:video", "twitter:image"]);

/** Addresses in CSS; embedded data is none. */
export const addressesInCss = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].flatMap(([, address = ""]) =>
    address.startsWith("data:") ? [] : [address],
  );

/** Addresses below an origin in a text of any format: structured data, feeds, sitemaps. */
export const addressesOfOrigin = (text: string, origin: string): string[] =>
  [
    ...text
      .replaceAll("\\/", "/")
      .replaceAll("&amp;", "&")
      .matchAll(/https?:\/\/[^\s"'<>\\)]+/g),
  ]
    .map(([address]) => address.replace(/[.,;:]$/, ""))
    .filter((address) => URL.canParse(address) && new URL(address).origin === origin);

function getAddresses(element: Element, origin: string): string[] {
  const { tagName } = element;
  const found: (string | undefined)[] = [];
  if (!(tagName === "link" && HOST_RELATIONS.test(getAttribute(element, "rel") ?? ""))) {
    for (const name of ADDRESS_ATTRIBUTES[tagName] ?? []) found.push(getAttribute(element, name));
  }
  for (const name of ["srcset", "imagesrcset"]) {
    found.push(...readSrcSet(getAttribute(element, name) ?? "").map(({ url }) => url));
  }
  found.push(...addressesInCss(getAttribute(element, "style") ?? ""));
  if (tagName === "style") found.push(...addressesInCss(getText(element)));
  const metaName = getAttribute(element, "property") ?? getAttribute(element, "name") ?? "";
  if (tagName === "meta" && META_ADDRESSES.has(metaName)) {
    found.push(getAttribute(element, "content"));
  }
  if (tagName === "script" && getAttribute(element, "type") === "application/ld+json") {
    // The fragments of structured data name things, not places on a page.
    const named = addressesOfOrigin(getText(element), origin);
    found.push(...named.map((address) => address.replace(/#.*$/, "")));
  }
  return found.flatMap((address) => (address === undefined ? [] : [address.trim()]));
}

/**
 * Reads a built page.
 *
 * @param path the page's address, such as `/product/vera`
 * @param origin the site's, such as `https://www.polysema.example`
 */
export function readPage(path: string, html: string, origin: string): BuiltPage {
  // Without scripts, so that what stands in <noscript> is read as elements.
  const elements = [...elementsIn(parse(html, { scriptingEnabled: false }))];
  const getMeta = (name: string): string | undefined => {
    const content = metaContent(elements, name);
    return content === undefined ? undefined : collapseWhitespace(content);
  };
  const title = elements.find(({ tagName, parentNode }) => {
    return tagName === "title" && parentNode?.nodeName === "head";
  });
  const canonical = elements.find(
    (element) => element.tagName === "link" && getAttribute(element, "rel") === "canonical",
  );
  const image = getMeta("og:image");
  const written = title ? collapseWhitespace(getText(title)) : "";
  return {
    path,
    title: written,
    description: getMeta("description") ?? "",
    socialTitle: getMeta("og:title") ?? written,
    socialImage:
      image === undefined || image === ""
        ? null
        : {
            address: image,
            alt: getMeta("og:image:alt") ?? "",
            widthPx: getNumber(getMeta("og:image:width")) ?? null,
            heightPx: getNumber(getMeta("og:image:height")) ?? null,
          },
    canonical: (canonical && getAttribute(canonical, "href")) ?? null,
    isIndexed: !/\bno(?:index|ne)\b/.test(getMeta("robots") ?? ""),
    fragments: new Set(
      elements.flatMap((element) => {
        const name = element.tagName === "a" ? getAttribute(element, "name") : undefined;
        return [getAttribute(element, "id") ?? [], name ?? []].flat();
      }),
    ),
    addresses: [...new Set(elements.flatMap((element) => getAddresses(element, origin)))],
  };
}
