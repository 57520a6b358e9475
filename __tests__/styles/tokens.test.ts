import { readFileSync } from "node:fs";
import { PIGMENTS } from "../../src/artwork/palette";
import { GRADIENTS, POSITIONS } from "../../src/content/shared";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

/** The declarations of all rules that a class is in. */
const declarationsOf = (className: string): string =>
  [...tokens.matchAll(/((?:\.[\w-]+,?\s+)+)\{([^}]*)\}/g)]
    .filter(([, selectors = ""]) => selectors.split(/[,\s]+/).includes(`.${className}`))
    .map(([, , declarations = ""]) => declarations.trim())
    .join("\n");

it.each(GRADIENTS)("%s sets a wash and the colours of what stands on it (CON-05)", (name) => {
  expect(declarationsOf(name)).toContain(`--wash: var(--${name});`);
  expect(declarationsOf(name)).toContain("--on-wash:");
});

it.each(POSITIONS)("%s places the shape (CON-05)", (name) => {
  expect(declarationsOf(name)).toContain("--shape-x:");
});

it.each(Object.entries(PIGMENTS))("artwork draws wash %s in the page's colours", (n, { stops }) => {
  const [, gradient = ""] = new RegExp(`--gradient_${n}: ([^;]*);`).exec(tokens) ?? [];
  expect(gradient.match(/#[0-9a-f]{6}/g)).toEqual(stops);
});
