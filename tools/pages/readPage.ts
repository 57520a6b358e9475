import { parse } from "parse5";
import { squeeze } from "../../src/lib/text";
import {
  attributeOf,
  type Element,
  elementsIn,
  metaContent,
  numberOf,
  readSrcSet,
  textOf,
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

function addressesOf(element: Element, origin: string): string[] {
  const { tagName } = element;
  const found: (string | undefined)[] = [];
  if (!(tagName === "link" && HOST_RELATIONS.test(attributeOf(element, "rel") ?? ""))) {
    for (const name of ADDRESS_ATTRIBUTES[tagName] ?? []) found.push(attributeOf(element, name));
  }
  for (const name of ["srcset", "imagesrcset"]) {
    found.push(...readSrcSet(attributeOf(element, name) ?? "").map(({ url }) => url));
  }
  found.push(...addressesInCss(attributeOf(element, "style") ?? ""));
  if (tagName === "style") found.push(...addressesInCss(textOf(element)));
  const metaName = attributeOf(element, "property") ?? attributeOf(element, "name") ?? "";
  if (tagName === "meta" && META_ADDRESSES.has(metaName)) {
    found.push(attributeOf(element, "content"));
  }
  if (tagName === "script" && attributeOf(element, "type") === "application/ld+json") {
    // The fragments of structured data name things, not places on a page.
    const named = addressesOfOrigin(textOf(element), origin);
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
  const metaOf = (name: string): string | undefined => {
    const content = metaContent(elements, name);
    return content === undefined ? undefined : squeeze(content);
  };
  const title = elements.find(({ tagName, parentNode }) => {
    return tagName === "title" && parentNode?.nodeName === "head";
  });
  const canonical = elements.find(
    (element) => element.tagName === "link" && attributeOf(element, "rel") === "canonical",
  );
  const image = metaOf("og:image");
  const written = title ? squeeze(textOf(title)) : "";
  return {
    path,
    title: written,
    description: metaOf("description") ?? "",
    socialTitle: metaOf("og:title") ?? written,
    socialImage:
      image === undefined || image === ""
        ? null
        : {
            address: image,
            alt: metaOf("og:image:alt") ?? "",
            widthPx: numberOf(metaOf("og:image:width")) ?? null,
            heightPx: numberOf(metaOf("og:image:height")) ?? null,
          },
    canonical: (canonical && attributeOf(canonical, "href")) ?? null,
    isIndexed: !/\bno(?:index|ne)\b/.test(metaOf("robots") ?? ""),
    fragments: new Set(
      elements.flatMap((element) => {
        const name = element.tagName === "a" ? attributeOf(element, "name") : undefined;
        return [attributeOf(element, "id") ?? [], name ?? []].flat();
      }),
    ),
    addresses: [...new Set(elements.flatMap((element) => addressesOf(element, origin)))],
  };
}
