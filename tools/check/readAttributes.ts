import { LANGUAGE_TAG } from "../../src/kinds/fields";
import { allowedAttributes, allowedSchemes } from "../../src/kinds/html";
import { formatAlternatives, quoted } from "./words";

const DAY = String.raw`(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?`;
const ZONE = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)`;

/** What machines read of `<time>`: a year, a month, a day, a moment, a time of day, a week or a duration (HTML 4.5.14). */
const DATE_TIME = new RegExp(
  `^(?:${[
    String.raw`\d{4}(?:-(?:0[1-9]|1[0-2]))?`,
    String.raw`(?:\d{4}-)?${DAY}`,
    String.raw`\d{4}-${DAY}[T ]${CLOCK}${ZONE}?`,
    CLOCK,
    String.raw`\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])`,
    String.raw`P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d{1,3})?S)?)?`,
  ].join("|")})$`,
);

/** Forms of attribute values that have one. */
const ATTRIBUTE_FORMS: Readonly<Record<string, { pattern: RegExp; example: string }>> = {
  lang: { pattern: LANGUAGE_TAG, example: "it" },
  dir: { pattern: /^(?:ltr|rtl|auto)$/, example: "rtl" },
  datetime: { pattern: DATE_TIME, example: "2024-12-10" },
  title: { pattern: /\S/, example: "Natural Language Processing" },
  scope: { pattern: /^(?:col|row|colgroup|rowgroup)$/, example: "col" },
};

/** What is wrong with the attributes of an allowed tag, and the sound addresses among them. */
export function readAttributes(
  tag: string,
  attributes: readonly { name: string; value: string }[],
): { messages: string[]; addresses: string[] } {
  const messages: string[] = [];
  const addresses: string[] = [];
  for (const { name, value } of attributes) {
    const message = attributeIssue(tag, name, value.trim());
    if (message !== undefined) messages.push(message);
    else if (name === "href") addresses.push(value.trim());
  }
  const hasAddress = attributes.some(({ name }) => name === "href");
  if (tag === "a" && !hasAddress) messages.push('<a> leads nowhere; give it an href="…"');
  return { messages, addresses };
}

function attributeIssue(tag: string, attribute: string, value: string): string | undefined {
  const allowed = [...(allowedAttributes[tag] ?? []), ...(allowedAttributes["*"] ?? [])];
  if (!allowed.includes(attribute)) {
    const instead =
      attribute === "target" || attribute === "rel"
        ? "remove it, the site decides what opens a new tab"
        : `<${tag}> may have ${formatAlternatives(allowed)}`;
    return `${quoted(attribute)} is not allowed in <${tag}>; ${instead}`;
  }
  if (attribute === "href") return addressIssue(value);
  const form = ATTRIBUTE_FORMS[attribute];
  return form && !form.pattern.test(value)
    ? `${attribute}=${quoted(value)} in <${tag}> is not valid; write for example ${attribute}="${form.example}"`
    : undefined;
}

function addressIssue(address: string): string | undefined {
  if (address === "") return '<a> leads nowhere; fill its href="…"';
  const scheme = /^([a-zA-Z][a-zA-Z0-9+.-]*):/.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined || allowedSchemes.some((name) => name === scheme)) return undefined;
  return scheme === "http"
    ? `${quoted(address)} is not encrypted; write https://`
    : `links to ${scheme}: are not allowed; use ${formatAlternatives(allowedSchemes.map((name) => `${name}:`))} or a path such as /contacts`;
}
