import { existsSync } from "node:fs";
import type { CreatePagesArgs } from "gatsby";
import { createPages } from "../../../gatsby/createPages";
import { siteAnswer } from "../../support/answering";
import { enterTemporaryFolder } from "../../support/temporaryFolder";

const none = { nodes: [] };
const product = {
  jsonId: "vera",
  title: "Vera",
  shortDescription: "Checks facts.",
  isReference: false,
  topbarIndex: 0,
  logos: { circle: { publicURL: null } },
  header: { subtitle: "A verdict", content: null, backgroundGradient: "gradient_5" },
  content: [],
  modules: { description: null, modules: [], useCases: [] },
  useCases: [],
  goldUseCases: [],
};
const rows = {
  ...siteAnswer,
  allPageMetadata: none,
  allSolution: none,
  allProduct: { nodes: [product] },
  allCaseStudy: none,
  allArticle: none,
  allPublication: none,
  allAuthor: none,
  allJob: none,
  allTextPage: none,
  aboutPage: null,
  homePage: null,
};
const issue = { errors: [new Error("Cannot return null for non-nullable field Paper.title.")] };

type Answer = { data: typeof rows } | typeof issue;
const isArgs = (value: object): value is CreatePagesArgs => "graphql" in value;

async function made(answer: Answer) {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const stub = {
    graphql: () => Promise.resolve(answer),
    cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
    actions: { createPage },
    reporter: { panicOnBuild },
  };
  if (isArgs(stub)) await createPages(stub);
  const pages: unknown[] = createPage.mock.calls.map(([page]: { path: string }[]) => page?.path);
  return { pages, told: panicOnBuild.mock.calls.flat().join("\n") };
}

beforeEach(() => {
  jest.useFakeTimers();
  enterTemporaryFolder("pages");
});

test("in develop, pages stay if an invalid record makes their query fail", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  expect((await made({ data: rows })).pages).toEqual(["/product/vera", "/404"]);
  const { pages, told } = await made(issue);
  expect(pages).toEqual(["/product/vera", "/404"]);
  expect(told).toContain("Cannot return null for non-nullable field Paper.title.");
});

test("in develop, output files wait until no change has come for a while", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  await made({ data: rows });
  await pass(1000);
  await made({ data: rows });
  await pass(1000);
  expect(existsSync("public/menus.json")).toBe(false);
  await pass(1000);
  expect(existsSync("public/menus.json")).toBe(true);
});
