import path from "node:path";
import { readClassNames } from "../../src/build/classNames";
import { temporaryFolder } from "../support/temporaryFolder";
import { writeFiles } from "../support/writeFiles";

const root = temporaryFolder("class-names");
const BAR = "src/shell/Bar.module.css";
const many = Array.from({ length: 3000 }, (_, index) => `.c${String(index)} {}`).join("\n");

beforeAll(() => {
  writeFiles(root, {
    "src/views/Page.module.css": many,
    [BAR]: ".bar { animation: slide 1s } @keyframes slide {} .bar.open {}",
    "src/styles/global.css": ".page {}",
  });
});

describe("the names of classes in the built site", () => {
  const names = () => readClassNames(root);
  const file = (name: string) => path.join(root, name);

  it("are all different, over all files", () => {
    const { shortName } = names();
    const given = [
      ...["bar", "open", "slide"].map((name) => shortName(file(BAR), name)),
      ...Array.from({ length: 3000 }, (_, index) =>
        shortName(file("src/views/Page.module.css"), `c${String(index)}`),
      ),
    ];
    expect(new Set(given).size).toBe(3003);
    expect(given.filter((name) => !/^[a-z][a-z0-9]{0,2}$/i.test(name))).toEqual([]);
  });

  it("are shortest in the shell, which is on every page", () => {
    expect(names().shortName(file(BAR), "bar")).toBe("a");
  });

  it("are none that blockers of advertising hide", () => {
    const { shortName } = names();
    const given = Array.from({ length: 3000 }, (_, index) =>
      shortName(file("src/views/Page.module.css"), `c${String(index)}`),
    );
    expect(given.filter((name) => /^ads?$/i.test(name))).toEqual([]);
  });

  it("have a version that changes with them and with nothing else", () => {
    const before = names().version;
    writeFiles(root, { [BAR]: ".bar { color: red } @keyframes slide {} .bar.open {}" });
    expect(names().version).toBe(before);
    writeFiles(root, { [BAR]: ".bar {} .shut {}" });
    expect(names().version).not.toBe(before);
  });

  it("are refused to a class that no file has", () => {
    expect(() => names().shortName(file(BAR), "nowhere")).toThrow(/nowhere/);
  });
});
