import { defineConfig } from "@playwright/test";

const PORT = 9100;

/** A running host, such as `http://localhost:9000`; by default the tests start their own. */
const runningHost = process.env.PLAYWRIGHT_BASE_URL ?? "";

const ownHost = {
  command: "npm run serve",
  // Uses separate folders, because another running host may use the default ones.
  env: { PORT: String(PORT), OUTBOX_DIR: "test-results/outbox", DATA_DIR: "test-results/var" },
  url: `http://localhost:${PORT}/`,
  reuseExistingServer: false,
  stdout: "ignore",
  stderr: "pipe",
  timeout: 30_000,
} as const;

/**
 * Browser tests against the built site on its own host; run `npm run build` first. `PUBLIC_DIR`
 * names another build, `PLAYWRIGHT_BASE_URL` another host.
 */
export default defineConfig({
  testDir: "__tests__/browser",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  workers: "100%",
  retries: 0,
  // A long timeout for busy machines doesn't slow down passing tests.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    baseURL: runningHost === "" ? `http://localhost:${PORT}` : runningHost,
    locale: "en-GB",
    timezoneId: "UTC",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // An installed browser would emulate a graphics card.
    launchOptions: { args: ["--disable-gpu"] },
    screenshot: "only-on-failure",
    // A trace shows the page at each step; its screenshots would take a seventh of the tests' time.
    trace: { mode: "retain-on-failure", screenshots: false },
  },
  ...(runningHost === "" ? { webServer: ownHost } : {}),
});
