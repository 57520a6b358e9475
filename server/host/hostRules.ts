import { extname } from "node:path";
import type { FastifyServerOptions } from "fastify";
import { unsubscribeCodeParameter } from "../../src/forms/mail/contract/paths";
import type { Redirect } from "../../src/kinds/settings/redirects";
import { DAY_SECONDS } from "../../src/lib/limits";
import { unsubscribePath } from "../../src/routes/paths";

/** Response to a request, chosen before any file is read. `file`: path below the public folder. */
type Answer =
  { kind: "file"; file: string; status: 200 | 404 } | { kind: "redirect"; location: string };

export const PLAIN_TEXT = "text/plain; charset=utf-8";

/** Page that is served with status 404 for unknown paths. */
export const NOT_FOUND_FILE = "/404.html";

const NOT_FOUND_PAGES: Readonly<Record<string, string>> = {
  "/not-found": "/not-found/index.html",
  "/404": NOT_FOUND_FILE,
  "/404.html": NOT_FOUND_FILE,
};

const YEAR_SECONDS = 31_536_000;

/** Cache-Control value for content that may change: browsers revalidate it each time. */
export const REVALIDATE = "no-cache";

/** Paths that answer 404: dot files, source maps, compressed files, webpack's statistics. */
const HIDDEN = /\/\.|\.(?:map|br|gz)$|\/webpack\.stats\.json$/;

/** The one public folder with a leading dot (RFC 8615); dot files directly in it stay hidden. */
const WELL_KNOWN = /^\/\.well-known\/[^.]/;

/** Types by extension; all others are application/octet-stream. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  bib: "application/x-bibtex; charset=utf-8",
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  ris: "application/x-research-info-systems; charset=utf-8",
  svg: "image/svg+xml",
  txt: PLAIN_TEXT,
  vtt: "text/vtt; charset=utf-8",
  webm: "video/webm",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** Sent with every response, except to requests that Node rejects itself. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": `max-age=${YEAR_SECONDS}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Sources by directive, such as `{ "frame-src": ["https://www.youtube-nocookie.com"] }`. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

export interface HostOptions {
  publicDir: string;
  redirects?: readonly Redirect[];
  policySources?: PolicySources;
  /** False adds `X-Robots-Tag: noindex`. Default: true. */
  isListed?: boolean;
  trustProxy?: number;
  logger?: FastifyServerOptions["logger"];
}

/** Styles need 'unsafe-inline': pages inline their own, and Gatsby writes style attributes. */
const POLICY_DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "media-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/** `scriptHashes`: sources such as `'sha256-…'` of inline scripts; `extra`: those from settings. */
export const buildContentSecurityPolicy = (
  scriptHashes: readonly string[] = [],
  extra: PolicySources = {},
): string =>
  Object.keys({ ...POLICY_DIRECTIVES, ...extra })
    .map((name) => {
      const hashes = name === "script-src" ? scriptHashes : [];
      return [name, ...(POLICY_DIRECTIVES[name] ?? []), ...hashes, ...(extra[name] ?? [])].join(
        " ",
      );
    })
    .join("; ");

export const getContentType = (file: string): string =>
  CONTENT_TYPES[extname(file).slice(1).toLowerCase()] ?? "application/octet-stream";

/** True for text files, which the build compresses; hidden files are excluded. */
export const isCompressible = (file: string): boolean =>
  /charset|svg/.test(getContentType(file)) && !isHidden(file);

/** True if the file's path contains a content hash, so that versions coexist. */
export const isImmutable = (file: string): boolean =>
  // Gatsby puts a content hash into every path below /static.
  /^\/static\/.|[.-][0-9a-f]{16,}\.(?:css|m?js|woff2?)$/.test(file);

/** Returns the Cache-Control value for a file that's served with status 200. */
export const getCacheControl = (file: string): string => {
  if (isImmutable(file)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  // Media and fonts without a hash may be cached for a day.
  return /^(?:image|video|audio|font)\//.test(getContentType(file))
    ? `public, max-age=${DAY_SECONDS}`
    : REVALIDATE;
};

/** True if a path must answer 404 even if the file exists. */
export const isHidden = (path: string): boolean => !WELL_KNOWN.test(path) && HIDDEN.test(path);

/** True for a mailed link to the confirm step of unsubscribing. */
export const isMailLink = (url: string): boolean => {
  const [path, ...rest] = url.split("?");
  const query = new URLSearchParams(rest.join("?"));
  return path === unsubscribePath && Boolean(query.get(unsubscribeCodeParameter));
};

/** Splits a target into decoded path segments and query. Returns undefined if it's malformed. */
const parseTarget = (target: string) => {
  const [, path, query = ""] = /^(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  try {
    return path && { segments: path.split("/").map(decodeURIComponent), query };
  } catch {
    return undefined;
  }
};

/**
 * Converts an absolute target to a path (RFC 9112, 3.2.2). Malformed targets become the 404 page's:
 * the router would answer 400 before any hook.
 */
export const normalizeTarget = (target: string): string => {
  const url = target.replace(/^https?:\/\/[^/?]*\/?/i, "/");
  return parseTarget(url) ? url : NOT_FOUND_FILE;
};

/** True for segments that could leave the folder, or that no file's path contains. */
const isUnsafeSegment = (segment: string, index: number, all: readonly string[]): boolean =>
  /^\.\.?$|[/\\\0]/.test(segment) ||
  // An empty segment is the start or one trailing slash. Elsewhere it's a doubled slash, which
  // could start a foreign address in a Location header.
  (segment === "" && index !== 0 && index !== all.length - 1);

const page = (file: string): Answer => ({ kind: "file", file, status: 200 });
const notFound = (file = NOT_FOUND_FILE): Answer => ({ kind: "file", file, status: 404 });

/**
 * Decides the response to a request target, such as `/x?y=%20`. `/x` serves the file x or
 * x/index.html; `/x/` and `/x/index.html` redirect to `/x`. Renamed records redirect first.
 * Other paths, hidden files and malformed targets get 404.
 */
export const answerRequest = async (
  url: string,
  isFile: (path: string) => Promise<boolean>,
  redirects: ReadonlyMap<string, string> = new Map(),
): Promise<Answer> => {
  const target = parseTarget(url);
  if (!target) return notFound();
  const { segments, query } = target;
  const path = segments.join("/");
  if (segments.some(isUnsafeSegment) || isHidden(path)) return notFound();

  const clean = path.replace(/\/(?:index\.html)?$/, "");
  const renamed = redirects.get(clean);
  if (renamed !== undefined) return { kind: "redirect", location: renamed + query };
  const notFoundPage = NOT_FOUND_PAGES[clean];
  if (notFoundPage !== undefined) return notFound(notFoundPage);
  const index = `${clean}/index.html`;
  if (path === "/") return page(index);
  if (path === clean) {
    // Only one of the two files can exist. The likelier one is tried first, to save a lookup.
    for (const file of extname(path) === "" ? [index, path] : [path, index]) {
      if (await isFile(file)) return page(file);
    }
    return notFound();
  }
  if (!(await isFile(index))) return notFound();
  const location = clean.split("/").map(encodeURIComponent).join("/") || "/";
  return { kind: "redirect", location: location + query };
};
