import {
  jsonLdTags,
  namedTag,
  pageTags,
  robotsTags,
  type PageDescription,
} from "../../../src/seo/headTags";

const page: PageDescription = {
  basic: {
    title: "  A title\n with   gaps ",
    tags: [
      { name: "description", content: " What the\n page is\tabout " },
      { name: "keywords", content: "a, b" },
      { name: "robots", content: "noindex" },
    ],
  },
  social: {
    type: "website",
    title: "Shared title",
    description: "Shared description",
    image: { url: "/social/a.png", type: "image/png", width: 2000, height: 1000, alt: "A mark" },
    twitter: { imageAlt: "A mark on X", card: "summary_large_image" },
  },
};

const site = {
  name: "Example",
  url: "https://www.example.org",
  twitterSite: "@example",
  siteVerification: "",
};

const getContent = (name: string, siteVerification = "") =>
  pageTags(page, { ...site, siteVerification }, "/contacts").flatMap((tag) =>
    tag.tag === "meta" && [tag.attributes.name, tag.attributes.property].includes(name)
      ? [tag.attributes.content]
      : [],
  );

describe("the tags of a page", () => {
  it("collapseWhitespace white space in titles and contents (META-08)", () => {
    expect(pageTags(page, site, "/")).toContainEqual(
      expect.objectContaining({ tag: "title", text: "A title with gaps" }),
    );
    expect(getContent("description")).toEqual(["What the page is about"]);
  });

  it("verify the site where a build was given its code, and only there (GEN-13)", () => {
    expect(getContent("google-site-verification", "c0de")).toEqual(["c0de"]);
    expect(getContent("google-site-verification")).toEqual([]);
  });
});

it("the robots tag is the page's own word in production, or nothing (META-09)", () => {
  expect(robotsTags(true, undefined)).toEqual([]);
  expect(robotsTags(true, "noindex")).toEqual([namedTag("robots", "noindex")]);
});

describe("structured data", () => {
  it("cannot end its script element", () => {
    const [tag] = jsonLdTags({ a: { name: "</script><script>alert(1)</script>" } });
    expect(tag).toMatchObject({ tag: "script", id: "polysema-ld-a" });
    expect(JSON.stringify(tag)).not.toContain("</script>");
  });

  it("leaves out a record that is not complete", () => {
    expect(jsonLdTags({ a: null, b: { name: "b" } })).toHaveLength(1);
  });
});
