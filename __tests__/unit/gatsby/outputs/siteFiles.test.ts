import { llmsTxt } from "../../../../gatsby/outputs/siteFiles/llmsTxt";
import { robotsTxt } from "../../../../gatsby/outputs/siteFiles/robotsTxt";
import { daysUntilExpiry, securityTxt } from "../../../../gatsby/outputs/siteFiles/securityTxt";
import { webManifest } from "../../../../gatsby/outputs/siteFiles/webManifest";

const siteUrl = "https://www.example.org";

describe("robots.txt", () => {
  it("lets everything be read and names the sitemap", () => {
    expect(robotsTxt(siteUrl, true)).toBe(
      "User-agent: *\nAllow: /\n\nSitemap: https://www.example.org/sitemap-index.xml\n",
    );
  });

  it("closes staging", () => {
    expect(robotsTxt(siteUrl, false)).toBe("User-agent: *\nDisallow: /\n");
  });
});

describe("security.txt", () => {
  const builtAt = new Date("2026-03-01T12:00:00Z");
  const file = securityTxt(siteUrl, "info@example.org", builtAt);

  it("says whom to tell and where it stands (RFC 9116)", () => {
    expect(file).toContain("Contact: mailto:info@example.org\n");
    expect(file).toContain("Canonical: https://www.example.org/.well-known/security.txt\n");
  });

  it("is valid for less than a year and more than a month", () => {
    expect(daysUntilExpiry(file, builtAt)).toBeLessThan(365);
    expect(daysUntilExpiry(file, builtAt)).toBeGreaterThan(30);
  });

  it("is known to be old when its day has passed, and when it names none", () => {
    expect(daysUntilExpiry(file, new Date("2027-06-01"))).toBeLessThan(0);
    expect(daysUntilExpiry("Contact: mailto:info@example.org\n", builtAt)).toBeNaN();
  });
});

describe("the web app manifest", () => {
  it("has name, colours, and icons of both purposes", () => {
    expect(
      JSON.parse(
        webManifest({
          name: "Example",
          description: "What it is.",
          language: "en",
          themeColor: "#0b5f54",
          backgroundColor: "#f2f5f1",
        }),
      ),
    ).toMatchObject({
      name: "Example",
      theme_color: "#0b5f54",
      icons: [
        { sizes: "192x192", purpose: "any" },
        { sizes: "512x512", purpose: "any" },
        { sizes: "512x512", purpose: "maskable" },
      ],
    });
  });
});

describe("llms.txt", () => {
  it("lists pages by section, on one line each, and leaves out empty sections", () => {
    expect(
      llmsTxt({ name: "Example", description: "What\nit is." }, [
        {
          title: "Papers",
          pages: [{ url: "https://a.example.org/", title: "[A] paper", summary: "One\n  line." }],
        },
        { title: "Open jobs", pages: [] },
      ]),
    ).toBe(
      "# Example\n\n> What it is.\n\n## Papers\n\n- [\\[A\\] paper](https://a.example.org/): One line.\n",
    );
  });
});
