import { runTool } from "../../../support/commandTest";
import { temporaryFolder } from "../../../support/temporaryFolder";

const folder = temporaryFolder("sizes");
const run = (...options: string[]) =>
  runTool("size/printSizes.ts", folder, options, { PUBLIC_DIR: "" });

it("npm run size reports a missing site in one line; an empty PUBLIC_DIR means public", () => {
  const { status, stderr } = run();
  expect(stderr).toBe('There is no built site in "public" yet: run "npm run build" first.\n');
  expect(status).toBe(1);
});
