import { readFileSync } from "node:fs";
import path from "node:path";
import {
  CACHE_RULES,
  CONTENT_TYPES,
  HIDDEN_PATTERNS,
  SECURITY_HEADERS,
  WELL_KNOWN_PATTERN,
  answerHeaders,
} from "../../../../server/host/hostRules";
import { readDeployInput, renderDeployFiles } from "../../../../server/deploy/writeDeployFiles";
import { writeMadeUpSite } from "./madeUpSite";

describe.each(["Caddyfile", "nginx.conf"])("deploy/%s has the rules of the table", (name) => {
  const text = readFileSync(path.join(__dirname, "../../../../deploy", name), "utf8");

  it.each(CACHE_RULES)("on caching $name", ({ pattern, value }) => {
    expect(text).toContain(`"~${pattern}" "${value}"`);
  });

  it.each(Object.entries(CONTENT_TYPES))("on the content type of %s", (extension, type) => {
    const rows = text.split("\n").filter((line) => line.includes(`"${type}"`));
    expect(rows.join("\n")).toMatch(new RegExp(`[ .]${extension}[ ;$]`));
  });

  it.each([...HIDDEN_PATTERNS, WELL_KNOWN_PATTERN])("on what is hidden: %s", (pattern) => {
    expect(text).toContain(pattern);
  });
});

describe("the headers of safety", () => {
  /** What browsers are told, spelled out, so that the table cannot lose one unseen. */
  const HEADERS: readonly (readonly [string, RegExp])[] = [
    ["Strict-Transport-Security", /^max-age=\d{8,}; includeSubDomains$/],
    ["X-Content-Type-Options", /^nosniff$/],
    ["X-Frame-Options", /^DENY$/],
    ["Referrer-Policy", /^strict-origin-when-cross-origin$/],
    ["Permissions-Policy", /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
    ["Cross-Origin-Opener-Policy", /^same-origin$/],
    ["Cross-Origin-Resource-Policy", /^same-origin$/],
  ];
  const servers = ["polysema.caddy", "polysema.nginx"];
  const getText = (file: string, isListed: boolean) =>
    renderDeployFiles({
      headers: answerHeaders(isListed, "default-src 'none'"),
      redirects: [],
    }).get(file) ?? "";

  it.each(HEADERS)("hold %s", (name, value) => {
    expect(SECURITY_HEADERS[name]).toMatch(value);
  });

  it.each(servers)("are all in %s, with the policy", (file) => {
    for (const [name] of HEADERS) expect(getText(file, true)).toContain(name);
    expect(getText(file, true)).toMatch(/Content-Security-Policy:? "?default-src 'none'/);
  });

  it.each(servers)("say on staging, and only there, that nothing may be listed: %s", (file) => {
    expect(getText(file, false)).toMatch(/X-Robots-Tag:? "?noindex/);
    expect(getText(file, true)).not.toContain("X-Robots-Tag");
  });
});

it("what a build tells other servers is made of its pages and its settings", async () => {
  const { publicDir } = await writeMadeUpSite();
  const { headers } = readDeployInput(publicDir, {
    GATSBY_SITE_MODE: "staging",
    GATSBY_MAIL_GATEWAY_URL: "https://mail.polysema.example",
  });
  expect(headers["X-Robots-Tag"]).toBe("noindex");
  expect(headers["Content-Security-Policy"]).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(headers["Content-Security-Policy"]).toContain("https://mail.polysema.example");
});
