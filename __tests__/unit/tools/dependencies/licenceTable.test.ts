import { readFileSync } from "node:fs";
import { readAccepted } from "../../../../tools/dependencies/accepted";
import {
  isCovered,
  lockSchema,
  manifestSchema,
  productionPackages,
  reportLicences,
} from "../../../../tools/dependencies/licenceTable";

const accepted = { licences: { MIT: "fine" }, packages: { silent: "MIT" }, advisories: [] };

describe("licences of the dependencies", () => {
  const packages = productionPackages(
    {
      packages: {
        "": { version: "1.0.0", license: "MIT" },
        "node_modules/b": { version: "2.0.0", license: "GPL-3.0-only" },
        "node_modules/a/node_modules/@s/c": { version: "1.0.0", license: "(MIT OR GPL-3.0-only)" },
        "node_modules/silent": { version: "1.0.0" },
        "node_modules/old": { version: "1.0.0" },
        "node_modules/test-tool": { version: "1.0.0", license: "GPL-3.0-only", dev: true },
      },
    },
    (folder) => (folder === "node_modules/old" ? "X" : ""),
    accepted,
  );

  it("come from the lock file, from our own list, else from the package itself", () => {
    expect(packages.map(({ name, licence }) => `${name} ${licence}`)).toEqual([
      "@s/c (MIT OR GPL-3.0-only)",
      "b GPL-3.0-only",
      "old X",
      "silent MIT",
    ]);
  });

  it("are reported where nobody has accepted them", () => {
    expect(reportLicences(packages, accepted).unknown.map(({ name }) => name)).toEqual([
      "b",
      "old",
    ]);
  });

  it.each([
    ["(MIT OR ISC) AND Evil-1.0", false],
    ["Evil-1.0 AND (MIT OR ISC)", false],
    ["(MIT OR Evil-1.0) AND ISC", true],
    ["Evil-1.0 OR MIT AND ISC", true],
    ["MIT AND Evil-1.0 OR ISC", true],
    ["MIT OR ISC AND Evil-1.0", true],
    ["((MIT) AND (Evil-1.0 OR (ISC AND MIT)))", true],
    ["Evil-1.0 AND Evil-2.0 OR (ISC AND (Evil-1.0 OR Evil-2.0))", false],
    ["(MIT AND ISC", false],
    ["MIT) AND ISC", false],
    ["MIT OR", false],
    ["MIT ISC", false],
    ["()", false],
  ])("bind AND tighter than OR, and brackets tightest: %s", (expression, expected) => {
    expect(isCovered(expression, new Set(["MIT", "ISC"]))).toBe(expected);
  });

  it("are read from the older forms of manifests too", () => {
    expect(manifestSchema.parse({ licenses: [{ type: "MIT" }, { type: "ISC" }] })).toBe(
      "MIT OR ISC",
    );
    expect(manifestSchema.parse({ license: { type: "MIT" } })).toBe("MIT");
    expect(manifestSchema.parse({})).toBe("");
  });

  it("are accepted for every package that the lock file names with one", () => {
    const lock = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
    const ours = readAccepted();
    const named = productionPackages(lock, () => "MIT", ours);
    expect(reportLicences(named, ours).unknown).toEqual([]);
  });
});
