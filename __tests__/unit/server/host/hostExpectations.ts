import { createHash } from "node:crypto";
import { SECURITY_HEADERS, buildContentSecurityPolicy } from "../../../../server/host/hostRules";
import { INLINE_SCRIPT, VIDEO } from "./madeUpSite";

interface Expectation {
  name: string;
  target: string;
  method?: string;
  headers?: Record<string, string>;
  status: number;
  /** Complete header values; undefined means absent. */
  expected?: Record<string, string | undefined>;
  body?: string;
}

export const REDIRECTS = [{ from: "/product/old-vera", to: "/product/vera" }];

const IMMUTABLE = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400";

const html = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
};

const page = (name: string, target: string, more: Partial<Expectation> = {}): Expectation => ({
  name,
  target,
  status: 200,
  expected: html,
  ...more,
});

const missing = (name: string, target: string) =>
  page(name, target, {
    status: 404,
    expected: { ...html, location: undefined },
    body: "<h1>/404.html</h1>",
  });

const moved = (target: string, location: string) =>
  page(`${target} moves to ${location}`, target, {
    status: 301,
    expected: { location, "cache-control": "no-cache" },
  });

const file = (target: string, type: string, cache: string) =>
  page(`${target} is ${type}, cached as "${cache}"`, target, {
    expected: { "content-type": type, "cache-control": cache },
  });

const gzipped = (name: string, target: string, status: number) =>
  page(name, target, {
    headers: { "Accept-Encoding": "gzip" },
    status,
    expected: { ...html, "content-encoding": "gzip", vary: "Accept-Encoding" },
  });

/** Requests that cover the rules of hostRules.ts. */
export const EXPECTATIONS: readonly Expectation[] = [
  page("the home page", "/", { body: "<h1>/</h1>" }),
  page("a page at its clean address", "/product/vera", { body: "<h1>/product/vera</h1>" }),
  page("a page by its whole address", "http://www.polysema.example/product/vera?ipn=home"),
  page("a page with a query", "/product/vera?ipn=home&x=//y"),
  page("HEAD gives the headers without the page", "/product/vera", { method: "HEAD" }),
  page("HEAD of an unknown path", "/nothing/here", { method: "HEAD", status: 404 }),
  moved("/product/vera/", "/product/vera"),
  moved("/product/vera/?ipn=a%20b&c=d", "/product/vera?ipn=a%20b&c=d"),
  moved("/product/vera/index.html", "/product/vera"),
  moved("/product/vera/index.html?ipn=1", "/product/vera?ipn=1"),
  moved("/index.html", "/"),
  moved("/index.html?ipn=1", "/?ipn=1"),
  moved("/caff%C3%A8/", "/caff%C3%A8"),
  moved("/product/old-vera", "/product/vera"),
  moved("/product/old-vera/?ipn=1", "/product/vera?ipn=1"),
  page("/not-found answers 404 by itself (NF-05)", "/not-found", {
    status: 404,
    body: "<h1>/not-found</h1>",
  }),
  page("/not-found/ is no redirect either", "/not-found/", { status: 404 }),
  missing("an unknown path (RT-23, AMB-03)", "/nothing"),
  missing("extra segments after a page", "/product/vera/more"),
  missing("an unknown path with a slash", "/nothing/"),
  missing("the error page itself", "/404.html"),
  missing("the error page without ending", "/404"),
  missing("a folder without a page", "/empty-folder"),
  missing("a folder without a page, with a slash", "/empty-folder/"),
  missing("a file with a slash at its end", "/robots.txt/"),
  missing("a missing hashed file", "/static/gone-0123456789abcdef.js"),
  missing("a missing file of another type", "/video/gone.vtt"),
  missing("a source map", "/app-0123456789abcdef0123.js.map"),
  missing("the build report", "/webpack.stats.json"),
  missing("a dot file", "/.secret"),
  missing("a file in a dot folder", "/.git/config"),
  missing("a compressed sibling by its own name", "/robots.txt.gz"),
  missing("a doubled slash", "//product/vera/"),
  missing("a doubled slash inside", "/product//vera"),
  missing("a malformed path", "/%zz"),
  missing("a malformed path that starts with the gateway's name", "/apiary/%zz?x=1"),
  missing("a malformed path of the gateway", "/api/%zz"),
  missing("a target that is no path", "*"),
  file("/.well-known/security.txt", "text/plain; charset=utf-8", "no-cache"),
  file("/app-0123456789abcdef0123.js", "text/javascript; charset=utf-8", IMMUTABLE),
  file("/styles.0123456789abcdef0123.css", "text/css; charset=utf-8", IMMUTABLE),
  file("/plain.js", "text/javascript; charset=utf-8", "no-cache"),
  file("/static/brygada-0123456789abcdef.woff2", "font/woff2", IMMUTABLE),
  file("/static/d/123.json", "application/json; charset=utf-8", IMMUTABLE),
  file("/page-data/product/vera/page-data.json", "application/json; charset=utf-8", "no-cache"),
  file("/video/tour.mp4", "video/mp4", A_DAY),
  file("/video/tour.vtt", "text/vtt; charset=utf-8", "no-cache"),
  file("/social/home.avif", "image/avif", A_DAY),
  file("/icon.svg", "image/svg+xml", A_DAY),
  file("/site.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"),
  file("/papers.bib", "application/x-bibtex; charset=utf-8", "no-cache"),
  file("/papers.ris", "application/x-research-info-systems; charset=utf-8", "no-cache"),
  file("/data.unknown", "application/octet-stream", "no-cache"),
  file("/empty-folder/note.txt", "text/plain; charset=utf-8", "no-cache"),
  {
    name: "a video answers in parts",
    target: "/video/tour.mp4",
    headers: { Range: "bytes=10-19" },
    status: 206,
    expected: {
      "content-range": "bytes 10-19/1000",
      "content-length": "10",
      "cache-control": A_DAY,
      "content-type": "video/mp4",
    },
    body: VIDEO.subarray(10, 20).toString("latin1"),
  },
  {
    name: "a part that the file does not have",
    target: "/video/tour.mp4",
    headers: { Range: "bytes=1000-" },
    status: 416,
    expected: { "content-range": "bytes */1000" },
  },
  {
    name: "an error page is never cut into parts",
    target: "/nothing",
    headers: { Range: "bytes=0-9" },
    status: 404,
    expected: { "content-range": undefined },
    body: "</html>",
  },
  gzipped("gzip where the client asks for it", "/product/vera", 200),
  gzipped("gzip of an error page", "/nothing", 404),
  {
    name: "plain bytes where the client asks for nothing",
    target: "/robots.txt",
    status: 200,
    expected: { "content-encoding": undefined, "content-length": "1320" },
  },
  ...["POST", "PUT", "DELETE", "OPTIONS"].map((method) => ({
    name: `${method} is refused`,
    target: "/product/vera",
    method,
    headers: { "Content-Type": "application/x-odd", "Content-Length": "0" },
    status: 405,
    expected: { allow: "GET, HEAD" },
  })),
];

const POLICY = buildContentSecurityPolicy([
  `'sha256-${createHash("sha256").update(INLINE_SCRIPT).digest("base64")}'`,
]);

export const EVERY_ANSWER: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...SECURITY_HEADERS, "Content-Security-Policy": POLICY }).map(
    ([name, value]) => [name.toLowerCase(), value],
  ),
);
