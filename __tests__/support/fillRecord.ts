import { z } from "zod";
import { describedSchema, type FieldMeta } from "../../src/kinds/fields";
import { getShape } from "../../content/walkFields";

export interface Filling {
  without?: readonly string[];
  /** Values that the schema alone doesn't determine. */
  values?: Readonly<Record<string, unknown>>;
  option?: number;
  switched?: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns values that contain a token, with their visible texts. The first valid one is used. */
function valuesWith(token: string, count: number): (readonly [unknown, string])[] {
  const dayMs = Date.UTC(2031, 0, 1) + count * DAY_MS;
  const day = new Date(dayMs).toISOString().slice(0, 10);
  const texts = [
    token,
    `<p>${token}</p>`,
    `../images/${token}.jpg`,
    `/${token}`,
    `https://${token}.example/`,
    `/${token}.mp4`,
    `/case-study/study/${token}`,
    `10.1234/${token}`,
    `${token}@polysema.example`,
  ];
  return [...texts.map((text) => [text, token] as const), [day, day], [dayMs, day]];
}

const PAIRS: readonly (readonly [unknown, unknown])[] = [
  [false, true],
  ["it", "fr"],
  ["11:11", "12:12"],
  ["IT", "FR"],
  [2031, 2032],
  [3, 4],
  [0.31, 0.62],
];
const INLINE_SVGS = ["../images/marks/vera-topbar.svg", "../images/marks/lextag-topbar.svg"];

/**
 * Fills every field of a schema, with two items per list. `tokens` are unique texts by field;
 * `switches` lists fields with few values, such as flags.
 */
export function fillRecord(
  schema: z.ZodObject,
  letter: string,
  choices: Readonly<Record<string, readonly string[]>>,
  { without = [], values = {}, option = 0, switched }: Filling,
) {
  const tokens = new Map<string, string>();
  const switches: string[] = [];
  let count = 0;

  function getPair(leaf: z.core.$ZodType, role: FieldMeta["field"]) {
    if (role?.role === "choice") return [...(role.also ?? []), ...(choices[role.of] ?? [])];
    if (role?.role === "icon") return ["airplane", "anchor"];
    if (role?.role === "inlineSvg") return INLINE_SVGS;
    return leaf instanceof z.ZodEnum ? [undefined, ...leaf.options].slice(-2) : undefined;
  }

  function fillLeaf(leaf: z.core.$ZodType, meta: FieldMeta | undefined, field: string): unknown {
    if (leaf instanceof z.ZodLiteral) return leaf.value;
    const isHtml = meta?.field?.role === "html";
    const fits = (value: unknown) => z.safeParse(leaf, value).success;
    const pair = getPair(leaf, meta?.field);
    const token = `q${letter}${(count += 1).toString(36).padStart(3, "0")}x`;
    const found = valuesWith(token, count).find(
      ([value]) => !pair && fits(value) && (!isHtml || value !== token),
    );
    if (found) {
      tokens.set(field, found[1]);
      return found[0];
    }
    switches.push(field);
    const [first, second] = pair ?? PAIRS.find((both) => both.every(fits)) ?? [];
    return switched === field ? second : first;
  }

  function fill(part: z.core.$ZodType, field: string): unknown {
    if (without.includes(field)) return undefined;
    if (field in values) return values[field];
    const { schema: inner, meta } = describedSchema(part);
    if (inner instanceof z.ZodUnion) {
      const options: readonly z.core.$ZodType[] = inner.options.filter(
        (one) => !(describedSchema(one).schema instanceof z.ZodTemplateLiteral),
      );
      const chosen = options[option % options.length] ?? inner;
      const isPlain = !(chosen instanceof z.ZodObject || chosen instanceof z.ZodArray);
      return isPlain && !describedSchema(chosen).meta
        ? fillLeaf(inner, meta, field)
        : fill(chosen, field);
    }
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault)
      return fill(inner.unwrap(), field);
    if (inner instanceof z.ZodArray)
      return [0, 1].map((index) => fill(inner.element, `${field}.${String(index)}`));
    if (!(inner instanceof z.ZodObject)) return fillLeaf(inner, meta, field);
    const children = Object.entries(getShape(inner));
    return Object.fromEntries(
      children.map(([name, child]) => [name, fill(child, [field, name].filter(Boolean).join("."))]),
    );
  }

  const record = fill(schema, "");
  return { record, tokens, switches };
}
