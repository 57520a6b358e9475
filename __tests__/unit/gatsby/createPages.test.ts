import type { CreatePagesArgs } from "gatsby";
import { createPages } from "../../../gatsby/createPages";

const none = { nodes: [] };
const rows: Queries.CreatePagesQuery = {
  solutions: none,
  products: { nodes: [{ jsonId: "vera" }] },
  caseStudies: none,
  articles: none,
  publications: none,
  jobs: none,
  metadata: none,
};
const issue = { errors: [new Error("Cannot return null for non-nullable field Paper.title.")] };

type Answer = { data: typeof rows } | typeof issue;
const isArgs = (value: object): value is CreatePagesArgs => "graphql" in value;

/** The pages that `develop` makes of an answer, and what it tells. */
async function made(answer: Answer) {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const stub = {
    graphql: (query: string) => Promise.resolve(query.includes("CreatePages") ? answer : issue),
    actions: { createPage },
    reporter: { panicOnBuild },
  };
  if (isArgs(stub)) await createPages(stub);
  const pages: unknown[] = createPage.mock.calls.map(([page]: { path: string }[]) => page?.path);
  return { pages, told: panicOnBuild.mock.calls.flat().join("\n") };
}

test("in develop, pages stay when a record with an issue lets the query for them fail", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  expect((await made({ data: rows })).pages).toEqual(["/product/vera"]);
  const { pages, told } = await made(issue);
  expect(pages).toEqual(["/product/vera"]);
  expect(told).toContain("Cannot return null for non-nullable field Paper.title.");
});
