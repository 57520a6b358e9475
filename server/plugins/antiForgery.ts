import { randomBytes } from "node:crypto";
import fp from "fastify-plugin";
import { type FastifyReply, type FastifyRequest, type preParsingHookHandler } from "fastify";
import { antiForgeryNames } from "../../src/forms/mail/contract/paths";
import { readCookie } from "../../src/lib/storage";
import { Problem } from "../gateway/problem";
import { REVALIDATE } from "../host/hostRules";
import { isAllowedOrigin } from "./cors";

declare module "fastify" {
  interface FastifyInstance {
    csrfProtection: preParsingHookHandler;
  }
}

/** Reads the cookie with the page script's parser, so that both see the same value. */
const getCookie = ({ headers }: FastifyRequest): string | undefined =>
  readCookie(headers.cookie ?? "", antiForgeryNames.cookie);

/** True if the visitor's own connection uses HTTPS; Fastify checks that of the last proxy. */
const isHttps = ({ headers, protocol }: FastifyRequest, trustsProxy: boolean): boolean => {
  const seen = trustsProxy ? String(headers["x-forwarded-proto"] ?? "").split(",")[0] : "";
  return (seen || protocol) === "https";
};

/** True for pages of the site; a 304 has no content type. Pages of mail links must not be stored. */
const isPage = (reply: FastifyReply): boolean =>
  reply.getHeader("Cache-Control") === REVALIDATE &&
  (reply.statusCode === 304 ||
    String(reply.getHeader("Content-Type") ?? "").startsWith("text/html"));

/** If the request has no cookie, sets one on a page, and keeps this page out of shared caches. */
const addCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  const asksForPage =
    request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
  if (!asksForPage || !isPage(reply) || getCookie(request)) return;
  const value = randomBytes(24).toString("base64url");
  // Browsers require `Secure` for names with these prefixes, even on localhost.
  const isSecure =
    isHttps(request, request.server.settings.TRUST_PROXY > 0) ||
    /^__(?:Host|Secure)-/.test(antiForgeryNames.cookie);
  const secure = isSecure ? "; Secure" : "";
  void reply
    .header("Set-Cookie", `${antiForgeryNames.cookie}=${value}; Path=/; SameSite=Lax${secure}`)
    .header("Cache-Control", "private, no-cache");
};

/**
 * Returns the reason for rejecting a cross-site request, or undefined. Pages of this site repeat
 * the cookie in a header; for ALLOWED_ORIGINS the Origin, which pages can't forge, is enough.
 */
const checkOrigin = (request: FastifyRequest): Problem | undefined => {
  const { origin } = request.headers;
  if (isAllowedOrigin(request)) return undefined;
  const isOwn =
    origin === undefined ||
    origin === request.server.settings.GATSBY_SITE_URL ||
    (URL.canParse(origin) && new URL(origin).host === request.headers.host);
  if (!isOwn) return new Problem(403, "Calls from this origin aren’t allowed.");
  const cookie = getCookie(request);
  return cookie && cookie === request.headers[antiForgeryNames.header.toLowerCase()]
    ? undefined
    : new Problem(403, "The anti-forgery cookie and header don’t match. Reload the page.");
};

/** Sets the cookie on pages and provides the `csrfProtection` hook. */
export const antiForgery = fp((app, _options, done) => {
  app.decorate("csrfProtection", (request, _reply, _payload, next) => next(checkOrigin(request)));
  app.addHook("onSend", async (request, reply) => addCookie(request, reply));
  done();
});
