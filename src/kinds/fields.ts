import { z } from "zod";
import { slugify } from "../lib/slugify";
import { STILL_TO_BE_WRITTEN, unwritten } from "./draft";

/**
 * What a field stands for, beyond its JSON type. One declaration feeds five readers: the content
 * check, the GraphQL types, the JSON Schemas for VS Code, the editor's guide and the reports.
 */
export type FieldRole =
  | { role: "text" }
  | { role: "id" }
  | { role: "html" }
  | { role: "image" }
  | { role: "inlineSvg" }
  | { role: "icon" }
  | { role: "link" }
  | { role: "staticFile" }
  | { role: "anchor" }
  | { role: "reference"; to: string }
  /** One of the names that a list of a settings record has: see `ContentType.choices`. */
  | { role: "choice"; of: string; also?: readonly string[] }
  | { role: "epochMs" }
  | { role: "isoDate" }
  | { role: "moment" };

/** The metadata that zod keeps for a field. `description` is plain words for editors. */
export interface FieldMeta {
  description: string;
  example?: string | number | boolean | undefined;
  field?: FieldRole;
  /** GraphQL name of an object type, a singular noun. */
  typeName?: string;
  /** A record may leave it out, and the build writes it: GraphQL always has it. */
  isDerived?: true;
  /** Replaces the derived GraphQL field, directives included: for shapes that GraphQL turns into one. */
  graphql?: string;
}

/** Every described schema of this project; the only place where field metadata is kept. */
export const fieldRegistry = z.registry<FieldMeta>();

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The code of a language (BCP 47), as far as texts need one: a language, and what tells it apart. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Longest id, in letters: its files have longer names, and file systems take 255 bytes. */
export const SLUG_MAX_LETTERS = 180;

/** Plain text without markup on one line, never empty. */
export const text = (description: string, example?: string) =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .refine(
      (value) => !/[\t\n\r]/.test(value),
      "must stay on one line; write a blank instead of the line break or tab",
    )
    .register(fieldRegistry, { description, example, field: { role: "text" } });

/** Names that Windows keeps for devices, whatever their ending: git can't write such files there. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]|con(?:in|out)\$)\s*(?:\.|$)/i;

/** True for a file's or folder's name that Windows keeps for a device, such as `nul` or `aux.json`. */
export const isDeviceName = (name: string) => DEVICE_NAME.test(name);

/** What a slug is, with a suggestion made from the text that was written, if its letters allow one. */
const slugError = ({ input }: { input?: unknown }): string => {
  const meant = slugify(String(input));
  const example = SLUG_PATTERN.test(meant) ? `, such as "${meant}"` : "";
  return `use lower-case letters a to z, digits and single hyphens${example}`;
};

/** Lower-case words joined by hyphens; equal to the file's name and the last segment of the page's address. */
export const slugId = (description: string, example?: string) =>
  z
    .string()
    .regex(SLUG_PATTERN, { error: slugError })
    .max(SLUG_MAX_LETTERS)
    .refine((id) => !isDeviceName(id), {
      error: ({ input }) =>
        `Windows keeps this name for a device, so no file can have it there; write a longer one, such as "${String(input)}-1"`,
    })
    .register(fieldRegistry, { description, example, field: { role: "id" } });

/** HTML of the allow-list in `html.ts`; cleaned once, when GraphQL reads it. */
export const html = (description: string, example = "<p>One paragraph.</p>") =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .register(fieldRegistry, { description, example, field: { role: "html" } });

/**
 * A picture in `data/images`, written from the record's own folder. The build draws it in several
 * sizes, which it cannot do with an SVG.
 */
export const image = (description: string, example = "../images/product-vera.jpg") =>
  z
    .string()
    .regex(/^\.\.\/images\/[a-z0-9/-]+\.(?:jpg|png)$/, {
      error: ({ input }) =>
        String(input).endsWith(".svg")
          ? "an SVG can be a mark, but no picture: write the path of a jpg or png"
          : "write a path such as ../images/product-vera.jpg (jpg or png)",
    })
    .register(fieldRegistry, { description, example, field: { role: "image" } });

/** A mark in `data/images`, which pages show as the file is. */
export const mark = (description: string, example: string) =>
  z
    .string()
    .regex(
      /^\.\.\/images\/[a-z0-9/-]+\.(?:jpg|png|svg)$/,
      `write a path such as ${example} (svg, jpg or png)`,
    )
    .register(fieldRegistry, { description, example, field: { role: "image" } });

/** A one-colour SVG mark that takes the colour of the text around it, so it's part of the page itself. */
export const inlineSvg = (description: string, example = "../images/marks/vera-topbar.svg") =>
  z
    .string()
    .regex(
      /^\.\.\/images\/[a-z0-9/-]+\.svg$/,
      "write a path such as ../images/marks/vera-topbar.svg",
    )
    .register(fieldRegistry, { description, example, field: { role: "inlineSvg" } });

/** The name of a Phosphor icon (phosphoricons.com), drawn in its regular weight. */
export const icon = (description: string) =>
  z
    .string()
    .regex(SLUG_PATTERN, "use a Phosphor icon name such as chart-line-up")
    .register(fieldRegistry, { description, example: "chart-line-up", field: { role: "icon" } });

/**
 * Where a link goes: a page of this site (`/contacts`), a file (`/files/x.pdf`), `https://…`,
 * `mailto:…`, or an address of `data/site/site.json` by its kind (`{demo}/vera`).
 */
