import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** Folders of src in layers: each may import from its own layer and the earlier ones. */
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
const SERVER_LAYERS = [["gateway", "host"], ["plugins"], ["routes"]];

/** Folders outside src, with the other folders that they may import. */
const NODE_FOLDERS = {
  content: ["src/lib", "src/routes", "src/kinds"],
  gatsby: ["content", "src/lib", "src/routes", "src/copy", "src/kinds", "src/seo"],
  server: ["src/lib", "src/routes", "src/copy", "src/kinds", "src/forms"],
  tools: ["content", "server", "src/lib", "src/routes", "src/copy", "src/kinds"],
};

/** Modules with zod or Node, which must stay out of the browser; types may be imported. */
const schemas = {
  regex:
    "(?:^\\./|/)(?:schema|kind|rules|registry)$|kinds/(?:settings/|(?:fields|getGoLiveMs|html|metadata|shared)$)",
  allowTypeImports: true,
  message: "A page may import the type of a record, not the schema behind it.",
};

const forbidImports = (files, ...patterns) => ({
  files,
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
});
const fromFolders = (names, message) => ({
  regex: `^(?:\\.\\./)+(?:${names.join("|")})/`,
  message,
});
const fromLaterLayers = (layers, folder) => {
  const layer = layers.findIndex((names) => names.includes(folder));
  const message = `${folder} may import only from the layers before it and its own.`;
  return fromFolders(layers.slice(layer + 1).flat(), message);
};
const node = fromFolders(Object.keys(NODE_FOLDERS), "Folders of src run in the browser.");
const nodeModules = { regex: "^node:", message: node.message };

const importRules = [
  ...LAYERS.flat().map((folder) =>
    forbidImports(
      [`src/${folder}/**/*.{ts,tsx}`],
      fromLaterLayers(LAYERS, folder),
      node,
      nodeModules,
      schemas,
    ),
  ),
  // Schemas and their helpers run on Node, so only later layers are forbidden here.
  forbidImports(
    ["src/kinds/**/{schema,kind,rules}.ts", "src/kinds/*.ts", "src/kinds/settings/*.ts"],
    fromLaterLayers(LAYERS, "kinds"),
  ),
  ...Object.entries(NODE_FOLDERS).flatMap(([folder, allowed]) => {
    const all = [...LAYERS.flat().map((name) => `src/${name}`), ...Object.keys(NODE_FOLDERS)];
    const others = fromFolders(
      all.filter((name) => name !== folder && !allowed.includes(name)),
      `${folder} may import only ${allowed.join(", ")}.`,
    );
    return [
      // Patches may import the shell, since some run in the browser.
      { ...forbidImports([`${folder}/**/*.{ts,tsx}`], others), ignores: ["gatsby/patches/**"] },
      ...(folder === "server" ? SERVER_LAYERS.flat() : []).map((name) =>
        forbidImports([`server/${name}/**/*.ts`], others, fromLaterLayers(SERVER_LAYERS, name)),
      ),
    ];
  }),
];

export default defineConfig(
  globalIgnores([
    "{.cache,coverage,playwright-report,public,releases,static,test-results,var}/",
    "src/gatsby-types.d.ts",
  ]),
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
      // Event handlers in JSX may be async, because React ignores their promises.
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
      // Allows `||` for primitives, because empty texts often need a fallback, too.
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
  { files: ["**/*.{js,cjs,mjs}"], languageOptions: { globals: globals.node } },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby/**/*.{ts,tsx}"],
    // A patch logs to the console if a page can't be fetched.
    ignores: ["gatsby/patches/**"],
    rules: {
      // These exports enable Gatsby's rendering engines, which break with sharp.
      "no-restricted-exports": ["error", { restrictedNamedExports: ["config", "getServerData"] }],
      "no-console": "error",
    },
  },
  {
    // Gatsby's helpers may be destructured, and in tests expect(object.method) isn't a call.
    files: ["gatsby/**/*.ts", "gatsby-*.{ts,tsx}", "__tests__/**/*.{ts,tsx}"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  ...importRules,
  {
    files: ["src/**/*.{ts,tsx}", "gatsby/**/*.tsx", "gatsby-*.tsx", "__tests__/**/*.tsx"],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      "jsx-a11y/anchor-is-valid": ["error", { components: ["SmartLink"], specialLink: ["to"] }],
    },
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
