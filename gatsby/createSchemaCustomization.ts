import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import sanitizeHtml from "sanitize-html";
import { expandAddress, toLinkAttributes } from "../src/kinds/settings/site";
import { ICONS_DIR } from "../content/contentFiles";
import { readInlineMark, SHAPE_ATTRIBUTES, SHAPE_TAGS } from "../content/inlineMark";
import { addTableScrollers, toSafeHtml } from "../src/kinds/html";
import { NO_PAGE } from "../src/lib/slugify";
import { isObject } from "../src/lib/json";
import { readSiteSettings, sourceDir } from "../content/siteSettings";
import { completeRecord } from "../content/completeRecord";
import type { SiteDefaults } from "../src/kinds/kind";
import { buildContentSdl, nodeTypes } from "./schema/sdl";

type Resolve = (source: unknown, args: unknown, context: ResolverContext, info: unknown) => unknown;

interface ResolverContext {
  defaultFieldResolver: Resolve;
  nodeModel: {
    findOne: (query: object) => Promise<unknown>;
  };
}

/** Creates a directive that computes a field. `read` returns the value before the directive. */
const extension = (
  name: string,
  make: (field: {
    read: () => unknown;
    source: Readonly<Record<string, unknown>>;
    options: Readonly<Record<string, unknown>>;
    context: ResolverContext;
  }) => unknown,
  args: Record<string, string> = {},
) => ({
  name,
  args,
  extend: (options: Record<string, unknown>, { resolve }: { resolve?: Resolve }) => ({
    resolve: (record: unknown, fieldArgs: unknown, context: ResolverContext, info: unknown) => {
      const source = isObject(record) ? record : {};
      const read = () =>
        (resolve ?? context.defaultFieldResolver)(record, fieldArgs, context, info);
      return make({ read, source, options, context });
    },
  }),
});

/** Creates a directive that converts a text or a list's texts, but no other values. */
const textExtension = (
  name: string,
  change: (value: string, context: ResolverContext) => unknown,
) =>
  extension(name, async ({ read, context }) => {
    const value: unknown = await read();
    const changeOne = (item: unknown) => (typeof item === "string" ? change(item, context) : item);
    return Array.isArray(value) ? Promise.all(value.map(changeOne)) : changeOne(value);
  });

/** Creates the directive `complete`: resolves a field of `completeRecord`, cached per node. */
function completeExtension(site: SiteDefaults) {
  const completeByNode = new WeakMap<object, Readonly<Record<string, unknown>>>();
  return extension(
    "complete",
    ({ source: node, options }) => {
      const type = nodeTypes.find(({ typeName }) => typeName === options.type);
      if (!type) return undefined;
      // The transformer keeps a record's id as `jsonId`.
      const record = { ...node, id: node.jsonId };
      const complete = completeByNode.get(node) ?? completeRecord(type, record, site);
      completeByNode.set(node, complete);
      return complete[String(options.field)];
    },
    { type: "String!", field: "String!" },
  );
}

/** Reads an SVG file's shapes; sanitises them, so that they contain no scripts. */
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
  return { viewBox: viewBox ?? "0 0 48 48", markup: `<g${presentation}>${shapes}</g>` };
}

/** Time from a day's start in UTC to its end in the last time zone, UTC−12. */
const DAY_EVERYWHERE_MS = 36 * 60 * 60 * 1000;

/** Records are one folder below `data/`: `../images/x.jpg` is `data/images/x.jpg`. */
const imageFile = (relativePath: string) => path.resolve(sourceDir, "records", relativePath);

export function fieldExtensions() {
  const site = readSiteSettings();
  const { addresses, gradients } = site;
  const resolveLink = toLinkAttributes(addresses);
  return [
    completeExtension(site),
    textExtension("html", (html) => addTableScrollers(toSafeHtml(html, resolveLink))),
    textExtension("address", (address) => expandAddress(address, addresses)),
    // Adds the class of the numbered gradient to the name, which custom styles may use.
    textExtension("gradient", (background) => {
      const known = gradients.find(({ name }) => name === background);
      return known ? `${background} ${known.gradient}` : background;
    }),
    textExtension("icon", (name) => {
      const svg = readFileSync(path.join(ICONS_DIR, `${name}.svg`), "utf8");
      return / d="([^"]+)"/.exec(svg)?.[1] ?? "";
    }),
    textExtension("inlineSvg", (file) => readInlineSvg(imageFile(file))),
    textExtension("image", (file, { nodeModel }) =>
      nodeModel.findOne({
        type: "File",
        query: { filter: { absolutePath: { eq: imageFile(file) } } },
      }),
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
      async ({ read, source, options, context }) => {
        // The build time is a node, so that each build reruns the query for unchanged records, too.
        const build: unknown = await context.nodeModel.findOne({ type: "SiteBuildMetadata" });
        const nowMs = Date.parse(isObject(build) ? String(build.buildTime) : "");
        const lastDay = source[String(options.until)];
        const isOver =
          typeof lastDay === "string" && nowMs >= Date.parse(lastDay) + DAY_EVERYWHERE_MS;
        return !isOver && read();
      },
      { until: "String!" },
    ),
  ];
}

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  for (const one of fieldExtensions()) actions.createFieldExtension(one);
  actions.createTypes(buildContentSdl());
}
