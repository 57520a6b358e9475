import { ServerLocation } from "@gatsbyjs/reach-router";
import { useStaticQuery } from "gatsby";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { env } from "../../../src/lib/env";
import { PageHead, type PageHeadProps } from "../../../src/seo/PageHead";

const metadata = (title: string, robots?: string): Queries.PageHeadFragment => ({
  basic: {
    title,
    tags: [
      { name: "description", content: `About ${title}` },
      ...(robots === undefined ? [] : [{ name: "robots", content: robots }]),
    ],
  },
  social: {
    type: "website",
    title,
    description: `About ${title}`,
    image: { url: "/social/a.png", type: "image/png", width: 2000, height: 1000, alt: "A mark" },
    twitter: { imageAlt: "A mark", card: "summary_large_image" },
  },
});

const answer = {
  siteSettings: {
    name: "Example",
    version: "1.2.16",
    mode: "production",
    addresses: { website: "https://www.example.org" },
    colors: { theme: "#0b5f54" },
  },
  company: {
    name: "Example Ltd",
    general: {
      email: "info@example.org",
      phone: { prefix: "+39", number: "06 0000 0000" },
      vatNumber: "IT00000000000",
    },
    business: {
      address: {
        streetAddress: "Street 1",
        postalCode: "00100",
        addressLocality: "Rome",
        addressCountry: "IT",
      },
      geolocations: { lat: 41.9, long: 12.5 },
    },
    socials: [{ type: "X", url: "https://x.example.org/example", id: "@example" }],
  },
};

const head = (props: Omit<PageHeadProps, "path"> & { path?: string }, url = "/contacts") =>
  renderToStaticMarkup(
    createElement(ServerLocation, { url }, <PageHead path="/contacts" {...props} />),
  );

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(answer);
});

const inProduction = () => jest.replaceProperty(env, "siteMode", "production");

describe("the head of a page", () => {
  it("reports missing metadata (META-13)", () => {
    jest.spyOn(console, "error").mockReturnValue();
    expect(() => head({ page: null })).toThrow("error reading SEO data not found for /contacts");
  });

  it("is noindex in development and not in production (META-09)", () => {
    const page = metadata("Contacts");
    jest.replaceProperty(env, "siteMode", "development");
    expect(head({ page })).toContain('name="robots" content="noindex"');
    inProduction();
    expect(head({ page })).not.toContain('name="robots"');
  });

  it("has a canonical link only under another address (META-05)", () => {
    inProduction();
    const page = metadata("Contacts");
    expect(head({ page })).not.toContain("canonical");
    expect(head({ page }, "/contacts?from=mail")).toContain(
      'rel="canonical" href="https://www.example.org/contacts"',
    );
    expect(head({ page }, "/contacts/")).toContain("canonical");
  });
});
