import { articleContentSchema, toBlocks } from "../../../../src/kinds/article/schema";

describe("the content of an article", () => {
  it("may have HTML as a string and as a block; blocks of other kinds aren't drawn", () => {
    const content = ["<p>A</p>", { type: "html", html: "<p>B</p>" }, { type: "quote" }];
    const blocks = toBlocks(articleContentSchema.parse(content));
    expect(blocks.map(({ html }) => html)).toEqual(["<p>A</p>", "<p>B</p>"]);
  });

  it("has no HTML block without HTML", () => {
    expect(articleContentSchema.safeParse([{ type: "html" }]).success).toBe(false);
  });
});
