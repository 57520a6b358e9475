import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import sanitizeHtml from "sanitize-html";
import { expandAddress, toLinkAttributes } from "../src/kinds/settings/address";
import { articleContentSchema, toBlocks } from "../src/kinds/article/schema";
import { readInlineMark } from "../tools/check/inlineMark";
import { toPlainText, toSafeHtml, withTableScrollers } from "../src/kinds/html";
import { NO_PAGE } from "../src/lib/authorSlug";
import { isObject } from "../src/lib/isObject";
import { toCard } from "../src/kinds/example/card";
import { toOutputLines } from "../src/kinds/example/output";
import { exampleSchema, type Example } from "../src/kinds/example/schema";
import { modulesSchema, toModules } from "../src/kinds/product/schema";
import { dataDir, readSiteSettings } from "./siteSettings";
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

/** A directive that changes the value which the field holds; lists are changed item by item, null stays. */
const valueExtension = (
  name: string,
  change: (value: string, context: ResolverContext) => unknown,
): FieldExtension => ({
  name,
  extend: (_options, previous) => ({
    async resolve(source, args, context, info) {
      const value: unknown = await (previous.resolve ?? context.defaultFieldResolver)(
        source,
        args,
        context,
        info,
      );
      const changeOne = (item: unknown) =>
        typeof item === "string" ? change(item, context) : item;
      return Array.isArray(value) ? Promise.all(value.map(changeOne)) : changeOne(value);
    },
  }),
});

/** A directive that reads the raw value and makes another shape of it. */
const shapeExtension = (name: string, toShape: (value: unknown) => unknown): FieldExtension => ({
  name,
  extend: () => ({
    resolve: (source, args, context, info) =>
      toShape(context.defaultFieldResolver(source, args, context, info)),
  }),
});

/** A directive that makes a field of the example that stands in another. */
const exampleExtension = (name: string, make: (example: Example) => unknown): FieldExtension => ({
  name,
  args: { from: "String!" },
  extend: ({ from }) => ({
    resolve: (source) =>
      isObject(source) ? make(exampleSchema.parse(source[String(from)])) : undefined,
  }),
});

const require_ = createRequire(path.join(dataDir, "index.js"));
const iconPaths = new Map<string, string>();

/** The drawing of a Phosphor icon in its regular weight, from the package's own file. */
function readIconPath(name: string): string {
  const known = iconPaths.get(name);
  if (known !== undefined) return known;
  const svg = readFileSync(
    require_.resolve(`@phosphor-icons/core/assets/regular/${name}.svg`),
    "utf8",
  );
  const drawing = / d="([^"]+)"/.exec(svg)?.[1] ?? "";
  iconPaths.set(name, drawing);
  return drawing;
}

const shapeTags = ["path", "circle", "ellipse", "line", "polyline", "polygon", "rect", "g"];
const shapeAttributes = [
  "d",
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "x",
  "y",
  "x1",
  "y1",
  "x2",
  "y2",
  "width",
  "height",
  "points",
  "transform",
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "opacity",
];

/** What stands inside an SVG file's root, shapes and their geometry only: nothing in it can run. */
function readInlineSvg(file: string): { viewBox: string; markup: string } {
  const { attributes, viewBox, inner } = readInlineMark(readFileSync(file, "utf8")) ?? {};
  const presentation = [
    ...(attributes ?? "").matchAll(/\s((?:fill|stroke)[a-z-]*)=["']([^"'<>]*)["']/g),
  ]
    .map(([, name = "", value = ""]) => ` ${name}="${value}"`)
    .join("");
  const shapes = sanitizeHtml(inner ?? "", {
    allowedTags: shapeTags,
    allowedAttributes: { "*": shapeAttributes },
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
const imageFile = (relativePath: string) => path.resolve(dataDir, "records", relativePath);

/** The directives by which the types that `sdl.ts` writes are made one shape, cleaned and joined to files. */
export function fieldExtensions(): FieldExtension[] {
  const { addresses, gradients } = readSiteSettings();
  const resolveLink = toLinkAttributes(addresses);
  return [
    {
      name: "fallback",
      args: { json: "String!" },
      extend: ({ json }, previous) => ({
        async resolve(source, args, context, info) {
          const value: unknown = await (previous.resolve ?? context.defaultFieldResolver)(
            source,
            args,
            context,
            info,
          );
          const fallback: unknown = JSON.parse(String(json));
          return value ?? fallback;
        },
      }),
    },
    valueExtension("html", (html) => withTableScrollers(toSafeHtml(html, resolveLink))),
    valueExtension("address", (address) => expandAddress(address, addresses)),
    // A named gradient is drawn as the numbered one that it is; the name stays for styles of its own.
    valueExtension("gradient", (background) => {
      const known = gradients.find(({ name }) => name === background);
      return known ? `${background} ${known.gradient}` : background;
    }),
    valueExtension("icon", (name) => ({ name, path: readIconPath(name) })),
    valueExtension("inlineSvg", (file) => readInlineSvg(imageFile(file))),
    valueExtension("image", (file, { nodeModel }) =>
      nodeModel.findOne({
        type: "File",
        query: { filter: { absolutePath: { eq: imageFile(file) } } },
      }),
    ),
    {
      name: "plainText",
      args: { from: "String!" },
      extend: ({ from }) => ({
        resolve: (source) => {
          const value: unknown = isObject(source) ? source[String(from)] : undefined;
          return typeof value === "string" ? toPlainText(value) : null;
        },
      }),
    },
    {
      name: "joinedAuthor",
      extend: () => ({
        async resolve(source, _args, { nodeModel }) {
          const name = isObject(source) ? source.name : undefined;
          const record: unknown = await nodeModel.findOne({
            type: "Author",
            query: { filter: { spellings: { eq: name } } },
          });
          if (!isObject(record)) return null;
          return record.isHidden === true ? NO_PAGE : record.jsonId;
        },
      }),
    },
    {
      name: "whileOpen",
      args: { until: "String!" },
      extend: ({ until }) => ({
        async resolve(source, args, context, info) {
          // Asked for in each build, as the moment is a node too: a record that did not change closes.
          const build: unknown = await context.nodeModel.findOne({ type: "SiteBuildMetadata" });
          const nowMs = Date.parse(isObject(build) ? String(build.buildTime) : "");
          const lastDay = isObject(source) ? source[String(until)] : undefined;
          const isOver = typeof lastDay === "string" && isDayOver(lastDay, nowMs);
          return !isOver && context.defaultFieldResolver(source, args, context, info);
        },
      }),
    },
    shapeExtension("modules", (value) => toModules(modulesSchema.parse(value))),
    shapeExtension("example", (value) => value && exampleSchema.parse(value)),
    exampleExtension("outputOf", toOutputLines),
    exampleExtension("cardOf", toCard),
    shapeExtension("blocks", (value) => toBlocks(articleContentSchema.parse(value))),
  ];
}

/** Declares every type and directive of the records. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  for (const extension of fieldExtensions()) actions.createFieldExtension(extension);
  actions.createTypes([contentSdl(), derivedFields]);
}
