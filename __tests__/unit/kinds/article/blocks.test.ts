import { articleContentSchema } from "../../../../src/kinds/article/schema";

describe("the content of an article", () => {
  it("has no HTML block without HTML", () => {
    expect(articleContentSchema.safeParse([{ type: "html" }]).success).toBe(false);
  });
});
