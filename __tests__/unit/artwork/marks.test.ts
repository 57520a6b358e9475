import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { drawOpenMark, isMarkId } from "../../../artwork/marks";

const FOLDER = resolve(__dirname, "../../../data/images/marks");
const files = readdirSync(FOLDER);

describe("The marks", () => {
  test("come in two variants, of which one takes the colour of the text around it", () => {
    const topbar = files.filter((name) => name.endsWith("-topbar.svg"));
    expect(files).toHaveLength(2 * topbar.length);
    for (const name of topbar) {
      expect(files).toContain(name.replace("topbar", "circle"));
      expect(readFileSync(join(FOLDER, name), "utf8")).not.toMatch(/#[0-9a-f]{3,6}/i);
    }
  });

  test("are drawn on cards in two colours, at their place and size", () => {
    const look = { size: 96, strokeWidth: 2.2, stroke: "#0a1614", node: "#f6c244" };
    const drawing = drawOpenMark("polysema", 10, 20, look);
    expect(drawing).toContain('translate(10 20) scale(2)" fill="none" stroke-width="2.2"');
    expect(drawing).toContain('fill="#f6c244"');
    expect(drawing).not.toMatch(/currentColor|svg/);
  });

  test("are those of the ids that have a file", () => {
    expect(["vera", "solution-llm", "nothing"].map(isMarkId)).toEqual([true, true, false]);
  });
});
