import { runTool } from "../../../support/commandTest";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const run = (packages: Readonly<Record<string, object>>) => {
  const dir = temporaryFolder("licences");
  writeFiles(dir, { "package-lock.json": JSON.stringify({ packages }) });
  return runTool("dependencies/licences.ts", dir, []);
};

describe("the licences", () => {
  it("counts what is built with and served by, and is content with what's accepted", () => {
    const { status, stdout, stderr } = run({
      "": { license: "Own" },
      "node_modules/a": { license: "MIT" },
      "node_modules/a/node_modules/@s/b": { license: "MIT" },
      "node_modules/c": { license: "(GPL-3.0-only OR ISC)" },
      "node_modules/valid-url": {},
      "node_modules/test-tool": { license: "GPL-3.0-only", dev: true },
    });
    expect(stderr).toBe("");
    expect(stdout.trim().split(/\s*\n\s*/)).toEqual(["3  MIT", "1  (GPL-3.0-only OR ISC)"]);
    expect(status).toBe(0);
  });

  it("names each package whose licence nobody has accepted, and ends with 1", () => {
    const { status, stderr } = run({
      "node_modules/a": { license: "GPL-3.0-only" },
      "node_modules/b/node_modules/@s/c": { license: "MIT AND GPL-3.0-only" },
      "node_modules/d": { license: "SEE LICENSE IN LICENSE" },
      "node_modules/e": {},
    });
    expect(stderr.split("\n").map((line) => line.split(":")[0])).toEqual([
      "a is under GPL-3.0-only",
      "@s/c is under MIT AND GPL-3.0-only",
      "d is under SEE LICENSE IN LICENSE",
      "e is under no licence",
      "",
    ]);
    expect(status).toBe(1);
  });
});
