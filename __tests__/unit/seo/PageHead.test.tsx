import { ServerLocation } from "@gatsbyjs/reach-router";
import { useStaticQuery } from "gatsby";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { env } from "../../../src/lib/env";
import { PageHead, type PageHeadProps } from "../../../src/seo/PageHead";
import { shellAnswer } from "../shell/shellFixtures";

const pageDescription = {
  basic: {
    title: "  A title\n with   gaps ",
    tags: [
      { name: "description", content: " What the\n page is\tabout " },
      { name: "keywords", content: "a, b" },
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

const head = (props: Pick<PageHeadProps, "page">) =>
  renderToStaticMarkup(
    createElement(ServerLocation, { url: "/contacts" }, <PageHead path="/contacts" {...props} />),
  );

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellAnswer());
});

const inProduction = () => jest.replaceProperty(env, "siteMode", "production");

it("reports missing metadata (META-13)", () => {
  jest.spyOn(console, "error").mockReturnValue();
  expect(() => head({ page: null })).toThrow("error reading SEO data not found for /contacts");
});

it("a page is noindex in development, and only if its record says so in production (META-09)", () => {
  jest.replaceProperty(env, "siteMode", "development");
  expect(head({ page: pageDescription })).toContain('name="robots" content="noindex"');
  inProduction();
  expect(head({ page: pageDescription })).not.toContain('name="robots"');
  const { basic } = pageDescription;
  const tags = [...basic.tags, { name: "robots", content: "noindex" }];
  expect(head({ page: { ...pageDescription, basic: { ...basic, tags } } })).toContain(
    'name="robots" content="noindex"',
  );
});

it("collapses white space in titles and contents (META-08)", () => {
  expect(head({ page: pageDescription })).toContain(">A title with gaps</title>");
  expect(head({ page: pageDescription })).toContain(
    'name="description" content="What the page is about"',
  );
});

it("includes the verification code only if the build has one (GEN-13)", () => {
  jest.replaceProperty(env, "siteVerification", "c0de");
  expect(head({ page: pageDescription })).toContain(
    'name="google-site-verification" content="c0de"',
  );
  jest.replaceProperty(env, "siteVerification", "");
  expect(head({ page: pageDescription })).not.toContain("google-site-verification");
});
