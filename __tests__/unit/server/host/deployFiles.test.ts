import { readFileSync } from "node:fs";
import path from "node:path";
import { renderDeployFiles } from "../../../../server/deploy/renderDeployFiles";
import { SECURITY_HEADERS } from "../../../../server/host/hostRules";
import { policySources } from "../../../../server/host/policySources";
import { listFiles } from "../../../../server/host/listFiles";
import { readRedirects } from "../../../../server/host/readRedirects";

const DEPLOY = path.join(__dirname, "../../../../deploy");

describe("the committed deploy files", () => {
  const rendered = renderDeployFiles({
    redirects: readRedirects(path.join(__dirname, "../../../../data/site/redirects.json")),
    policySources: policySources({}),
  });

  it("are all that the writer makes", async () => {
    const names = await listFiles(DEPLOY);
    expect(names).toEqual(expect.arrayContaining([...rendered.keys()].map((name) => `/${name}`)));
  });

  it.each([...rendered])(
    "%s is up to date (npx tsx server/deploy/writeDeployFiles.ts)",
    (name, text) => {
      expect(readFileSync(path.join(DEPLOY, name), "utf8")).toBe(text);
    },
  );
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
  const input = { redirects: [], isListed: false };
  const servers = ["Caddyfile", "nginx.conf", "netlify/_headers"];

  it.each(HEADERS)("hold %s", (name, value) => {
    expect(SECURITY_HEADERS[name]).toMatch(value);
  });

  it.each(servers)("are all in %s, with the policy", (file) => {
    const text = renderDeployFiles(input).get(file) ?? "";
    for (const [name] of HEADERS) expect(text).toContain(name);
    expect(text).toContain("Content-Security-Policy");
  });

  it.each(servers)("say on staging, and only there, that nothing may be listed: %s", (file) => {
    expect(renderDeployFiles(input).get(file)).toMatch(/X-Robots-Tag:? "?noindex/);
    expect(renderDeployFiles({ redirects: [] }).get(file)).not.toContain("X-Robots-Tag");
  });
});

describe("Netlify's files of a built site", () => {
  const files = renderDeployFiles({
    redirects: [{ from: "/product/old", to: "/product/vera" }],
    pageScripts: new Map([["/product/vera/index.html", ["'sha256-abc'"]]]),
    files: ["/app-0123456789abcdef0123.js", "/static/a.woff2", "/plain.js", "/x.js.map"],
  });
  const headers = files.get("netlify/_headers") ?? "";
  const redirects = files.get("netlify/_redirects")?.split("\n") ?? [];

  it("name a page's scripts at its address", () => {
    expect(headers).toContain(
      "/product/vera\n  Content-Security-Policy: script-src 'self' 'sha256-abc'\n",
    );
  });

  it("name each header once per address, since Netlify joins the values of rules that match", () => {
    const caching = headers
      .split("\n")
      .map((line, index, all) => (line.includes("Cache-Control") ? all[index - 1] : undefined))
      .filter((address) => address !== undefined);
    expect(caching).toEqual(["/static/*", "/app-0123456789abcdef0123.js"]);
  });

  it("answer 404 at /not-found and 301 at a renamed address", () => {
    expect(redirects).toContain("/not-found /not-found/index.html 404!");
    expect(redirects).toContain("/product/old /product/vera 301!");
  });
});
