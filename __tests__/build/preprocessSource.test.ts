import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { preprocessSource } from "../../src/build/preprocessSource";

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => path.resolve(entry.parentPath, entry.name));

const sources = filesUnder("src").map((filename) => ({
  filename,
  contents: readFileSync(filename, "utf8"),
}));

describe("what Gatsby reads for queries", () => {
  it("is every file that asks Gatsby for data, as it stands", () => {
    const asking = sources.filter(({ contents }) =>
      /import \{[^}]*\bgraphql\b[^}]*\} from "gatsby"/.test(contents),
    );
    expect(asking.length).toBeGreaterThan(20);
    expect(asking.map((source) => preprocessSource(source))).toEqual(asking.map(() => undefined));
  });

  it("is every page component, which may have a head without a query", () => {
    const contents = "export default Page; export const Head = () => <title>Page</title>;";
    expect(
      ["src/pages/news/list.tsx", "src/templates/job.tsx"].map((file) =>
        preprocessSource({ filename: path.resolve(file), contents }),
      ),
    ).toEqual([undefined, undefined]);
  });

  it("is a file with a slice of Gatsby's", () => {
    const contents = '<Slice alias="footer" />';
    expect(
      preprocessSource({ filename: path.resolve("src/shell/Foot.tsx"), contents }),
    ).toBeUndefined();
  });

  it("is nothing of the others, whatever words stand in them", () => {
    const contents = 'import { copy } from "../config/copy"; export const Head = <Heading />;';
    expect(preprocessSource({ filename: path.resolve("src/ui/Part.tsx"), contents })).toBe(
      "export {};",
    );
    const read = sources.filter((source) => preprocessSource(source) === undefined);
    expect(read.length).toBeLessThan(sources.length / 8);
  });
});
