import { renderToStaticMarkup } from "react-dom/server";
import {
  createJsonLdTags,
  createNamedTag,
  createPageTags,
  createRobotsTags,
} from "../../../src/seo/headTags";
import { pageDescription } from "./pageDescription";

const site = {
  name: "Example",
  url: "https://www.example.org",
  twitterSite: "@example",
  siteVerification: "",
};

const tagsOf = (siteVerification = "") =>
  renderToStaticMarkup(
    <>{createPageTags(pageDescription, { ...site, siteVerification }, "/contacts")}</>,
  );

describe("the tags of a page", () => {
  it("collapse white space in titles and contents (META-08)", () => {
    expect(tagsOf()).toContain(">A title with gaps</title>");
    expect(tagsOf()).toContain('name="description" content="What the page is about"');
  });

  it("include the verification code only if the build has one (GEN-13)", () => {
    expect(tagsOf("c0de")).toContain('name="google-site-verification" content="c0de"');
    expect(tagsOf()).not.toContain("google-site-verification");
  });
});

it("the robots tag is the page's own value in production, or missing (META-09)", () => {
  expect(createRobotsTags(true, undefined)).toEqual([]);
  expect(createRobotsTags(true, "noindex")).toEqual([createNamedTag("robots", "noindex")]);
});

describe("structured data", () => {
  it("can't end its script element", () => {
    const tags = createJsonLdTags({ a: { name: "</script><script>alert(1)</script>" } });
    expect(renderToStaticMarkup(<>{tags}</>)).toMatch(
      /^<script id="polysema-ld-a"[^>]*>(?:(?!<).)*<\/script>$/,
    );
  });

  it("omits an incomplete record", () => {
    expect(createJsonLdTags({ a: null, b: { name: "b" } })).toHaveLength(1);
  });
});
