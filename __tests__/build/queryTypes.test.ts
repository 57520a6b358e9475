import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { areQueryTypesOld, QUERY_TYPES_FILE } from "../../src/build/queryTypes";
import { enterTemporaryFolder } from "../support/temporaryFolder";

const touch = (file: string, seconds: number) => {
  utimesSync(file, seconds, seconds);
};

/** A project of which all was written at the second 1000, and the types of its queries at 2000. */
function createProject(): void {
  enterTemporaryFolder("query-types");
  mkdirSync(path.join("src", "views"), { recursive: true });
  const files = ["gatsby-config.ts", "gatsby-node.ts", "package.json", "src/views/Job.tsx"];
  for (const file of [...files, QUERY_TYPES_FILE]) writeFileSync(file, "");
  for (const file of [...files, "src/views", "src"]) touch(file, 1000);
  touch(QUERY_TYPES_FILE, 2000);
}

describe("the types of queries", () => {
  beforeEach(createProject);

  it("are left alone while nothing changes that they follow from", () => {
    expect(areQueryTypesOld()).toBe(false);
  });

  it.each(["gatsby-config.ts", "package.json", "src/views/Job.tsx"])(
    "are written again after a change of %s",
    (file) => {
      touch(file, 3000);
      expect(areQueryTypesOld()).toBe(true);
    },
  );

  it("are written again after a file is gone", () => {
    rmSync("src/views/Job.tsx");
    expect(areQueryTypesOld()).toBe(true);
  });

  it("are written where there are none", () => {
    rmSync(QUERY_TYPES_FILE);
    expect(areQueryTypesOld()).toBe(true);
  });
});
