/** Folders whose `.test.ts` files need a DOM, as all `.test.tsx` files do; others run on Node. */
const DOM_FOLDERS = ["boot", "blocks", "forms", "hooks", "shell", "ui", "views"];
const inDomFolders = DOM_FOLDERS.map((folder) => `<rootDir>/__tests__/unit/${folder}/`);

/** ES modules that Babel must transform, because Jest on Node 20 can't require them. */
const ES_MODULE_PACKAGES = ["@retorquere/bibtex-parser/dist/esm", "fontkitten", "jose"];

const presets = [
  ["babel-preset-gatsby", { reactRuntime: "automatic" }],
  "@babel/preset-typescript",
];
const plugins = ["@babel/plugin-transform-modules-commonjs"];
const transformBy = (options) => ["babel-jest", { babelrc: false, configFile: false, ...options }];

const shared = {
  rootDir: __dirname,
  roots: ["<rootDir>/__tests__"],
  transform: {
    "node_modules/.+\\.m?js$": transformBy({ plugins }),
    // Uses Gatsby's Babel preset, like the build, but with the running Node as its target.
    "\\.[cm]?[jt]sx?$": transformBy({ presets }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULE_PACKAGES.join("|")})/)`],
  modulePathIgnorePatterns: ["<rootDir>/\\.cache/", "<rootDir>/public/", "<rootDir>/var/"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/__tests__/support/cssModule.cjs",
    "\\.css$": "<rootDir>/__tests__/support/emptyModule.cjs",
    "\\.(?:svg|png|jpe?g|webp|avif|mp4|woff2)$": "<rootDir>/__tests__/support/fileAddress.cjs",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
    // The package's CommonJS build can't be loaded.
    "^@retorquere/bibtex-parser$":
      "<rootDir>/node_modules/@retorquere/bibtex-parser/dist/esm/index.js",
  },
  clearMocks: true,
  restoreMocks: true,
};

const node = {
  ...shared,
  displayName: "node",
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/{unit,support}/**/*.test.ts"],
  testPathIgnorePatterns: inDomFolders,
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/failingConsole.ts"],
};

const dom = {
  ...shared,
  displayName: "dom",
  testEnvironment: "<rootDir>/__tests__/support/DomEnvironment.cjs",
  testMatch: [
    ...inDomFolders.map((folder) => `${folder}**/*.test.ts`),
    "<rootDir>/__tests__/{unit,support}/**/*.test.tsx",
  ],
  setupFilesAfterEnv: [
    // First, so that components unmount before console messages are counted.
    "@testing-library/react",
    "<rootDir>/__tests__/support/failingConsole.ts",
    "<rootDir>/__tests__/support/dom.ts",
  ],
};

/** Repeats the gateway's tests on the PostgreSQL of TEST_DATABASE_URL. */
const postgres = {
  ...node,
  displayName: "PostgreSQL",
  testMatch: ["<rootDir>/__tests__/unit/server/gateway/*.test.ts"],
  setupFiles: ["<rootDir>/__tests__/support/onPostgres.cjs"],
};

/** Tests of the built site in public/. */
const site = {
  ...shared,
  displayName: "site",
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/site/**/*.test.ts"],
};

/** `npm run test:unit` runs all but `site`, without a build; `npm run test:site` runs `site`. */
module.exports = {
  projects: [node, dom, site, ...(process.env.TEST_DATABASE_URL ? [postgres] : [])],
  // A long timeout for busy machines doesn't slow down passing tests.
  testTimeout: 60_000,
  // By default, Jest leaves one core idle.
  maxWorkers: "100%",
};
