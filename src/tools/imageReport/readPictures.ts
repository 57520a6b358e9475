import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { squeeze } from "../../lib/text";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A file that the page offers to the browser, one of several for the same picture. */
export interface Candidate {
  /** The address on the site, from the root. */
  url: string;
  /** The width that `srcset` names; nothing for a plain `src`. */
  widthPx?: number;
  /** The type that its `<source>` names, such as `image/avif`. */
  type?: string;
  /** The condition under which its `<source>` counts. */
  media?: string;
  /** The displayed width as the page promises it, in the syntax of the `sizes` attribute. */
  sizes?: string;
}

/** A picture that visitors see. */
export interface ShownPicture {
  kind: "shown";
  /** In the order in which a browser considers them. */
  candidates: Candidate[];
  /** Nothing where the attribute is missing. */
  alt: string | undefined;
  /** Width and height of the `<img>`, which fix its ratio before it arrives. */
  widthPx?: number;
  heightPx?: number;
  /** True where the page asks for it at once and before other files. */
  isPriority: boolean;
  /** The point that CSS keeps in sight, in per cent, where the page says one. */
  focalPoint?: { x: number; y: number };
  /** The nearest fragment that leads to it, without `#`. */
  fragment?: string;
  /** Whether it is all that a link or button holds, so that its text is the link's name. */
  isOnlyContent: boolean;
  /** Headings and captions in the same card, section or figure. */
  wordsBeside: string[];
}

/** A picture that the page names for others: networks, search engines, browsers. */
export interface NamedPicture {
  kind: "social" | "data" | "icon";
  url: string;
  alt?: string;
  /** The size that the metadata declares. */
  widthPx?: number;
  heightPx?: number;
}

export type PagePicture = ShownPicture | NamedPicture;

const isElement = (node: Node): node is Element => "tagName" in node;
const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);

/** HTML's attributes by their lower-case names. */
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

const numberOf = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;

const textOf = (node: Node): string =>
  "value" in node ? node.value : childrenOf(node).map(textOf).join("");

/** Every element below a node, in the order of the page; what stands in a template is not part of it. */
function* elementsIn(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

const find = (node: Node, test: (element: Element) => boolean): Element[] =>
  [...elementsIn(node)].filter(test);

const isTag =
  (...names: string[]) =>
  ({ tagName }: Element) =>
    names.includes(tagName);

/** An element and those around it, the nearest first. */
function* around(element: Element): Generator<Element> {
  let at: Element["parentNode"] | Element = element;
  while (at && isElement(at)) {
    yield at;
    at = at.parentNode;
  }
}

/** Ids of what holds every page, which lead nowhere in particular. */
const FRAME_IDS = /^(?:___gatsby|gatsby-.*|main)$/;

const CARDS = ["li", "article", "figure", "section"];

/** Pairs of address and width of a `srcset`; addresses of this site hold no blanks. */
export const readSrcSet = (srcSet: string): { url: string; widthPx?: number }[] =>
  srcSet
    .split(/,\s+|,$/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const [url = "", descriptor = ""] = part.split(/\s+/);
      const widthPx = numberOf(/^(\d+)w$/.exec(descriptor)?.[1]);
      return widthPx === undefined ? { url } : { url, widthPx };
    });

/** Leaves out what is not there: absent and undefined are two things to the type checker. */
const defined = <Value extends object>(value: {
  [Key in keyof Value]: Value[Key] | undefined;
}): Partial<Value> => {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const kept: Partial<Value> = {};
  return Object.assign(kept, Object.fromEntries(entries));
};

const candidatesOf = (element: Element, source: string | undefined): Candidate[] => {
  const shared = defined<Pick<Candidate, "type" | "media" | "sizes">>({
    type: attribute(element, "type"),
    media: attribute(element, "media"),
    sizes: attribute(element, "sizes"),
  });
  const fromSet = readSrcSet(attribute(element, "srcset") ?? "");
  return [...fromSet, ...(source === undefined ? [] : [{ url: source }])].map((one) => ({
    ...shared,
    ...one,
  }));
};

const focalPointOf = (style: string): { x: number; y: number } | undefined => {
  const [, x, y] = /object-position:\s*([\d.]+)%\s+([\d.]+)%/.exec(style) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
};

