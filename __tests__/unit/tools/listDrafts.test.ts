import { runTool } from "../../support/commandTest";
import { temporaryFolder } from "../../support/temporaryFolder";
import { writeFiles } from "../../support/writeFiles";

const list = (records: Readonly<Record<string, object>>) => {
  const dir = temporaryFolder("drafts");
  writeFiles(
    dir,
    Object.fromEntries(
      Object.entries(records).map(([file, record]) => [`data/${file}`, JSON.stringify(record)]),
    ),
  );
  return runTool("listDrafts.ts", dir, []).stdout;
};

it("npm run drafts lists scheduled records in order, in the editor's time zone, and drafts last", () => {
  expect(
    list({
      "articles/a.json": { draft: true },
      "articles/b.json": { publishAt: "2099-12-01" },
      "articles/c.json": { publishAt: "2020-12-01" },
      "jobs/d.json": { publishAt: "2099-11-30T09:00+01:00" },
    }),
  ).toBe(
    [
      "2099-11-30T09:00+01:00  data/jobs/d.json",
      "2099-12-01              data/articles/b.json",
      "draft                   data/articles/a.json\n",
    ].join("\n"),
  );
  expect(list({ "articles/c.json": {} })).toBe("Everything is live.\n");
});
