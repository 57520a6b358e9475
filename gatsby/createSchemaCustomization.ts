import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import sanitizeHtml from "sanitize-html";
import { expandAddress, toLinkAttributes } from "../src/kinds/settings/address";
import { articleContentSchema, toBlocks } from "../src/kinds/article/schema";
import { readInlineMark, SHAPE_ATTRIBUTES, SHAPE_TAGS } from "../content/inlineMark";
import { toPlainText, toSafeHtml, withTableScrollers } from "../src/kinds/html";
import { NO_PAGE } from "../src/lib/authorSlug";
import { isObject } from "../src/lib/isObject";
import { toOutputLines } from "../src/kinds/example/output";
import { exampleSchema } from "../src/kinds/example/schema";
import { modulesSchema, toModules } from "../src/kinds/product/schema";
import { dataDir, readSiteSettings } from "../content/siteSettings";
import { sourceDir } from "./preview/checkedContent";
import { completions } from "./schema/completions";
import { contentSdl, derivedFields } from "./schema/sdl";

type Resolve = (source: unknown, args: unknown, context: ResolverContext, info: unknown) => unknown;

interface ResolverContext {
  defaultFieldResolver: Resolve;
  nodeModel: {
    findOne: (query: object) => Promise<unknown>;
  };
}

interface FieldExtension {
  name: string;
  args?: Record<string, string>;
  extend: (
    options: Record<string, unknown>,
    previous: { resolve?: Resolve },
  ) => { resolve: Resolve };
}

/** What a directive has to make its field of. */
interface Field {
  /** The field's own value. */
  read: () => unknown;
  /** The field of the record that the directive's argument names. */
  readOther: (argument: string) => unknown;
  source: Readonly<Record<string, unknown>>;
  options: Readonly<Record<string, unknown>>;
  context: ResolverContext;
}

const extension = (
  name: string,
  make: (field: Field) => unknown,
  args: Record<string, string> = {},
): FieldExtension => ({
  name,
  args,
  extend: (options, previous) => ({
    resolve: (record, fieldArgs, context, info) => {
      const source = isObject(record) ? record : {};
      return make({
        read: () =>
          (previous.resolve ?? context.defaultFieldResolver)(record, fieldArgs, context, info),
        readOther: (argument) => source[String(options[argument])],
        source,
        options,
        context,
      });
    },
  }),
});

/** A directive that changes the text which the field holds; lists are changed item by item, null stays. */
const textExtension = (
  name: string,
  change: (value: string, context: ResolverContext) => unknown,
): FieldExtension =>
  extension(name, async ({ read, context }) => {
    const value: unknown = await read();
    const changeOne = (item: unknown) => (typeof item === "string" ? change(item, context) : item);
    return Array.isArray(value) ? Promise.all(value.map(changeOne)) : changeOne(value);
  });

const require_ = createRequire(path.join(dataDir, "index.js"));

/** The drawing of a Phosphor icon in its regular weight, from the package's own file. */
function readIconPath(name: string): string {
  const file = require_.resolve(`@phosphor-icons/core/assets/regular/${name}.svg`);
  return / d="([^"]+)"/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
}

/** What stands inside an SVG file's root, shapes and their geometry only: nothing in it can run. */
function readInlineSvg(file: string): { viewBox: string; markup: string } {
  const { attributes, viewBox, inner } = readInlineMark(readFileSync(file, "utf8")) ?? {};
  const presentation = [
    ...(attributes ?? "").matchAll(/\s((?:fill|stroke)[a-z-]*)=["']([^"'<>]*)["']/g),
  ]
    .map(([, name = "", value = ""]) => ` ${name}="${value}"`)
    .join("");
  const shapes = sanitizeHtml(inner ?? "", {
    allowedTags: SHAPE_TAGS,
    allowedAttributes: { "*": SHAPE_ATTRIBUTES },
    parser: { xmlMode: true },
  });
  return {
    viewBox: viewBox ?? "0 0 48 48",
    markup: `<g${presentation}>${shapes}</g>`,
  };
}

