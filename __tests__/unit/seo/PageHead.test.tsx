import { ServerLocation } from "@gatsbyjs/reach-router";
import { useStaticQuery } from "gatsby";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { env } from "../../../src/lib/env";
import { PageHead, type PageHeadProps } from "../../../src/seo/PageHead";
import { shellAnswer } from "../shell/shellFixtures";
import { pageDescription } from "./pageDescription";

const head = (props: Pick<PageHeadProps, "page">) =>
  renderToStaticMarkup(
    createElement(ServerLocation, { url: "/contacts" }, <PageHead path="/contacts" {...props} />),
  );

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellAnswer());
});

const inProduction = () => jest.replaceProperty(env, "siteMode", "production");

describe("the head of a page", () => {
  it("reports missing metadata (META-13)", () => {
    jest.spyOn(console, "error").mockReturnValue();
    expect(() => head({ page: null })).toThrow("error reading SEO data not found for /contacts");
  });

  it("is noindex in development and not in production (META-09)", () => {
    jest.replaceProperty(env, "siteMode", "development");
    expect(head({ page: pageDescription })).toContain('name="robots" content="noindex"');
    inProduction();
    expect(head({ page: pageDescription })).not.toContain('name="robots"');
  });
});
