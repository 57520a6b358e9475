import { randomBytes } from "node:crypto";
import fp from "fastify-plugin";
import { type FastifyReply, type FastifyRequest, type preParsingHookHandler } from "fastify";
import { antiForgeryNames } from "../../src/forms/mail/contract/paths";
import { readCookie } from "../../src/lib/readCookie";
import { Problem } from "../gateway/problem";
import { isAllowedOrigin } from "./cors";

declare module "fastify" {
  interface FastifyInstance {
    /** Refuses a call that a page of another site may have made. */
    refuseForgery: preParsingHookHandler;
  }
}

/** The cookie's value as the page's script reads it: the two must agree. */
const getCookie = ({ headers }: FastifyRequest): string | undefined =>
  readCookie(headers.cookie ?? "", antiForgeryNames.cookie);

const isHttps = ({ headers, protocol }: FastifyRequest, trustsProxy: boolean): boolean => {
  const seen = trustsProxy ? String(headers["x-forwarded-proto"] ?? "").split(",")[0] : "";
  return (seen || protocol) === "https";
};

/** True for a page, and for a 304 of one: that has no type, but only files may be cached by anyone. */
const isPage = (reply: FastifyReply): boolean =>
  reply.statusCode === 304
    ? !String(reply.getHeader("Cache-Control") ?? "").includes("public")
    : String(reply.getHeader("Content-Type") ?? "").startsWith("text/html");

/**
 * Sets the cookie unless the browser has it; no shared cache may keep that page. Scripts read it, so it
 * isn't HttpOnly.
 */
const addCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  const asksForPage =
    request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
  if (!asksForPage || !isPage(reply) || getCookie(request)) return;
  const value = randomBytes(24).toString("base64url");
  // A browser takes a name with such a prefix only with the attribute, from this machine too.
  const isSecure =
    isHttps(request, request.server.settings.TRUST_PROXY > 0) ||
    /^__(?:Host|Secure)-/.test(antiForgeryNames.cookie);
  const secure = isSecure ? "; Secure" : "";
  void reply
    .header("Set-Cookie", `${antiForgeryNames.cookie}=${value}; Path=/; SameSite=Lax${secure}`)
    .header("Cache-Control", "private, no-cache");
};

/**
 * Returns the reason for rejecting a cross-site request, or undefined. A page of this site repeats the
 * cookie in a header. For a page of ALLOWED_ORIGINS its Origin stands, which no page can forge.
 */
const forgeryProblem = (request: FastifyRequest): Problem | undefined => {
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

/** Gives pages the cookie, and calls a hook that asks for it. */
export const antiForgery = fp((app, _options, done) => {
  app.decorate("refuseForgery", (request, _reply, _payload, next) => next(forgeryProblem(request)));
  app.addHook("onSend", async (request, reply) => addCookie(request, reply));
  done();
});
