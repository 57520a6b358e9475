import sanitizeHtml from "sanitize-html";

/** The HTML that editors may write; anything else is an issue of the check and is dropped by the build. */
export const allowedTags =
  "p br h2 h3 h4 ul ol li dl dt dd blockquote a b strong i em sub sup span bdi abbr code time table caption thead tbody tr th td".split(
    " ",
  );

/** Attributes that every tag may have. */
const globalAttributes = ["lang", "dir"];

/** Attributes by tag; `*` holds for every tag. */
export const allowedAttributes: Record<string, string[]> = {
  "*": globalAttributes,
  a: ["href"],
  abbr: ["title"],
  time: ["datetime"],
  th: ["scope"],
};

/** Schemes of addresses in HTML; relative addresses are allowed too. */
export const allowedSchemes = ["https", "mailto"];

/** What a link becomes, once its address is known. */
export interface LinkAttributes {
  href: string;
  opensNewTab: boolean;
}

type Attributes = Record<string, string>;

const getGlobals = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name]) => globalAttributes.includes(name)),
  );

const clean = (html: string, linkOf: (attributes: Attributes, href: string) => Attributes) =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { ...allowedAttributes, a: ["href", "target", "rel"] },
    allowedSchemes,
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attributes) => {
        const { href } = attributes;
        return href === undefined
          ? { tagName: "span", attribs: getGlobals(attributes) }
          : { tagName, attribs: linkOf(attributes, href) };
      },
    },
  });

/**
 * Cleans editors' HTML against the allow-list. Links get their final address from `resolveLink`;
 * those that open a new tab get `target` and `rel`; those whose address is refused
 * become plain words. Language and direction of the words stay in either case.
 */
export const toSafeHtml = (html: string, resolveLink: (href: string) => LinkAttributes): string => {
  const resolved = clean(html, (attributes, address) => {
    const { href, opensNewTab } = resolveLink(address);
    return {
      ...getGlobals(attributes),
      href,
      ...(opensNewTab ? { target: "_blank", rel: "noopener" } : {}),
    };
  });
  // The sanitiser checks addresses after asking for them: what it refused is no longer a link.
  return clean(resolved, (attributes) => attributes);
};

/**
 * Puts each table of HTML that was cleaned into an element of its own, in which one that is wider than the
 * text can be scrolled, by keyboard too (WCAG 1.4.10, 2.1.1). Editors' HTML holds no other `div`.
 */
export const withTableScrollers = (html: string): string =>
  html
    .replace(/<table[\s>]/g, (start) => `<div tabindex="0">${start}`)
    .replaceAll("</table>", "</table></div>");

/** Where a line begins or ends, and so does a word. */
const LINE_EDGE =
  /<(?=\/?(?:p|br|h[2-4]|ul|ol|li|dl|dt|dd|blockquote|table|caption|thead|tbody|tr|th|td)\b)/gi;

/** The words of an HTML string, those of two lines apart, white space squeezed, entities decoded. */
export const toPlainText = (html: string): string =>
  sanitizeHtml(html.replace(LINE_EDGE, " <"), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
