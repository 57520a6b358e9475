import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

const foundation = ["lib", "routes", "config"];
const widgets = [...foundation, "hooks", "styles", "ui"];
const composed = [...widgets, "blocks", "forms", "mail", "shell"];

/**
 * Which folders of src a folder may import from; its own files are always allowed.
 * `types` names folders whose types may be imported but not their code: a record's type is worth
 * having in the browser, the schema behind it (zod) is not.
 */
const layers = {
  lib: { from: foundation },
  routes: { from: foundation },
  config: { from: foundation },
  styles: { from: [] },
  types: { from: [] },
  content: { from: foundation },
  seo: { from: [...foundation, "content", "hooks"] },
  boot: { from: foundation },
  build: { from: [...foundation, "boot", "content", "seo", "server", "artwork"], node: true },
  server: { from: [...foundation, "content", "seo", "mail"], node: true },
  artwork: { from: [...foundation, "content"], node: true },
  tools: {
    from: [...foundation, "boot", "content", "seo", "build", "server", "artwork", "ui"],
    node: true,
  },
  hooks: { from: foundation },
  mail: { from: foundation },
  ui: { from: [...foundation, "hooks", "styles"], types: ["content"] },
  blocks: { from: widgets, types: ["content"] },
  forms: { from: [...widgets, "blocks", "mail"], types: ["content"] },
  shell: { from: [...widgets, "blocks", "boot", "forms", "mail", "views"], types: ["content"] },
  views: { from: composed, types: ["content"] },
  templates: { from: [...composed, "views", "seo"], types: ["content"] },
  pages: { from: [...composed, "views", "seo"], types: ["content"] },
};

/** Where Gatsby's code may be imported; elsewhere a component renders in a plain test. */
const gatsbyFolders = ["templates", "pages", "views", "shell", "build"];
const gatsbyFiles = [
  "src/hooks/useSiteData.ts",
  "src/ui/SmartLink.tsx",
  "src/ui/RichText.tsx",
  "src/seo/PageHead.tsx",
];
const usesGatsby = [...gatsbyFolders.map((folder) => `src/${folder}/**`), ...gatsbyFiles];

const importRule = "@typescript-eslint/no-restricted-imports";
const folderImport = (folders) => `^(?:\\.\\./)+(?:${folders.join("|")})/`;

const directionPatterns = (name) => {
  const { from, types = [], node = false } = layers[name];
  const closed = Object.keys(layers).filter(
    (other) => other !== name && other !== "types" && !from.includes(other),
  );
  const never = closed.filter((other) => !types.includes(other));
  return [
    {
      regex: folderImport(never),
      message: `src/${name} may import only from: ${from.join(", ") || "its own files"}.`,
    },
    ...(types.length > 0
      ? [
          {
            regex: folderImport(types),
            allowTypeImports: true,
            message: `src/${name} may import types from ${types.join(", ")}, no code.`,
          },
        ]
      : []),
    ...(node
      ? []
      : [
          {
            regex: "^node:",
            message: "Only src/build, src/server, src/tools and src/artwork run on Node.",
          },
        ]),
  ];
};

const gatsbyPattern = {
  regex: "^gatsby(?:$|[-/])",
  allowTypeImports: true,
  message: `Gatsby is imported only in ${usesGatsby.join(", ")}; pass what is needed as a prop.`,
};

const restrictImports = (files, patterns) => ({
  files,
  rules: { [importRule]: ["error", { patterns }] },
});

const directionRules = [
  ...Object.keys(layers).map((name) =>
    restrictImports(
      [`src/${name}/**/*.{ts,tsx}`],
      gatsbyFolders.includes(name)
        ? directionPatterns(name)
        : [...directionPatterns(name), gatsbyPattern],
    ),
  ),
  ...gatsbyFiles.map((file) => restrictImports([file], directionPatterns(file.split("/")[1]))),
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
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-exports": [
        "error",
        { restrictedNamedExports: ENGINE_EXPORTS, restrictDefaultExports: noDefaultExports },
      ],
      "no-restricted-syntax": ["error", ...plainSyntax],
      "no-console": "error",
    },
  },
  {
    files: ["src/html.tsx", "src/templates/**/*.tsx", "src/pages/**/*.tsx"],
    rules: {
      "no-restricted-exports": ["error", { restrictedNamedExports: ENGINE_EXPORTS }],
    },
  },
  {
    // Command lines speak on the terminal.
    files: ["src/server/**/*.ts", "src/tools/**/*.ts", "src/artwork/**/*.ts"],
    rules: { "no-console": "off" },
  },
  {
    // Gatsby's helpers (reporter, graphql, actions) are meant to be taken apart.
    files: ["src/build/**/*.ts", "gatsby/**/*.ts", "gatsby-*.{ts,tsx}"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  {
    files: ["src/types/**/*.d.ts"],
    rules: { "no-restricted-exports": "off" },
  },
  ...directionRules,
  {
    files: ["src/**/*.tsx", "gatsby/**/*.tsx", "gatsby-*.tsx", "__tests__/**/*.tsx"],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      "jsx-a11y/anchor-is-valid": ["error", { components: ["SmartLink"], specialLink: ["to"] }],
    },
  },
  {
    files: ["src/{blocks,boot,forms,hooks,seo,shell,ui,views}/**/*.ts"],
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
