import { z } from "zod";
import { slugify } from "../lib/slugify";
import { PLACEHOLDER_PREFIX, toPlaceholder } from "./draft";

/** Meaning of a field beyond its JSON type, for the check, GraphQL, forms and editors' guide. */
export type FieldRole =
  | { role: "text" | "id" | "html" | "inlineSvg" | "icon" | "link" | "staticFile" | "anchor" }
  | { role: "epochMs" | "moment" }
  /** Required size; in a list of pictures, one size per position. */
  | { role: "image"; sizesPx?: readonly PictureSize[] }
  | { role: "reference"; to: string }
  /** Name from a list. `of`: its key in `ContentType.choices`; `also`: further allowed names. */
  | { role: "choice"; of: string; also?: readonly string[] }
  /** `happened`: verb for messages. If set, the day must not be after the record's publication. */
  | { role: "isoDate"; happened?: string };

/** Size that a picture must have: width and height in px. */
export type PictureSize = readonly [number, number];

/** Metadata that zod keeps for a field. `description` is written for editors. */
export interface FieldMeta {
  description: string;
  example?: string | number | boolean | undefined;
  field?: FieldRole;
  /** Label in the editor's forms. Default: derived from the field's name. */
  label?: string;
  /** Returns the message of a warning, or undefined. */
  warn?: (text: string, altMaxCharacters?: number) => string | undefined;
  /** GraphQL name of an object type, a singular noun. */
  typeName?: string;
  /** True if the build fills in the field where records omit it. GraphQL makes it non-null. */
  isDerived?: true;
  /** Replaces the generated GraphQL field, including directives. */
  graphql?: string;
}

export const fieldRegistry = z.registry<FieldMeta>();

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Subset of BCP 47 language tags that texts need: a language and optional subtags. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/** Maximum length of an id: file systems allow 255 bytes, and file names add to it. */
export const SLUG_MAX_LETTERS = 180;

export function withMeta<Field extends z.ZodType>(field: Field, more: Partial<FieldMeta>): Field {
  const { schema, meta } = describedSchema(field);
  fieldRegistry.add(schema, { description: "", ...meta, ...more });
  return field;
}

/** Returns a `warn` function for texts with more than `max` characters. */
export const warnAbove =
  (max = Infinity) =>
  (value: string) =>
    value.length > max ? `has ${value.length} characters; say it in at most ${max}` : undefined;

/** Plain text on one line without markup; never empty. */
export const text = (description: string, example?: string, more: Partial<FieldMeta> = {}) =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .refine(
      (value) => !/[\t\n\r]/.test(value),
      "must stay on one line; write a space instead of the line break or tab",
    )
    .register(fieldRegistry, { description, example, field: { role: "text" }, ...more });

/** Heading or title. The content check warns of more than 120 characters. */
export const heading = (description: string, example?: string) =>
  text(description, example, { warn: warnAbove(120) });

/** Device names that Windows reserves with any extension: git can't check out such files there. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]|con(?:in|out)\$)\s*(?:\.|$)/i;

/** True for a file or folder name that Windows reserves, such as `nul` or `aux.json`. */
export const isDeviceName = (name: string) => DEVICE_NAME.test(name);

const slugError = ({ input }: { input?: unknown }): string => {
  const meant = slugify(String(input));
  const example = SLUG_PATTERN.test(meant) ? `, such as "${meant}"` : "";
  return `use lower-case letters a to z, digits and single hyphens${example}`;
};

/** Slug. As a record's id it equals the file name and ends the page's path. */
export const slugId = (
  example: string,
  description = "The file's name and the last part of the page's address.",
) =>
  z
    .string()
    .regex(SLUG_PATTERN, { error: slugError })
    .max(SLUG_MAX_LETTERS)
    .refine((id) => !isDeviceName(id), {
      error: ({ input }) =>
        `Windows reserves this name for a device, so no file can have it there; write a longer one, such as "${String(input)}-1"`,
    })
    .register(fieldRegistry, { description, example, field: { role: "id" } });

/** HTML with the tags that `html.ts` allows. GraphQL sanitises it. */
export const html = (description: string, example = "<p>One paragraph.</p>") =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .register(fieldRegistry, { description, example, field: { role: "html" } });

const withSizes = (description: string, sizesPx: readonly PictureSize[]) =>
  sizesPx.length === 0
    ? description
    : `${description} ${sizesPx.map((size) => size.join("×")).join(" or ")} pixels.`;