export const link = (description: string, example = "/contacts") =>
  z
    .string()
    .regex(
      /^(?:\/(?!\/)|https?:\/\/|mailto:|\{[a-zA-Z]+\})\S*$/,
      "write a path from the root (/contacts), a full address (https://…) or an address by kind ({demo}/vera)",
    )
    .register(fieldRegistry, { description, example, field: { role: "link" } });

/** A file of `static/`, by its address on the site. */
export const staticFile = (description: string, example = "/videos/lextag.mp4") =>
  z
    .string()
    .regex(
      /^\/[a-z0-9/._-]+\.[a-z0-9]+$/,
      "write the file's address on the site, such as /videos/lextag.mp4",
    )
    .register(fieldRegistry, { description, example, field: { role: "staticFile" } });

/** One of a few words. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  description: string,
  example?: NoInfer<Word>,
) => z.enum(words).register(fieldRegistry, { description, example });

/** The fragment by which a block of a page is addressed. */
export const anchor = (description: string, example = "entity-linking") =>
  z
    .string()
    .regex(SLUG_PATTERN, { error: slugError })
    .register(fieldRegistry, { description, example, field: { role: "anchor" } });

/** The id of another record. */
export const reference = (to: string, description: string, example?: string) =>
  z
    .string()
    .regex(SLUG_PATTERN, "use the id of a record: lower-case words joined by hyphens")
    .register(fieldRegistry, { description, example, field: { role: "reference", to } });

/** One of the names in a list that editors keep, or one that the style sheets have (`also`). */
export const choice = (
  of: string,
  description: string,
  example: string,
  also: readonly string[] = [],
  more: Partial<FieldMeta> = {},
) =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .register(fieldRegistry, {
      description,
      example,
      field: { role: "choice", of, also },
      ...more,
    });

/** Earliest and latest moments that a record may name: 2000-01-01 and 2100-01-01, UTC. */
const EARLIEST_MS = Date.UTC(2000, 0, 1);
const LATEST_MS = Date.UTC(2100, 0, 1);

/** What to write for a moment, with an example. */
export const MOMENT_WORDS =
  "write the milliseconds since 1970, such as 1733788800000 for 2024-12-10";

const momentError = `must lie between 2000 and 2100; ${MOMENT_WORDS}`;

/** A moment in epoch milliseconds. */
export const epochMs = (description: string) =>
  z
    .int()
    .min(EARLIEST_MS, momentError)
    .max(LATEST_MS, momentError)
    .register(fieldRegistry, { description, example: 1733788800000, field: { role: "epochMs" } });

/** A calendar day, `YYYY-MM-DD`. */
export const isoDate = (description: string, example = "2024-12-10") =>
  z.iso
    .date("must be a real day written as year-month-day, such as 2024-12-10")
    .refine((day) => day >= "2000-01-01" && day < "2100-01-01", "must lie between 2000 and 2100")
    .register(fieldRegistry, { description, example, field: { role: "isoDate" } });

/** A day, or a moment with its time zone, so that the same moment is meant wherever a build runs. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The day is real too: `Date` reads 30 February as 1 or 2 March. */
const isRealMoment = (value: string) =>
  !Number.isNaN(Date.parse(value)) && z.iso.date().safeParse(value.slice(0, 10)).success;

/** A calendar day, which begins at midnight UTC, or a moment with its time zone (ISO 8601). */
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

/** True or false. */
export const flag = (description: string) => z.boolean().register(fieldRegistry, { description });

/** A number that may have decimals. */
export const decimal = (description: string, min: number, max: number, example: number) =>
  z.number().min(min).max(max).register(fieldRegistry, { description, example });

/** A whole number. */
export const whole = (description: string, min: number, max: number, example?: number) => {
  const error = ({ input }: { input?: unknown }) =>
    `must be a whole number from ${min} to ${max}, not ${String(input)}`;
  return z
    .int()
    .min(min, { error })
    .max(max, { error })
    .register(fieldRegistry, { description, example });
};

/** A field that the build works out where a record leaves it out; `otherwise` says from what. */
export function derived<Field extends z.ZodType>(field: Field, otherwise: string) {
  const own = field.clone();
  const { meta } = describedSchema(field);
  const description = `${meta?.description ?? ""} Left out: ${otherwise}.`;
  fieldRegistry.add(own, { ...meta, description, isDerived: true });
  return own.optional();
}

/**
 * A field in whose place a draft may have a note of what is to be written; the check refuses the note
 * in a record that is published.
 */
export function orUnwritten<Field extends z.ZodType>(field: Field, more: Partial<FieldMeta> = {}) {
  const note = z.templateLiteral([STILL_TO_BE_WRITTEN, z.string()]).register(fieldRegistry, {
    description: "In a draft: what is to be written.",
    example: unwritten("what nobody knows yet"),
    field: { role: "text" },
  });
  const { meta } = describedSchema(field);
  const either = z.union([field, note]);
  fieldRegistry.add(either, { description: "", ...meta, ...more });
  return either;
}

/** The described schema inside `optional` and `default`, with its metadata. */
export function describedSchema(schema: z.core.$ZodType): {
  schema: z.core.$ZodType;
  meta?: FieldMeta;
} {
  const meta = fieldRegistry.get(schema);
  if (meta) return { schema, meta };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return describedSchema(schema.unwrap());
  }
  return { schema };
}
