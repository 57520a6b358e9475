import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/**
 * Folders of src in layers: a folder may import from its own layer and the earlier ones (see
 * CONTRIBUTING.md).
 */
const LAYERS = [
  ["lib", "styles"],
  ["routes", "copy"],
  ["hooks", "boot"],
  ["ui", "seo"],
  ["blocks"],
  ["forms"],
  ["views", "kinds"],
  ["shell"],
  ["pages"],
];

/** The same for folders of server. */
const SERVER_LAYERS = [["gateway", "host"], ["plugins"], ["routes"]];

/**
 * Folders that run on Node; `others`: other such folders that they may import, `src`: folders of
 * src.
 */
const NODE_FOLDERS = {
  content: { others: [], src: ["lib", "routes", "kinds"] },
  gatsby: { others: ["content"], src: ["lib", "routes", "copy", "kinds", "seo"] },
  server: { others: [], src: ["lib", "routes", "copy", "kinds", "forms"] },
  tools: { others: ["content", "server"], src: ["lib", "routes", "copy", "kinds"] },
};
const nodeFolders = Object.keys(NODE_FOLDERS);

/**
 * Modules that define records. Zod and Node must stay out of the browser; types of records may be
 * imported.
 */
const SCHEMAS =
  "(?:^\\./|/)(?:schema|kind|rules|registry)$|kinds/(?:settings/|(?:fields|getGoLiveMs|html|pageFragments|shared)$)";

const oneOf = (names) => `(?:${names.join("|")})`;
const restrictImports = (files, patterns) => ({
  files,
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
});

const laterFolders = (folder, layers = LAYERS) => {
  const layer = layers.findIndex((names) => names.includes(folder));
  return {
    regex: `^(?:\\.\\./)+${oneOf(
      layers
        .slice(layer + 1)
        .flat()
        .concat("html"),
    )}/`,
    message: `${folder} may import only from the layers before it and its own.`,
  };
};

const importRules = [
  ...LAYERS.flat().map((folder) =>
    restrictImports(
      [`src/${folder}/**/*.{ts,tsx}`],
      [
        laterFolders(folder),
        {
          regex: `^(?:node:|(?:\\.\\./)+${oneOf(nodeFolders)}/)`,
          message: `Only ${nodeFolders.join(", ")} run on Node.`,
        },
        {
          regex: SCHEMAS,
          allowTypeImports: true,
          message: "A page may import the type of a record, not the schema behind it.",
        },
      ],
    ),
  ),
  // The schemas themselves, and what Node reads from them.
  restrictImports(
    ["src/kinds/**/{schema,kind,rules}.ts", "src/kinds/*.ts", "src/kinds/settings/*.ts"],
    [laterFolders("kinds")],
  ),
  ...Object.entries(NODE_FOLDERS).flatMap(([folder, { others, src }]) => {
    const forbidden = [
      ...LAYERS.flat()
        .filter((name) => !src.includes(name))
        .map((name) => `src/${name}`),
      ...nodeFolders.filter((other) => other !== folder && !others.includes(other)),
    ];
    const pattern = {
      regex: `^(?:\\.\\./)+${oneOf(forbidden)}/`,
      message: `${folder} may import only ${[...others, ...src.map((name) => `src/${name}`)].join(", ")}.`,
    };
    return [
      {
        ...restrictImports([`${folder}/**/*.{ts,tsx}`], [pattern]),
        // Patches run in the browser, with the shell.
        ignores: ["gatsby/patches/**"],
      },
      ...(folder === "server" ? SERVER_LAYERS.flat() : []).map((name) =>
        restrictImports([`server/${name}/**/*.ts`], [pattern, laterFolders(name, SERVER_LAYERS)]),
      ),
    ];
  }),
];

/** Files in src with these exports enable Gatsby's rendering engines, which break with sharp. */
const ENGINE_EXPORTS = ["config", "getServerData"];

export default defineConfig(
  {
    ignores: [
      ".cache/",
      "public/",
      "coverage/",
      "test-results/",
      "playwright-report/",
      "releases/",
      "var/",
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
      // Event handlers may be async: forms and clicks don't await them.
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
      // Empty texts often need a fallback, too.
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
    files: ["src/**/*.{ts,tsx}", "gatsby/**/*.{ts,tsx}"],
    // Patches throw if their target is missing.
    ignores: ["gatsby/patches/**"],
    rules: {
      "no-restricted-exports": ["error", { restrictedNamedExports: ENGINE_EXPORTS }],
      "no-console": "error",
    },
  },
  {
    // Gatsby's helpers (reporter, graphql, actions) may be destructured, and expect(object.method)
    // isn't a call.
    files: ["gatsby/**/*.ts", "gatsby-*.{ts,tsx}", "__tests__/**/*.{ts,tsx}"],
    rules: { "@typescript-eslint/unbound-method": "off" },
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
      // Jest's matchers, such as expect.any, have the type any.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[object.name=/^(test|it|describe)$/][property.name='only']",
          message: "The rest of the suite would not run.",
        },
      ],
    },
  },
);