/** Picture in `data/images`; no SVG, because the build resizes pictures. */
export const image = (
  description: string,
  sizesPx: readonly PictureSize[] = [],
  example = "../images/product-vera.jpg",
) =>
  z
    .string()
    .regex(/^\.\.\/images\/[a-z0-9/-]+\.(?:jpg|png)$/, {
      error: ({ input }) =>
        String(input).endsWith(".svg")
          ? "an SVG can be a mark, but no picture: write the path of a jpg or png"
          : "write a path such as ../images/product-vera.jpg (jpg or png)",
    })
    .register(fieldRegistry, {
      description: withSizes(description, sizesPx),
      example,
      field: { role: "image", sizesPx },
    });

/** Logo mark in `data/images`, served unchanged. */
export const mark = (description: string, example: string, sizesPx: readonly PictureSize[] = []) =>
  z
    .string()
    .regex(
      /^\.\.\/images\/[a-z0-9/-]+\.(?:jpg|png|svg)$/,
      `write a path such as ${example} (svg, jpg or png)`,
    )
    .register(fieldRegistry, {
      description: withSizes(description, sizesPx),
      example,
      field: { role: "image", sizesPx },
    });

/** Monochrome SVG mark, inlined so that it takes the colour of the surrounding text. */
export const inlineSvg = (description: string, example = "../images/marks/vera-topbar.svg") =>
  z
    .string()
    .regex(
      /^\.\.\/images\/[a-z0-9/-]+\.svg$/,
      "write a path such as ../images/marks/vera-topbar.svg",
    )
    .register(fieldRegistry, { description, example, field: { role: "inlineSvg" } });

/** Name of a Phosphor icon (phosphoricons.com) in regular weight. */
export const icon = (description: string) =>
  z
    .string()
    .regex(SLUG_PATTERN, "use a Phosphor icon name such as chart-line-up")
    .register(fieldRegistry, { description, example: "chart-line-up", field: { role: "icon" } });

/** Address of a page, a file or another site; in `{demo}/vera`, `site.json` defines `{demo}`. */
export const link = (description: string, example = "/contacts", label = "Link") =>
  z
    .string()
    .regex(
      /^(?:\/(?!\/)|https?:\/\/|mailto:|\{[a-zA-Z]+\})\S*$/,
      "write a path from the root (/contacts), a full address (https://…) or one with a placeholder ({demo}/vera)",
    )
    .register(fieldRegistry, { description, example, label, field: { role: "link" } });

/** File in `static/`, written as its path on the site. */
export const staticFile = (description: string, example = "/videos/lextag.mp4") =>
  z
    .string()
    .regex(
      /^\/[a-z0-9/._-]+\.[a-z0-9]+$/,
      "write the file's address on the site, such as /videos/lextag.mp4",
    )
    .register(fieldRegistry, { description, example, field: { role: "staticFile" } });

export const oneOf = <Option extends string>(
  options: readonly Option[],
  description: string,
  example?: NoInfer<Option>,
) => z.enum(options).register(fieldRegistry, { description, example });

export const anchor = (description: string, example = "entity-linking") =>
  z
    .string()
    .regex(SLUG_PATTERN, { error: slugError })
    .register(fieldRegistry, { description, example, field: { role: "anchor" } });

export const reference = (to: string, description: string, example?: string) =>
  z
    .string()
    .regex(SLUG_PATTERN, "use the id of a record: lower-case words joined by hyphens")
    .register(fieldRegistry, { description, example, field: { role: "reference", to } });

/** Name from a list that editors maintain; `also` adds names that the style sheets define. */
export const choice = (
  of: string,
  description: string,
  example: string,
  also: readonly string[] = [],
) => text(description, example, { field: { role: "choice", of, also } });

const EARLIEST_MS = Date.UTC(2000, 0, 1);
const LATEST_MS = Date.UTC(2100, 0, 1);

/** Advice for messages about a wrong time. */
export const EPOCH_MS_HINT =
  "write the milliseconds since 1970, such as 1733788800000 for 2024-12-10";

const momentError = `must lie between 2000 and 2100; ${EPOCH_MS_HINT}`;

export const epochMs = (description: string) =>
  z
    .int()
    .min(EARLIEST_MS, momentError)
    .max(LATEST_MS, momentError)
    .register(fieldRegistry, { description, example: 1733788800000, field: { role: "epochMs" } });

/** Calendar day, `YYYY-MM-DD`. */
export const isoDate = (description: string, example = "2024-12-10") =>
  z.iso
    .date({
      error: "must be a real day written as year-month-day, such as 2024-12-10",
      // Skips the rules that compare days, which need a valid day.
      abort: true,
    })
    .refine((day) => day >= "2000-01-01" && day < "2100-01-01", "must lie between 2000 and 2100")
    .register(fieldRegistry, { description, example, field: { role: "isoDate" } });

