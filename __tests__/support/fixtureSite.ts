import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ServerLocation } from "@gatsbyjs/reach-router";
import { useStaticQuery } from "gatsby";
import {
  buildASTSchema,
  execute,
  type GraphQLField,
  type GraphQLResolveInfo,
  Kind,
  parse,
  print,
  valueFromASTUntyped,
} from "gatsby/graphql";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { readCatalogue } from "../../gatsby/catalogue";
import { fieldExtensions } from "../../gatsby/createSchemaCustomization";
import { createOutputFiles } from "../../gatsby/outputs/writeOutputs";
import { buildContentSdl } from "../../gatsby/schema/sdl";
import { readMetadata } from "../../content/pageMetadata";
import { contentTypes, kinds } from "../../src/kinds/registry";
import { aboutPath, contactsPath, homePath, newsPath, researchPath } from "../../src/routes/paths";
import { securityTxtPath } from "../../src/routes/files";
import { isObject } from "../../src/lib/json";
import { Footer } from "../../src/shell/footer/Footer";
import { MenuPanel } from "../../src/shell/topBar/MenuPanel";
import { TopBar } from "../../src/shell/topBar/TopBar";
import { PROJECT, sourceFiles } from "./sourceFiles";

type Source = Readonly<Record<string, unknown>>;

type Records = ReadonlyMap<string, Source>;

