import { readFileSync } from "node:fs";
import { COLORS } from "../../../artwork/palette";
import { GRADIENTS, POSITIONS } from "../../../src/kinds/shared";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

/** `name_1` to `name_<count>`. */
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}_${String(index + 1)}`);
const gradients = numbered("gradient", 7);
const positions = numbered("bg_position", 11);

/** The declarations of all rules that a class is in. */
const getDeclarations = (className: string): string =>
  [...tokens.matchAll(/((?:\.[\w-]+,?\s+)+)\{([^}]*)\}/g)]
    .filter(([, selectors = ""]) => selectors.split(/[,\s]+/).includes(`.${className}`))
    .map(([, , declarations = ""]) => declarations.trim())
    .join("\n");

it("records may name seven gradients and eleven positions (CON-05)", () => {
  expect([GRADIENTS, POSITIONS]).toEqual([gradients, positions]);
});

it.each(gradients)("%s sets a gradient and the colours of what stands on it (CON-05)", (name) => {
  expect(getDeclarations(name)).toContain(`--gradient: var(--${name});`);
  expect(getDeclarations(name)).toContain("--on-gradient:");
});

it.each(positions)("%s places the shape (CON-05)", (name) => {
  expect(getDeclarations(name)).toContain("--shape-x:");
});

it.each(Object.entries(COLORS))(
  "artwork draws gradient %s in the page's colours",
  (n, { stops }) => {
    const [, gradient = ""] = new RegExp(`--gradient_${n}: ([^;]*);`).exec(tokens) ?? [];
    expect(gradient.match(/#[0-9a-f]{6}/g)).toEqual(stops);
  },
);

it("social icons are on #007BFF at rest, in both themes (ENT-15)", () => {
  expect([...tokens.matchAll(/--social: ([^;]*)/g)].map(([, colour]) => colour)).toEqual([
    "#007bff",
  ]);
  expect(readFileSync("src/shell/footer/Footer.module.css", "utf8")).toMatch(
    /\.socials a \{[^}]*background: var\(--social\);/,
  );
});
