import * as paths from "../../../src/routes/paths";

test("every address of the route table is spelled as specified", () => {
  expect(paths.solutionPath("llm")).toBe("/solution/llm");
  expect(paths.productPath("vera")).toBe("/product/vera");
  expect(paths.articlePath("acl-2024")).toBe("/article/acl-2024");
  expect(paths.publicationPath("a-paper")).toBe("/research/publication/a-paper");
  expect(paths.applyPath("nlp-engineer")).toBe("/job/nlp-engineer/apply");
  expect(paths.withFragment(paths.aboutPath, paths.careersFragment)).toBe("/about-us#join-us");
  expect(paths.withFragment(paths.aboutPath, null)).toBe("/about-us");
});

test("no fixed page is listed twice", () => {
  expect(new Set(paths.fixedPaths).size).toBe(paths.fixedPaths.length);
});