const toRootField = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** Queries and fragments in `src`, collected as Gatsby does. */
const definitions = sourceFiles("src", /\.tsx?$/).flatMap((file) => {
  const text = readFileSync(join(PROJECT, file), "utf8");
  return [...text.matchAll(/graphql`([^`]*)`/g)].flatMap(([, query = ""]) =>
    parse(query).definitions.map((definition) => ({ file, definition })),
  );
});
const fragments = definitions.flatMap(({ definition }) =>
  definition.kind === Kind.FRAGMENT_DEFINITION ? print(definition) : [],
);

const queryOf = (file: string): string =>
  definitions.flatMap(({ file: own, definition }) =>
    own === file && definition.kind === Kind.OPERATION_DEFINITION ? print(definition) : [],
  )[0] ?? "";

const typeNames = [...contentTypes.map(({ typeName }) => typeName), "PageMetadata"];

const schema = buildASTSchema(
  parse(
    [
      buildContentSdl(),
      "scalar JSON interface Node { id: ID } type File { publicURL: String childImageSharp: ImageSharp }",
      "type ImageSharp { gatsbyImageData: JSON }",
      ...typeNames.map((name) => `type ${name}Nodes { nodes: [${name}!]! }`),
      "type Query { papers: [Publication!]! menuProducts: [Product!]!",
      ...typeNames.map((name) => `${toRootField(name)}: ${name} all${name}: ${name}Nodes!`),
      "}",
    ].join("\n"),
  ),
  { assumeValid: true, assumeValidSDL: true },
);

const toFile = (absolutePath: unknown) => {
  const src = `/static/${basename(String(absolutePath))}`;
  const images = {
    fallback: { src, srcSet: `${src} 960w` },
    sources: [{ type: "image/avif", srcSet: `${src} 960w` }],
  };
  const gatsbyImageData = { images, width: 3, height: 2 };
  return { publicURL: src, childImageSharp: { gatsbyImageData } };
};

/** Reads a filter's value from the query, since the schema declares no arguments. */
function argumentOf({ fieldNodes, variableValues }: GraphQLResolveInfo, name: string): unknown {
  const argument = fieldNodes[0]?.arguments?.find((node) => node.name.value === name);
  const value: unknown = argument && valueFromASTUntyped(argument.value, variableValues);
  return isObject(value) ? value.eq : undefined;
}

interface FindOne {
  type?: string;
  query?: { filter?: { absolutePath?: { eq?: string } } };
}

const renamed = (record: Source | undefined, name: unknown): Source => ({
  ...record,
  jsonId: name,
  prettyURL: name,
  title: `${String(record?.title)} ${String(name)}`,
  ...(isObject(record?.preview) && {
    preview: { ...record.preview, title: `${String(record.preview.title)} ${String(name)}` },
  }),
});

type Extend = ReturnType<typeof fieldExtensions>[number]["extend"];
type Resolve = ReturnType<Extend>["resolve"];

const describedPages = (records: Records) =>
  contentTypes.flatMap((type) => {
    const record = records.get(type.typeName);
    const read = readMetadata(type, String(record?.[type.idField ?? ""]), record);
    return read.flatMap(({ metadata }) => metadata ?? []);
  });

/**
 * Runs the site's own GraphQL types, directives and queries on records. Stubs only files, filters
 * and sorting: each type has one record.
 */
function createAsk(records: Records) {
  const nodes = new Map(
    [...records].map(([type, record]) => [type, { ...record, jsonId: record.id }] as const),
  );
  const pages = describedPages(records);
  const roots = new Map<string, (info: GraphQLResolveInfo) => unknown>([
    ["papers", () => [nodes.get("Publication")]],
    ["menuProducts", () => [nodes.get("Product")]],
  ]);
  for (const type of typeNames) {
    roots.set(toRootField(type), () => nodes.get(type) ?? null);
    roots.set(`all${type}`, () => ({ nodes: [nodes.get(type) ?? []].flat() }));
  }
  roots.set("allPageMetadata", () => ({ nodes: pages.filter(({ variant }) => !variant) }));
  roots.set("pageMetadata", (info) => {
    const [path, variant] = ["path", "variant"].map((name) => argumentOf(info, name));
    return (
      pages.find(
        (page) =>
          page.path === path && (variant === undefined || (page.variant ?? null) === variant),
      ) ?? pages.find((page) => page.path === homePath)
    );
  });

  const context = {
    defaultFieldResolver: () => undefined,
    nodeModel: {
      findOne: (query: object) => {
        const { type, query: { filter = {} } = {} }: FindOne = query;
        const file = filter.absolutePath?.eq;
        const buildMetadata = { buildTime: new Date(0).toISOString() };
        return Promise.resolve(file ? toFile(file) : (nodes.get(type ?? "") ?? buildMetadata));
      },
    },
  };
  const extensions = new Map(fieldExtensions().map(({ name, extend }) => [name, extend]));
  // Icons stay names, because Jest can't resolve icon packages.
  extensions.delete("icon");
  const joinTo =
    (type: string): Extend =>
    (_options, previous) => ({
      resolve: async (...field) => {
        const found: unknown = await previous.resolve?.(...field);
        const target = nodes.get(type.replace(/[[\]!]/g, ""));
        return type.startsWith("[")
          ? [found].flat().map((name) => renamed(target, name))
          : found && renamed(target, found);
      },
    });
  const resolveField = ({ name, type, astNode }: GraphQLField<unknown, unknown>) =>
    (astNode?.directives ?? []).reduce<Resolve>(
      (resolve, directive) => {
        const extend =
          directive.name.value === "link"
            ? joinTo(String(type))
            : extensions.get(directive.name.value);
        const options = (directive.arguments ?? []).map(
          (argument) => [argument.name.value, valueFromASTUntyped(argument.value)] as const,
        );
        return extend?.(Object.fromEntries(options), { resolve }).resolve ?? resolve;
      },
      (source) => isObject(source) && source[name],
    );

  function ask<Data>(query: string, variables?: Source): Promise<Data>;
  async function ask(query: string, variables: Source = {}): Promise<unknown> {
    const { data, errors } = await execute({
      schema,
      document: parse([query, ...fragments].join("\n")),
      variableValues: { ...variables },
      fieldResolver: (source: unknown, args, _context, info) => {
        const field = info.parentType.getFields()[info.fieldName];
        return source === undefined
          ? roots.get(info.fieldName)?.(info)
          : field && resolveField(field)(source, args, context, info);
      },
    });
    if (errors?.[0]) throw errors[0];
    return data;
  }
  return ask;
}

const isComponent = (value: unknown): value is FunctionComponent<object> =>
  typeof value === "function";

async function renderPage(
  ask: ReturnType<typeof createAsk>,
  file: string,
  path: string,
  pageContext: Source,
) {
  // A query after the file's name only chooses the chunk.
  const module = join("src", file.replace(/\?.*/, ""));
  const page: unknown = await import(join(PROJECT, module));
  const query = queryOf(module);
  const data = await ask<unknown>(query, { path, ...pageContext });
  const props: object = { data, pageContext, location: { pathname: path, search: "" } };
  const parts = isObject(page) ? [page.Head, page.default] : [];
  return parts
    .filter(isComponent)
    .map((part) =>
      renderToString(createElement(ServerLocation, { url: path }, createElement(part, props))),
    );
}

const FIXED_PAGES = {
  [homePath]: "pages/index.tsx",
  [aboutPath]: "pages/about-us.tsx",
  [contactsPath]: "pages/contacts.tsx",
  [newsPath]: "pages/article/list.tsx",
  [researchPath]: "pages/research.tsx",
};

/** Everything that visitors, search engines and feed readers get from the records. */
export async function renderSite(records: Records): Promise<string> {
  const ask = createAsk(records);
  jest.mocked(useStaticQuery).mockReturnValue(await ask(queryOf("src/hooks/useSiteData.ts")));
  const catalogue = await readCatalogue(ask, kinds);
  const pages = [
    ...Object.entries(FIXED_PAGES).map(([path, file]) => renderPage(ask, file, path, {})),
    ...catalogue.entriesByKind
      .flatMap(({ entries }) => entries)
      .flatMap(({ path, page }) =>
        page ? [renderPage(ask, page.component, path, page.context)] : [],
      ),
  ];
  const html = (await Promise.all(pages)).flat();
  const shell = [
    createElement(TopBar, { pathname: homePath }),
    createElement(MenuPanel, { name: "api" }),
    createElement(Footer),
  ].map((part) => renderToString(createElement(ServerLocation, { url: homePath }, part)));
  // Contains the build time.
  const files = createOutputFiles(catalogue).filter(({ path }) => path !== securityTxtPath);
  return [...html, ...shell, ...files.map(({ content }) => content)].join("\n");
}

/** Records of types with one file, without the search vocabulary, which is large. */
export const realRecords: ReadonlyMap<string, Source> = new Map(
  contentTypes.flatMap(({ folder, files: [file] = [], typeName }) => {
    if (file === undefined || typeName === "SearchSettings") return [];
    const record: unknown = JSON.parse(readFileSync(join(PROJECT, "data", folder, file), "utf8"));
    return isObject(record) ? [[typeName, record] as const] : [];
  }),
);
