import { randomBytes, timingSafeEqual } from "node:crypto";
import { type FastifyReply, type FastifyRequest } from "fastify";
import { readCookie } from "../../src/lib/readCookie";
import { forwardedEntries } from "./clientAddress";
import { type GatewaySettings } from "./gatewaySettings";
import { Problem } from "./problem";

/** The cookie's value as the page's script reads it: the two must agree. */
const getCookie = ({ headers }: FastifyRequest, { cookie }: GatewaySettings["antiForgery"]) =>
  readCookie(headers.cookie ?? "", cookie);

const isEqual = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/** Whether the visitor's call came by HTTPS, to us or to the outermost trusted proxy. */
const isHttps = (request: FastifyRequest, trustedProxies: number): boolean => {
  if (trustedProxies === 0) return request.protocol === "https";
  const chain = forwardedEntries(request.headers["x-forwarded-proto"]);
  // Fewer entries than proxies: one of them overwrites the header instead of adding to it.
  const seen = chain.at(-trustedProxies) ?? chain[0];
  return (seen || request.protocol) === "https";
};

/**
 * Whether an answer is a page, or says that the browser's copy of one is good: that answer has no
 * type, but a copy that any cache may keep is of a file.
 */
const isPage = (reply: FastifyReply): boolean =>
  reply.statusCode === 304
    ? !String(reply.getHeader("Cache-Control") ?? "").includes("public")
    : String(reply.getHeader("Content-Type") ?? "").startsWith("text/html");

/** Cache-Control of an answer with the cookie: one visitor's, so no shared cache may keep it. */
export const COOKIE_CACHE_CONTROL = "private, no-cache";

/**
 * The Set-Cookie value that a page needs for its later calls; undefined when the browser has the
 * cookie already, asks for something else than a page, or gets something else. The script reads the
 * cookie, so it is not HttpOnly; it holds nothing but a random number.
 */
export const antiForgeryCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { antiForgery, trustedProxies }: GatewaySettings,
): string | undefined => {
  if (request.method !== "GET" || !(request.headers.accept ?? "").includes("text/html")) {
    return undefined;
  }
  if (!isPage(reply)) return undefined;
  if (getCookie(request, antiForgery)) return undefined;
  const value = randomBytes(24).toString("base64url");
  const secure = isHttps(request, trustedProxies) ? "; Secure" : "";
  return `${antiForgery.cookie}=${value}; Path=/; SameSite=Lax${secure}`;
};

/** Whether an origin may call from another site (CORS). */
export const isAllowedOrigin = (
  origin: string | undefined,
  { allowedOrigins }: GatewaySettings,
): boolean => origin !== undefined && allowedOrigins.includes(origin);

const isOwnOrigin = (origin: string, request: FastifyRequest, website: string): boolean =>
  origin === website || (URL.canParse(origin) && new URL(origin).host === request.host);

/**
 * Why a call is refused that a foreign page may have made; undefined when it may go on. A page of
 * this site sends the cookie's value again in a header; a foreign page can neither read the cookie
 * nor send the header. A page of an origin in ALLOWED_ORIGINS calls by an absolute address and
 * has no cookie: its Origin, which no page can forge, stands for the pair.
 */
export const forgeryProblem = (
  request: FastifyRequest,
  settings: GatewaySettings,
): Problem | undefined => {
  const { origin } = request.headers;
  if (isAllowedOrigin(origin, settings)) return undefined;
  if (origin !== undefined && !isOwnOrigin(origin, request, settings.website)) {
    return new Problem(403, "This origin may not call the gateway.");
  }
  const cookie = getCookie(request, settings.antiForgery);
  const header = request.headers[settings.antiForgery.header.toLowerCase()];
  return cookie && typeof header === "string" && isEqual(cookie, header)
    ? undefined
    : new Problem(403, "The anti-forgery cookie and header don't match.");
};
