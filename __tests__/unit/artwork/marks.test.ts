import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { drawMarkFiles } from "../../../artwork/marks";

const FOLDER = resolve(__dirname, "../../../data/images/marks");

describe("The marks", () => {
  test("are the company, 4 solutions and 11 products, each as circle and topbar", () => {
    const names = [...drawMarkFiles().keys()];
    expect(names).toHaveLength(32);
    expect(names.filter((name) => name.startsWith("solution-"))).toHaveLength(8);
    expect(names.filter((name) => name.endsWith("-circle.svg"))).toHaveLength(16);
  });

  test.each([...drawMarkFiles()])("redraw to the committed bytes: %s", (name, content) => {
    expect(readFileSync(join(FOLDER, name), "utf8")).toBe(content);
  });

  test("take the colour of the text around them in the topbar variant", () => {
    for (const [name, content] of drawMarkFiles()) {
      if (name.endsWith("-topbar.svg")) expect(content).not.toMatch(/#[0-9a-f]{3,6}/i);
    }
  });
});
