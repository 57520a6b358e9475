import {
  canonicalTags,
  jsonLdTags,
  namedTag,
  pageTags,
  robotsTags,
  uniqueTags,
  type PageDescription,
} from "../../../src/seo/headTags";

const page: PageDescription = {
  title: "  A title\n with   gaps ",
  tags: [
    { name: "description", content: " What the\n page is\tabout " },
    { name: "keywords", content: "a, b" },
    { name: "robots", content: "noindex" },
  ],
  social: {
    type: "website",
    title: "Shared title",
    description: "Shared description",
    image: { url: "/social/a.png", type: "image/png", width: 2000, height: 1000, alt: "A mark" },
    imageAlt: "A mark on X",
    card: "summary_large_image",
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

  it("name the site, the account and the large card (META-10, META-12)", () => {
    expect(getContent("og:site_name")).toEqual(["Example"]);
    expect(getContent("twitter:site")).toEqual(["@example"]);
    expect(getContent("twitter:card")).toEqual(["summary_large_image"]);
  });

  it("verify the site where a build was given its code, and only there (GEN-13)", () => {
    expect(getContent("google-site-verification", "c0de")).toEqual(["c0de"]);
    expect(getContent("google-site-verification")).toEqual([]);
  });

  it("give full addresses and the picture's size", () => {
    expect(getContent("og:url")).toEqual(["https://www.example.org/contacts"]);
    expect(getContent("og:image")).toEqual(["https://www.example.org/social/a.png"]);
    expect(getContent("og:image:width")).toEqual(["2000"]);
    expect(getContent("og:image:height")).toEqual(["1000"]);
  });

  it("have an id with the product's prefix, each one its own (META-04)", () => {
    const ids = pageTags(page, site, "/").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith("polysema-"))).toBe(true);
  });

  it("leave the robots tag to the rule that knows the mode", () => {
    expect(getContent("robots")).toEqual([]);
  });
});

describe("the robots tag", () => {
  it("is noindex on every page outside production (META-09)", () => {
    expect(robotsTags(false, undefined)).toEqual([namedTag("robots", "noindex")]);
  });

  it("is the page's own word in production, or nothing (META-09)", () => {
    expect(robotsTags(true, undefined)).toEqual([]);
    expect(robotsTags(true, "noindex")).toEqual([namedTag("robots", "noindex")]);
  });
});

describe("the canonical link", () => {
  it("is there only where the address differs (META-05)", () => {
    const canonical = "https://www.example.org/article/list";
    expect(canonicalTags(canonical, canonical)).toEqual([]);
    expect(canonicalTags(canonical, `${canonical}?offset=6`)).toEqual([
      expect.objectContaining({ attributes: { rel: "canonical", href: canonical } }),
    ]);
  });
});

describe("several tags", () => {
  it("of one name keep apart by their key", () => {
    expect(namedTag("citation_author", "A", "1").id).not.toBe(
      namedTag("citation_author", "B", "2").id,
    );
  });

  it("of one id become the last of them", () => {
    const tags = [
      namedTag("robots", "all"),
      namedTag("keywords", "a"),
      namedTag("robots", "noindex"),
    ];
    expect(uniqueTags(tags)).toEqual([namedTag("robots", "noindex"), namedTag("keywords", "a")]);
  });
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
