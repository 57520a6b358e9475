import { runTool } from "../../../support/commandTest";
import { temporaryFolder } from "../../../support/temporaryFolder";

const folder = temporaryFolder("sizes");
const run = (...options: string[]) =>
  runTool("size/printSizes.ts", folder, options, { PUBLIC_DIR: "" });

describe("npm run size", () => {
  it("refuses a flag that it does not know", () => {
    const { status, stderr } = run("--wirte");
    expect(stderr).toMatch(/^Unknown option '--wirte'/);
    expect(stderr).toContain("npm run size");
    expect(status).toBe(1);
  });

  it("says in one line that there is no built site, where PUBLIC_DIR is empty in public", () => {
    const { status, stderr } = run();
    expect(stderr).toBe('There is no built site in "public" yet: run "npm run build" first.\n');
    expect(status).toBe(1);
  });
});
