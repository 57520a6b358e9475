import { readFileSync } from "node:fs";
import path from "node:path";
import { sourceFiles } from "../support/sourceFiles";

it.each(sourceFiles("src", /\.tsx$/))("%s uses only classes of its CSS modules", (file) => {
  const code = readFileSync(file, "utf8");
  for (const [, name, css = ""] of code.matchAll(/\* as (\w+) from "(.+\.module\.css)"/g)) {
    const rules = readFileSync(path.join(path.dirname(file), css), "utf8");
    for (const [, used] of code.matchAll(new RegExp(`(?<!/)\\b${name}\\.(\\w+)`, "g")))
      expect(rules).toMatch(new RegExp(`\\.${used}\\b`));
  }
});
