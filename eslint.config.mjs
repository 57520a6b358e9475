import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

const foundation = ["lib", "routes", "copy"];
const widgets = [...foundation, "hooks", "styles", "ui"];
const composed = [...widgets, "blocks", "forms"];

/** Which rooms of src a room may import from; its own files are always allowed (see CONTRIBUTING.md). */
const rooms = {
  lib: foundation,
  routes: foundation,
  copy: foundation,
  styles: [],
  hooks: foundation,
  boot: foundation,
  seo: [...foundation, "hooks"],
  ui: [...foundation, "hooks", "styles"],
  blocks: widgets,
  forms: [...widgets, "blocks"],
  views: [...composed, "kinds"],
  shell: [...composed, "boot", "views"],
  kinds: [...composed, "views", "seo"],
  pages: [...composed, "views", "shell", "seo", "kinds"],
};

/** Which rooms of src, and which folders beside it, run on Node and what they may import. */
const nodeFolders = {
  gatsby: { src: [...foundation, "kinds", "seo", "boot"], beside: ["server", "tools", "artwork"] },
  server: { src: [...foundation, "kinds", "seo", "forms"], beside: [] },
  tools: { src: [...foundation, "kinds", "seo", "boot"], beside: ["gatsby", "server", "artwork"] },
  artwork: { src: [...foundation, "kinds", "views"], beside: [] },
};

/** Where Gatsby's code may be imported; elsewhere a component renders in a plain test. */
const gatsbyRooms = ["kinds", "pages", "views", "shell"];
const gatsbyFiles = [
  "src/blocks/fragments.ts",
  "src/hooks/useSiteData.ts",
  "src/ui/SmartLink.tsx",
  "src/ui/RichText.tsx",
  "src/seo/PageHead.tsx",
];

/** What says what a record is: zod and Node stay out of the browser, a record's type doesn't. */
const SCHEMAS =
  "(?:^\\./|/)(?:schema|kind|registry)$|kinds/(?:settings/|(?:fields|goesLiveMs|html|pageFragments|shared)$)";

const importRule = "@typescript-eslint/no-restricted-imports";
const oneOf = (names) => `(?:${names.join("|")})`;
const others = (all, allowed, own) =>
  Object.keys(all).filter((name) => name !== own && !allowed.includes(name));

const roomPatterns = (name) => [
  {
    regex: `^(?:\\.\\./)+${oneOf(others(rooms, rooms[name], name))}/`,
    message: `src/${name} may import only from: ${rooms[name].join(", ") || "its own files"}.`,
  },
  {
    regex: `^(?:node:|(?:\\.\\./)+${oneOf(Object.keys(nodeFolders))}/)`,
    message: `Only ${Object.keys(nodeFolders).join(", ")} run on Node.`,
  },
  {
    regex: SCHEMAS,
    allowTypeImports: true,
    message: "A page may import the type of a record, not the schema behind it.",
  },
];

const nodePatterns = (name) => {
  const { src, beside } = nodeFolders[name];
  return [
    {
      regex: `^(?:\\.\\./)+src/${oneOf(others(rooms, src))}/`,
      message: `${name} may import only these rooms of src: ${src.join(", ")}.`,
    },
    ...others(nodeFolders, beside, name).map((other) => ({
      regex: `^(?:\\.\\./)+${other}/`,
      message: `${name} doesn't import from ${other}.`,
    })),
  ];
};

const gatsbyPattern = {
  regex: "^gatsby(?:$|[-/])",
  allowTypeImports: true,
  message: `Gatsby is imported only in ${[...gatsbyRooms, ...gatsbyFiles].join(", ")}; pass what is needed as a prop.`,
};

const restrictImports = (files, patterns) => ({
  files,
  rules: { [importRule]: ["error", { patterns }] },
});

