import { randomBytes } from "node:crypto";
import { type FastifyReply, type FastifyRequest } from "fastify";
import { antiForgeryNames } from "../../src/forms/mail/contract/paths";
import { readCookie } from "../../src/lib/readCookie";
import { type Settings } from "../settings";
import { Problem } from "./problem";

/** The cookie's value as the page's script reads it: the two must agree. */
const getCookie = ({ headers }: FastifyRequest): string | undefined =>
  readCookie(headers.cookie ?? "", antiForgeryNames.cookie);

/** Whether the visitor's call came by HTTPS, to us or to the first proxy. */
const isHttps = ({ headers, protocol }: FastifyRequest, trustsProxy: boolean): boolean => {
  const seen = trustsProxy ? String(headers["x-forwarded-proto"] ?? "").split(",")[0] : "";
  return (seen || protocol) === "https";
};

/**
 * Whether an answer is a page, or says that the browser's copy of one is good: that answer has no
 * type, but a copy that any cache may keep is of a file.
 */
const isPage = (reply: FastifyReply): boolean =>
  reply.statusCode === 304
    ? !String(reply.getHeader("Cache-Control") ?? "").includes("public")
    : String(reply.getHeader("Content-Type") ?? "").startsWith("text/html");

/**
 * Gives a page the cookie that its later calls need, unless the browser has it; then no shared cache
 * may keep the page. The script reads the cookie, so it is not HttpOnly; it holds nothing but a random
 * number.
 */
export const addAntiForgeryCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { TRUST_PROXY }: Settings,
): void => {
  const asksForPage =
    request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
  if (!asksForPage || !isPage(reply) || getCookie(request)) return;
  const value = randomBytes(24).toString("base64url");
  // A browser takes a name with such a prefix only with the attribute, from this machine too.
  const isSecure =
    isHttps(request, TRUST_PROXY > 0) || /^__(?:Host|Secure)-/.test(antiForgeryNames.cookie);
  const secure = isSecure ? "; Secure" : "";
  void reply
    .header("Set-Cookie", `${antiForgeryNames.cookie}=${value}; Path=/; SameSite=Lax${secure}`)
    .header("Cache-Control", "private, no-cache");
};

/** Whether a call's origin may call from another site (CORS). */
export const isAllowedOrigin = (
  { headers }: FastifyRequest,
  { ALLOWED_ORIGINS }: Settings,
): boolean => ALLOWED_ORIGINS.includes(headers.origin ?? "");

/**
 * Why a call is refused that a foreign page may have made; undefined when it may go on. A page of
 * this site sends the cookie's value again in a header; a foreign page can neither read the cookie
 * nor send the header. A page of an origin in ALLOWED_ORIGINS calls by an absolute address and
 * has no cookie: its Origin, which no page can forge, stands for the pair.
 */
export const forgeryProblem = (
  request: FastifyRequest,
  settings: Settings,
): Problem | undefined => {
  const { origin } = request.headers;
  if (isAllowedOrigin(request, settings)) return undefined;
  const isOwn =
    origin === undefined ||
    origin === settings.GATSBY_SITE_URL ||
    (URL.canParse(origin) && new URL(origin).host === request.headers.host);
  if (!isOwn) return new Problem(403, "This origin may not call the gateway.");
  const cookie = getCookie(request);
  return cookie && cookie === request.headers[antiForgeryNames.header.toLowerCase()]
    ? undefined
    : new Problem(403, "The anti-forgery cookie and header don't match.");
};