/** Calendar day not after the record's publication. `happened` is a verb such as `posted`. */
export const pastDay = (description: string, happened: string) =>
  withMeta(isoDate(description), { field: { role: "isoDate", happened } });

/** Day, or time with a time zone, so that the build machine's time zone has no effect. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** True if the day exists: `Date` parses 30 February as 1 or 2 March. */
const isRealMoment = (value: string) =>
  !Number.isNaN(Date.parse(value)) && z.iso.date().safeParse(value.slice(0, 10)).success;

/** Calendar day, which begins at midnight UTC, or a time with its time zone (ISO 8601). */
export const moment = (description: string, example = "2026-12-01T09:00+01:00") =>
  z
    .string()
    .regex(
      MOMENT,
      "must be a day written as 2026-12-01, or a moment with its time zone, 2026-12-01T09:00+01:00",
    )
    .refine(isRealMoment, "must be a real day and time")
    .refine((value) => value >= "2000" && value < "2100", "must lie between 2000 and 2100")
    .register(fieldRegistry, { description, example, field: { role: "moment" } });

export const flag = (description: string) => z.boolean().register(fieldRegistry, { description });

export const decimal = (description: string, min: number, max: number, example: number) =>
  z.number().min(min).max(max).register(fieldRegistry, { description, example });

/** Integer from `min` to `max`. */
export const whole = (description: string, min: number, max: number, example?: number) => {
  const error = ({ input }: { input?: unknown }) =>
    `must be a whole number from ${min} to ${max}, not ${String(input)}`;
  return z
    .int()
    .min(min, { error })
    .max(max, { error })
    .register(fieldRegistry, { description, example });
};

const outputs = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Field that parsing transforms; `output` describes the transformed value for GraphQL. */
export function transformed<Schema extends z.ZodType, Output>(
  schema: Schema,
  output: z.core.$ZodType,
  transform: (value: z.output<Schema>) => Output,
) {
  const pipe = schema.transform(transform);
  outputs.set(pipe, output);
  return pipe;
}

/** Returns the schema of a field's value after parsing, without `optional` and `default`. */
export const getOutput = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? getOutput(schema.unwrap())
    : (outputs.get(schema) ?? schema);

/** Single shape for the editor's form, for a field that records write in several shapes. */
interface FormShape {
  schema: z.core.$ZodType;
  toForm: (written: unknown) => unknown;
  /** `before` is the value before the edit. */
  toRecord: (shown: unknown, before: unknown) => unknown;
}

const formShapes = new WeakMap<z.core.$ZodType, FormShape>();

export function withForm<Schema extends z.core.$ZodType>(schema: Schema, form: FormShape): Schema {
  formShapes.set(schema, form);
  return schema;
}

export const getForm = (schema: z.core.$ZodType) => formShapes.get(schema);

/** Refinement option that names the rule for the content check. Default: "wrong-value". */
export const withRuleName = (rule: string) => ({ params: { rule } });

export const consistency = withRuleName("consistency");

/** Optional field that the build fills in; `otherwise` describes the default to editors. */
export function derived<Field extends z.ZodType>(field: Field, otherwise: string) {
  const copy = field.clone();
  const { meta } = describedSchema(field);
  const description = `${meta?.description ?? ""} Default: ${otherwise}.`;
  fieldRegistry.add(copy, { ...meta, description, isDerived: true });
  return copy.optional();
}

/** Accepts the field's value or, in drafts, a placeholder. */
export function orPlaceholder<Field extends z.ZodType>(
  field: Field,
  more: Partial<FieldMeta> = {},
) {
  const placeholder = z.templateLiteral([PLACEHOLDER_PREFIX, z.string()]).register(fieldRegistry, {
    description: "In a draft: what is to be written.",
    example: toPlaceholder("a fact that isn't known yet"),
    field: { role: "text" },
  });
  const { meta } = describedSchema(field);
  const either = z.union([field, placeholder]);
  fieldRegistry.add(either, { description: "", ...meta, ...more });
  return either;
}

/** Unwraps `optional`, `default` and `transform` to find the schema with metadata. */
export function describedSchema(schema: z.core.$ZodType): {
  schema: z.core.$ZodType;
  meta?: FieldMeta;
} {
  const meta = fieldRegistry.get(schema);
  if (meta) return { schema, meta };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return describedSchema(schema.unwrap());
  }
  if (schema instanceof z.ZodPipe) return describedSchema(schema.in);
  return { schema };
}