const importRules = [
  ...Object.keys(rooms).map((name) =>
    restrictImports(
      [`src/${name}/**/*.{ts,tsx}`],
      gatsbyRooms.includes(name) ? roomPatterns(name) : [...roomPatterns(name), gatsbyPattern],
    ),
  ),
  ...gatsbyFiles.map((file) => restrictImports([file], roomPatterns(file.split("/")[1]))),
  // The schemas themselves, and what is read of them on Node.
  restrictImports(
    ["src/kinds/**/{schema,kind}.ts", "src/kinds/*.ts", "src/kinds/settings/*.ts"],
    [roomPatterns("kinds")[0]],
  ),
  ...Object.keys(nodeFolders).map((name) => ({
    ...restrictImports([`${name}/**/*.{ts,tsx}`], nodePatterns(name)),
    // Patches run in the browser, with the shell.
    ignores: ["gatsby/patches/**"],
  })),
];

/** A file under src that exports one of these turns on Gatsby's rendering engines, which sharp breaks. */
const ENGINE_EXPORTS = ["config", "getServerData"];

const noDefaultExports = {
  direct: true,
  named: true,
  defaultFrom: true,
  namedFrom: true,
  namespaceFrom: true,
};

const plainSyntax = [
  {
    selector: "MetaProperty[meta.name='import']",
    message: "Parcel and Jest compile to CommonJS, which has no import.meta; use __dirname.",
  },
];

/** Ids of rules belong to tests and docs: a reader of the code needs the reason itself. */
const noRuleIds = {
  create: (context) => ({
    Program() {
      for (const { 0: id, index } of context.sourceCode.text.matchAll(
        /\b(?!UTF)[A-Z]{2,4}-\d\d\b/g,
      ))
        context.report({
          loc: context.sourceCode.getLocFromIndex(index),
          message: `Give the reason itself, not the id ${id}.`,
        });
    },
  }),
};

export default defineConfig(
  {
    ignores: [
      ".cache/",
      "public/",
      "coverage/",
      "test-results/",
      "playwright-report/",
      "static/",
      "src/gatsby-types.d.ts",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // A handler may be async: the form or the click does not wait for it.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Numbers keep their plain names; a fallback for an empty text is often what is meant.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
    },
  },
  {
    files: ["**/*.{ts,tsx,mjs,cjs}"],
    rules: {
      eqeqeq: "error",
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx"] }],
    },
  },
  {
    files: ["**/*.{js,cjs,mjs}"],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["{src,gatsby,server,tools,artwork}/**/*.{ts,tsx}"],
    plugins: { local: { rules: { "no-rule-ids": noRuleIds } } },
    rules: {
      "local/no-rule-ids": "error",
      "no-restricted-exports": [
        "error",
        { restrictedNamedExports: ENGINE_EXPORTS, restrictDefaultExports: noDefaultExports },
      ],
      "no-restricted-syntax": ["error", ...plainSyntax],
      "no-console": "error",
    },
  },
  {
    files: ["src/html.tsx", "src/kinds/**/*age.tsx", "src/pages/**/*.tsx"],
    rules: {
      "no-restricted-exports": ["error", { restrictedNamedExports: ENGINE_EXPORTS }],
    },
  },
  {
    // Command lines speak on the terminal.
    files: ["{server,tools,artwork}/**/*.ts", "gatsby/patches/**"],
    rules: { "no-console": "off" },
  },
  {
    // Gatsby's helpers (reporter, graphql, actions) are meant to be taken apart.
    files: ["gatsby/**/*.ts", "gatsby-*.{ts,tsx}"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  {
    files: ["src/types/**/*.d.ts"],
    rules: { "no-restricted-exports": "off" },
  },
  ...importRules,
  {
    files: ["src/**/*.tsx", "gatsby/**/*.tsx", "gatsby-*.tsx", "__tests__/**/*.tsx"],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      "jsx-a11y/anchor-is-valid": ["error", { components: ["SmartLink"], specialLink: ["to"] }],
    },
  },
  {
    files: ["src/{blocks,boot,forms,hooks,kinds,seo,shell,ui,views}/**/*.ts"],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ["__tests__/**/*.{ts,tsx}"],
    rules: {
      // Jest's matchers such as expect.any are typed as any, and expect(object.method) is not a call.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/unbound-method": "off",
      "no-restricted-syntax": [
        "error",
        ...plainSyntax,
        {
          selector: "MemberExpression[object.name=/^(test|it|describe)$/][property.name='only']",
          message: "The rest of the suite would not run.",
        },
      ],
    },
  },
);
