import { parse } from "parse5";
import { collapseWhitespace } from "../../src/lib/text";
import {
  getAttribute,
  getChildren,
  type Element,
  elementsIn,
  isElement,
  metaContent,
  type Node,
  getNumber,
  readSrcSet,
  getText,
} from "../report/builtHtml";

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

/** Leaves out what is not there: absent and undefined are two things to the type checker. */
const defined = <Value extends object>(value: {
  [Key in keyof Value]: Value[Key] | undefined;
}): Partial<Value> => {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const kept: Partial<Value> = {};
  return Object.assign(kept, Object.fromEntries(entries));
};

const getCandidates = (element: Element, source: string | undefined): Candidate[] => {
  const shared = defined<Pick<Candidate, "type" | "media" | "sizes">>({
    type: getAttribute(element, "type"),
    media: getAttribute(element, "media"),
    sizes: getAttribute(element, "sizes"),
  });
  const fromSet = readSrcSet(getAttribute(element, "srcset") ?? "");
  return [...fromSet, ...(source === undefined ? [] : [{ url: source }])].map((one) => ({
    ...shared,
    ...one,
  }));
};

const getFocalPoint = (style: string): { x: number; y: number } | undefined => {
  const [, x, y] = /object-position:\s*([\d.]+)%\s+([\d.]+)%/.exec(style) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
};

/** What a link or button says without this picture. */
const isAlone = (img: Element): boolean => {
  const control = [...around(img)].find(isTag("a", "button"));
  if (!control || getAttribute(control, "aria-label") !== undefined) return false;
  const others = find(control, isTag("img")).filter((other) => other !== img);
  return (
    collapseWhitespace(getText(control)) === "" &&
    others.every((other) => !(getAttribute(other, "alt") ?? ""))
  );
};

const shownPicture = (img: Element): ShownPicture => {
  const parent = img.parentNode;
  const sources =
    parent && isElement(parent) && parent.tagName === "picture"
      ? getChildren(parent).filter(isElement).filter(isTag("source"))
      : [];
  const nearest = [...around(img)];
  const card = nearest.find(isTag(...CARDS));
  return {
    kind: "shown",
    candidates: [
      ...sources.flatMap((source) => getCandidates(source, undefined)),
      ...getCandidates(img, getAttribute(img, "src")),
    ],
    alt: getAttribute(img, "alt"),
    isPriority:
      getAttribute(img, "fetchpriority") === "high" && getAttribute(img, "loading") !== "lazy",
    isOnlyContent: isAlone(img),
    wordsBeside: card
      ? find(card, isTag("h1", "h2", "h3", "h4", "figcaption")).map((one) =>
          collapseWhitespace(getText(one)),
        )
      : [],
    ...defined<Pick<ShownPicture, "widthPx" | "heightPx" | "focalPoint" | "fragment">>({
      widthPx: getNumber(getAttribute(img, "width")),
      heightPx: getNumber(getAttribute(img, "height")),
      focalPoint: getFocalPoint(getAttribute(img, "style") ?? ""),
      fragment: nearest
        .map((element) => getAttribute(element, "id"))
        .find((id) => id !== undefined && !FRAME_IDS.test(id)),
    }),
  };
};

const socialPictures = (elements: readonly Element[]): NamedPicture[] => {
  const og = metaContent(elements, "og:image");
  const twitter = metaContent(elements, "twitter:image");
  return [
    ...(og === undefined
      ? []
      : [
          {
            kind: "social" as const,
            url: og,
            ...defined<Pick<NamedPicture, "alt" | "widthPx" | "heightPx">>({
              alt: metaContent(elements, "og:image:alt"),
              widthPx: getNumber(metaContent(elements, "og:image:width")),
              heightPx: getNumber(metaContent(elements, "og:image:height")),
            }),
          },
        ]),
    ...(twitter === undefined || twitter === og
      ? []
      : [
          {
            kind: "social" as const,
            url: twitter,
            ...defined<Pick<NamedPicture, "alt">>({
              alt: metaContent(elements, "twitter:image:alt"),
            }),
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
  const elements = [...elementsIn(parse(html))];
  const posters = elements
    .filter(isTag("video"))
    .flatMap((video) => getAttribute(video, "poster") ?? []);
  const icons = elements
    .filter(isTag("link"))
    .filter((link) => /(?:^|\s|-)icon(?:$|\s)/.test(getAttribute(link, "rel") ?? ""))
    .flatMap((link) => getAttribute(link, "href") ?? []);
  const data = elements
    .filter((element) => getAttribute(element, "type") === "application/ld+json")
    .flatMap((element) => picturesInJson(getText(element)));
  return [
    ...elements.filter(isTag("img")).map(shownPicture),
    ...posters.map((url) => ({ kind: "data" as const, url })),
    ...socialPictures(elements),
    ...[...new Set(data)].map((url) => ({ kind: "data" as const, url })),
    ...icons.map((url) => ({ kind: "icon" as const, url })),
  ];
}