/** What a link or button says without this picture. */
const isAlone = (img: Element): boolean => {
  const control = [...around(img)].find(isTag("a", "button"));
  if (!control || attribute(control, "aria-label") !== undefined) return false;
  const others = find(control, isTag("img")).filter((other) => other !== img);
  return (
    squeeze(textOf(control)) === "" && others.every((other) => !(attribute(other, "alt") ?? ""))
  );
};

const shownPicture = (img: Element): ShownPicture => {
  const parent = img.parentNode;
  const sources =
    parent && isElement(parent) && parent.tagName === "picture"
      ? childrenOf(parent).filter(isElement).filter(isTag("source"))
      : [];
  const nearest = [...around(img)];
  const card = nearest.find(isTag(...CARDS));
  return {
    kind: "shown",
    candidates: [
      ...sources.flatMap((source) => candidatesOf(source, undefined)),
      ...candidatesOf(img, attribute(img, "src")),
    ],
    alt: attribute(img, "alt"),
    isPriority: attribute(img, "fetchpriority") === "high" && attribute(img, "loading") !== "lazy",
    isOnlyContent: isAlone(img),
    wordsBeside: card
      ? find(card, isTag("h1", "h2", "h3", "h4", "figcaption")).map((one) => squeeze(textOf(one)))
      : [],
    ...defined<Pick<ShownPicture, "widthPx" | "heightPx" | "focalPoint" | "fragment">>({
      widthPx: numberOf(attribute(img, "width")),
      heightPx: numberOf(attribute(img, "height")),
      focalPoint: focalPointOf(attribute(img, "style") ?? ""),
      fragment: nearest
        .map((element) => attribute(element, "id"))
        .find((id) => id !== undefined && !FRAME_IDS.test(id)),
    }),
  };
};

const metaOf = (root: Node, name: string): string | undefined =>
  find(
    root,
    (element) =>
      element.tagName === "meta" &&
      (attribute(element, "property") === name || attribute(element, "name") === name),
  ).map((element) => attribute(element, "content"))[0];

const socialPictures = (root: Node): NamedPicture[] => {
  const og = metaOf(root, "og:image");
  const twitter = metaOf(root, "twitter:image");
  return [
    ...(og === undefined
      ? []
      : [
          {
            kind: "social" as const,
            url: og,
            ...defined<Pick<NamedPicture, "alt" | "widthPx" | "heightPx">>({
              alt: metaOf(root, "og:image:alt"),
              widthPx: numberOf(metaOf(root, "og:image:width")),
              heightPx: numberOf(metaOf(root, "og:image:height")),
            }),
          },
        ]),
    ...(twitter === undefined || twitter === og
      ? []
      : [
          {
            kind: "social" as const,
            url: twitter,
            ...defined<Pick<NamedPicture, "alt">>({ alt: metaOf(root, "twitter:image:alt") }),
          },
        ]),
  ];
};

const IMAGE_FILE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Addresses of pictures in a text of JSON, whatever fields hold them. */
export const picturesInJson = (json: string): string[] => {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === "string" && IMAGE_FILE.test(value) && !/\s/.test(value)) found.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(walk);
  };
  try {
    walk(JSON.parse(json));
  } catch {
    // The tests of structured data tell of JSON that cannot be read.
  }
  return [...found];
};

/** Every picture that a built page shows or names, in the order of the page. */
export function readPictures(html: string): PagePicture[] {
  const root = parse(html);
  const elements = [...elementsIn(root)];
  const posters = elements
    .filter(isTag("video"))
    .flatMap((video) => attribute(video, "poster") ?? []);
  const icons = elements
    .filter(isTag("link"))
    .filter((link) => /(?:^|\s|-)icon(?:$|\s)/.test(attribute(link, "rel") ?? ""))
    .flatMap((link) => attribute(link, "href") ?? []);
  const data = elements
    .filter((element) => attribute(element, "type") === "application/ld+json")
    .flatMap((element) => picturesInJson(textOf(element)));
  return [
    ...elements.filter(isTag("img")).map(shownPicture),
    ...posters.map((url) => ({ kind: "data" as const, url })),
    ...socialPictures(root),
    ...[...new Set(data)].map((url) => ({ kind: "data" as const, url })),
    ...icons.map((url) => ({ kind: "icon" as const, url })),
  ];
}
