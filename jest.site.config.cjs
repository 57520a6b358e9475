const { shared } = require("./jest.config.cjs");

/** `npm run test:site`: tests of the built site in public/. */
module.exports = {
  ...shared,
  displayName: "site",
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/site/**/*.test.ts"],
  testTimeout: 60_000,
  maxWorkers: "100%",
};
