import { publicationDescription } from "../../../../src/kinds/publication/publicationDescription";

describe("the description of a paper's page", () => {
  it("has the paper's title and our summary (META-03)", () => {
    const catalogue = {
      title: "Research",
      tags: [{ name: "description", content: "All papers." }],
      social: {
        type: "website",
        title: "Research",
        description: "All papers.",
        image: { url: "/a.png", type: "image/png", width: 2000, height: 1000, alt: "" },
        imageAlt: "A mark",
        card: "summary_large_image",
      },
    };
    const page = publicationDescription(
      { title: "Words", conference: "ACL 2024", topics: ["Dataset"], summary: "About words." },
      catalogue,
    );
    expect(page.title).toBe("Words");
    expect(page.tags).toEqual([
      { name: "description", content: "In short: About words." },
      { name: "keywords", content: "ACL 2024, Dataset" },
    ]);
    expect(page.social).toMatchObject({ type: "article", title: "Words", imageAlt: "A mark" });
  });
});
