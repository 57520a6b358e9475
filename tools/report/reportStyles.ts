import { readFileSync } from "node:fs";
import path from "node:path";

const STYLES = path.resolve(__dirname, "../../src/styles");

const fontFace = (file: string, family: string, weights: string): string => {
  const data = readFileSync(require.resolve(`@fontsource-variable/${file}`)).toString("base64");
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data}) format("woff2");font-weight:${weights};font-style:normal}`;
};

/** Everything a report needs to look like the site from a single file: both typefaces, the tokens, its own rules. */
export const reportStyles = (): string =>
  [
    fontFace(
      "brygada-1918/files/brygada-1918-latin-wght-normal.woff2",
      "Brygada 1918 Variable",
      "400 700",
    ),
    fontFace(
      "commissioner/files/commissioner-latin-wght-normal.woff2",
      "Commissioner Variable",
      "100 900",
    ),
    readFileSync(path.join(STYLES, "tokens.css"), "utf8"),
    readFileSync(path.join(__dirname, "report.css"), "utf8"),
  ].join("\n");
