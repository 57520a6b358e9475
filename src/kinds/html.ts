import sanitizeHtml from "sanitize-html";

/** HTML tags that editors may write. The check reports other tags; the build removes them. */
export const allowedTags =
  "p br h2 h3 h4 ul ol li dl dt dd blockquote a b strong i em sub sup span bdi abbr code time table caption thead tbody tr th td".split(
    " ",
  );

const globalAttributes = ["lang", "dir"];

export const allowedAttributes: Record<string, string[]> = {
  "*": globalAttributes,
  a: ["href"],
  abbr: ["title"],
  time: ["datetime"],
  th: ["scope"],
};

/** URL schemes of links. Relative URLs are allowed too. */
export const allowedSchemes = ["https", "mailto"];

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

/** Sanitises editors' HTML. A link with a forbidden address becomes a `span`. */
export const toSafeHtml = (html: string, resolveLink: (href: string) => LinkAttributes): string => {
  const resolved = clean(html, (attributes, address) => {
    const { href, opensNewTab } = resolveLink(address);
    return {
      ...getGlobals(attributes),
      href,
      ...(opensNewTab ? { target: "_blank", rel: "noopener" } : {}),
    };
  });
  // The sanitiser transforms a link before it removes a forbidden address. Only the second pass sees
  // the missing address and writes a span.
  return clean(resolved, (attributes) => attributes);
};

/** Wraps each table in a focusable element that scrolls wide tables (WCAG 1.4.10, 2.1.1). */
export const addTableScrollers = (html: string): string =>
  html
    .replace(/<table[\s>]/g, (start) => `<div tabindex="0">${start}`)
    .replaceAll("</table>", "</table></div>");

/** Start of a tag that separates words: a block or a line break. */
const LINE_EDGE =
  /<(?=\/?(?:p|br|h[2-4]|ul|ol|li|dl|dt|dd|blockquote|table|caption|thead|tbody|tr|th|td)\b)/gi;

/** Converts HTML to plain text; block boundaries become spaces. */
export const htmlToText = (html: string): string =>
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
