import { extname } from "node:path";

/** How a request is answered, before any byte is read. Paths of files start at the public folder. */
export type Answer =
  | { kind: "file"; file: string; status: 200 | 404 }
  | { kind: "redirect"; location: string }
  | { kind: "badRequest" };

/** Addresses that begin like this are the mail gateway's, never a page's. */
export const API_PREFIX = "/api/";

/** Methods that the pages answer; anything else is a 405 that names them. */
export const ALLOWED_METHODS: readonly string[] = ["GET", "HEAD"];

/** Content type of sentences in place of a page, and of text files. */
export const PLAIN_TEXT = "text/plain; charset=utf-8";

/** Served with status 404 for every unknown path. */
export const NOT_FOUND_FILE = "/404.html";

/** Addresses that answer 404 by themselves, never a redirect, and their files. */
const NOT_FOUND_PAGES: Readonly<Record<string, string>> = {
  "/not-found": "/not-found/index.html",
  "/404": NOT_FOUND_FILE,
  "/404.html": NOT_FOUND_FILE,
};

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** For everything that may change under the same address: keep it, but ask each time. */
export const REVALIDATE = "no-cache";

/** Files that are never served: build reports, source maps, dot files, compressed siblings. */
const HIDDEN = /\/\.|\.(?:map|br|gz)$|\/webpack\.stats\.json$/;

/** The one folder with a leading dot that the web needs (RFC 8615); dot files in it stay hidden. */
const WELL_KNOWN = /^\/\.well-known\/[^.]/;

/** Content types by extension; anything else is application/octet-stream. */
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
  ttf: "font/ttf",
  txt: PLAIN_TEXT,
  vtt: "text/vtt; charset=utf-8",
  webm: "video/webm",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** Headers of every answer, errors and redirects included, but for the content security policy. */
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

/** Further sources per directive, such as `{ "frame-src": ["https://www.youtube-nocookie.com"] }`. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/**
 * Directives of the content security policy in their order, without hashes: what none of them allows
 * is forbidden. Styles need 'unsafe-inline': pages carry their sheets, each kind of page its own, and
 * Gatsby's focus wrapper and the image plugin write style attributes.
 */
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

/**
 * The content security policy of every answer.
 * @param scriptHashes quoted hash sources of the inline scripts, from inlineScriptHashes
 * @param extra sources that a setting adds
 */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[] = [],
  extra: PolicySources = {},
): string => {
  const sources: PolicySources = {
    ...extra,
    "script-src": [...scriptHashes, ...(extra["script-src"] ?? [])],
  };
  const names = new Set([...Object.keys(POLICY_DIRECTIVES), ...Object.keys(extra)]);
  return [...names]
    .map((name) => [name, ...(POLICY_DIRECTIVES[name] ?? []), ...(sources[name] ?? [])].join(" "))
    .join("; ");
};

/** Content type of a file, by its extension. */
export const contentType = (file: string): string =>
  CONTENT_TYPES[extname(file).slice(1).toLowerCase()] ?? "application/octet-stream";

/** Whether a file has a compressed sibling, if that is smaller: text; other formats are compressed already. */
export const isCompressible = (file: string): boolean =>
  /charset|svg/.test(contentType(file)) && !isHidden(file);

/** Whether a file's name changes with its content, so that an earlier build's lives beside it. */
export const isImmutable = (file: string): boolean =>
  // Gatsby puts a content hash into every name below /static.
  /^\/static\/.|[.-][0-9a-f]{16,}\.(?:css|m?js|woff2?)$/.test(file);

/** Cache-Control of a file that is served with status 200. */
export const cacheControl = (file: string): string => {
  if (isImmutable(file)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  // Pictures, films and fonts that keep their name may be a day old.
  return /^(?:image|video|audio|font)\//.test(contentType(file))
    ? `public, max-age=${DAY_SECONDS}`
    : REVALIDATE;
};

/** Whether a path must answer 404 even where the file exists. */
export const isHidden = (path: string): boolean => !WELL_KNOWN.test(path) && HIDDEN.test(path);

const decodeSegments = (rawPath: string): string[] | undefined => {
  try {
    return rawPath.split("/").map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
};

/** A request's path and query, still encoded. */
const splitTarget = (url: string): { rawPath: string; query: string } => {
  const [, rawPath = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { rawPath, query };
};

/**
 * Whether a request asks for a page by a path that cannot be decoded: a link with a slip in it, so
 * that its visitor reads the page of unknown paths. A program that calls the gateway hears 400.
 */
export const isMalformedPage = (url: string): boolean => {
  const { rawPath } = splitTarget(url);
  return /^\/(?!api\/)/.test(rawPath) && decodeSegments(rawPath) === undefined;
};

/** Segments that could leave the folder, or that no file of ours has. */
const isUnsafeSegment = (segment: string, index: number, all: readonly string[]): boolean =>
  /^\.\.?$|[/\\\0]/.test(segment) ||
  // An empty segment is the start or one trailing slash; elsewhere it is a doubled slash, which
  // could become the start of a foreign address in a Location header.
  (segment === "" && index !== 0 && index !== all.length - 1);

const page = (file: string): Answer => ({ kind: "file", file, status: 200 });
const notFound = (file = NOT_FOUND_FILE): Answer => ({ kind: "file", file, status: 404 });

/**
 * Decides what a request gets: clean addresses (`/x` is public/x/index.html, while `/x/` and
 * `/x/index.html` answer 301 to `/x`), redirects of renamed records, and 404 for all else.
 * A target that isn't a path or can't be decoded is a bad request.
 * @param url the request target as sent: path and query, still encoded
 * @param isFile whether a path below the public folder is a file
 * @param redirects targets by their `from`
 */
export const answerRequest = async (
  url: string,
  isFile: (path: string) => Promise<boolean>,
  redirects: ReadonlyMap<string, string> = new Map(),
): Promise<Answer> => {
  const { rawPath, query } = splitTarget(url);
  const segments = rawPath.startsWith("/") ? decodeSegments(rawPath) : undefined;
  if (!segments) return { kind: "badRequest" };
  const path = segments.join("/");
  if (segments.some(isUnsafeSegment) || isHidden(path)) return notFound();

  const clean = path.replace(/\/(?:index\.html)?$/, "");
  const target = redirects.get(clean);
  if (target !== undefined) return { kind: "redirect", location: target + query };
  const notFoundPage = NOT_FOUND_PAGES[clean];
  if (notFoundPage !== undefined) return notFound(notFoundPage);
  const index = `${clean}/index.html`;
  if (path === "/") return page(index);
  if (path === clean) {
    if (await isFile(path)) return page(path);
    return (await isFile(index)) ? page(index) : notFound();
  }
  if (!(await isFile(index))) return notFound();
  const location = clean.split("/").map(encodeURIComponent).join("/") || "/";
  return { kind: "redirect", location: location + query };
};