const HOUR_MS = 60 * 60 * 1000;

/** Whether a day has ended wherever one lives: UTC is up to twelve hours ahead of a clock. */
const isDayOver = (day: string, nowMs: number) => nowMs >= Date.parse(day) + 36 * HOUR_MS;

/** Records live one folder below `data/`, so `../images/x.jpg` is `data/images/x.jpg` for all of them. */
const imageFile = (relativePath: string) => path.resolve(sourceDir, "records", relativePath);

/** The directives by which the types that `sdl.ts` writes are made one shape, cleaned and joined to files. */
export function fieldExtensions(): FieldExtension[] {
  const { addresses, gradients } = readSiteSettings();
  const resolveLink = toLinkAttributes(addresses);
  return [
    extension(
      "fallback",
      async ({ read, options }) => (await read()) ?? JSON.parse(String(options.json)),
      { json: "String!" },
    ),
    // While developing, a draft in which the month is still to be written has none.
    textExtension("written", () => null),
    textExtension("html", (html) => withTableScrollers(toSafeHtml(html, resolveLink))),
    textExtension("address", (address) => expandAddress(address, addresses)),
    // A named gradient is drawn as the numbered one that it is; the name stays for styles of its own.
    textExtension("gradient", (background) => {
      const known = gradients.find(({ name }) => name === background);
      return known ? `${background} ${known.gradient}` : background;
    }),
    extension("focalPoint", async ({ read }) => {
      const point = await read();
      return isObject(point) ? `${String(point.x)}% ${String(point.y)}%` : null;
    }),
    textExtension("icon", readIconPath),
    textExtension("inlineSvg", (file) => readInlineSvg(imageFile(file))),
    textExtension("image", (file, { nodeModel }) =>
      nodeModel.findOne({
        type: "File",
        query: { filter: { absolutePath: { eq: imageFile(file) } } },
      }),
    ),
    extension(
      "plainText",
      ({ readOther }) => {
        const html = readOther("from");
        return typeof html === "string" ? toPlainText(html) : null;
      },
      { from: "String!" },
    ),
    extension("joinedAuthor", async ({ source: { name }, context }) => {
      const record: unknown = await context.nodeModel.findOne({
        type: "Author",
        query: { filter: { spellings: { eq: name } } },
      });
      if (!isObject(record)) return null;
      return record.isHidden === true ? NO_PAGE : record.jsonId;
    }),
    extension(
      "whileOpen",
      async ({ read, readOther, context }) => {
        // Asked for in each build, as the moment is a node too: a record that did not change closes.
        const build: unknown = await context.nodeModel.findOne({ type: "SiteBuildMetadata" });
        const nowMs = Date.parse(isObject(build) ? String(build.buildTime) : "");
        const lastDay = readOther("until");
        const isOver = typeof lastDay === "string" && isDayOver(lastDay, nowMs);
        return !isOver && read();
      },
      { until: "String!" },
    ),
    extension(
      "completed",
      ({ source, options: { type, field } }) =>
        completions[String(type)]?.[String(field)]?.(source),
      { type: "String!", field: "String!" },
    ),
    extension("modules", ({ read }) => toModules(modulesSchema.parse(read()))),
    extension("example", ({ read }) => {
      const value = read();
      return value && exampleSchema.parse(value);
    }),
    extension(
      "outputOf",
      ({ readOther }) => toOutputLines(exampleSchema.parse(readOther("from"))),
      { from: "String!" },
    ),
    extension("blocks", ({ read }) => toBlocks(articleContentSchema.parse(read()))),
  ];
}

/** Declares every type and directive of the records. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  for (const extension of fieldExtensions()) actions.createFieldExtension(extension);
  actions.createTypes([contentSdl(), derivedFields]);
}
