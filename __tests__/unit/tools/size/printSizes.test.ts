import { runTool } from "../../../support/commandTest";
import { temporaryFolder } from "../../../support/temporaryFolder";

const folder = temporaryFolder("sizes");
const run = (...options: string[]) =>
  runTool("size/printSizes.ts", folder, options, { PUBLIC_DIR: "" });

it("npm run size says in one line that there is no built site, where PUBLIC_DIR is empty in public", () => {
  const { status, stderr } = run();
  expect(stderr).toBe('There is no built site in "public" yet: run "npm run build" first.\n');
  expect(status).toBe(1);
});
