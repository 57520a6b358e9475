import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT, sourceFiles } from "../../support/sourceFiles";

/** 576, 768, 992, 1200 and 1400 px at the usual size of text. */
const BREAKPOINTS = ["36em", "48em", "62em", "75em", "87.5em"];

const widthsIn = (file: string) =>
  [...readFileSync(join(PROJECT, file), "utf8").matchAll(/@media[^{]*/g)]
    .flatMap(([prelude]) => prelude.match(/\([^)]*width[^)]*\)/g) ?? [])
    .flatMap((condition) => condition.match(/[\d.]+\w+/g) ?? []);

it("layouts change at the five breakpoints, and twice more on the narrowest phones (CON-04)", () => {
  const used = sourceFiles("src", /\.css$/).flatMap((file) =>
    widthsIn(file).map((width) => ({ file, width })),
  );
  expect(BREAKPOINTS.filter((width) => !used.some((one) => one.width === width))).toEqual([]);
  expect(used.filter(({ width }) => !BREAKPOINTS.includes(width))).toEqual([
    { file: "src/blocks/HeadlineTimeline/HeadlineTimeline.module.css", width: "22.5em" },
    { file: "src/shell/topBar/MobileMenu.module.css", width: "24em" },
  ]);
});
