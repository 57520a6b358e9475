import { buildRobotsTxt, buildSecurityTxt } from "../../../../gatsby/outputs/siteFiles";

const siteUrl = "https://www.example.org";

it("robots.txt disallows staging", () => {
  expect(buildRobotsTxt(siteUrl, false)).toBe("User-agent: *\nDisallow: /\n");
});

describe("security.txt", () => {
  const builtAt = new Date("2026-03-01T12:00:00Z");
  const file = buildSecurityTxt(siteUrl, "info@example.org", builtAt);

  it("has a contact and its own address (RFC 9116)", () => {
    expect(file).toContain("Contact: mailto:info@example.org\n");
    expect(file).toContain("Canonical: https://www.example.org/.well-known/security.txt\n");
  });
});
