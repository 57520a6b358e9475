import { isIP, isIPv6 } from "node:net";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { unsubscribePath } from "../../routes/paths";
import { oneClickPath, unsubscribeCodeParameter } from "../../mail/contract/paths";
import { API_PREFIX } from "../hostRules";
import {
  COOKIE_CACHE_CONTROL,
  antiForgeryCookie,
  forgeryProblem,
  isAllowedOrigin,
} from "./antiForgery";
import { createBotCheck } from "./botCheck";
import { closeOtherMethods } from "./closeOtherMethods";
import { createHandlers } from "./createHandlers";
import { DELIVERY_TIMES, DeliveryQueue, type DeliveryTimes } from "./deliveryQueue";
import { gatewayRoutes } from "./gatewayRoutes";
import { type GatewaySettings } from "./gatewaySettings";
import { OPEN_API_PATH, openApiDocument } from "./openApi";
import { Outbox } from "./outbox";
import { Problem, describeError, sendProblem, toProblem } from "./problem";
import { MULTIPART_LIMITS } from "./readApplication";
import { Subscribers } from "./subscribers";
import { keptSecret, readUnsubscribeCode } from "./unsubscribeLink";

/** Parts that a test replaces. */
export interface GatewayParts {
  /** Asks the bot-check provider. */
  fetch?: typeof fetch;
  deliveryTimes?: DeliveryTimes;
  /** The wait before a wish to leave that failed is tried again, in milliseconds. */
  linkRetryMs?: number;
}

/** Long enough for a full disk to be seen to, short enough for a visitor who waits for the mail. */
const LINK_RETRY_MS = 60_000;

/** The most that a JSON body may hold, in bytes: the longest letter, escaped, and the rest. */
const JSON_MAX_BYTES = 262_144;

/** The most that the body of one-click leaving may hold, in bytes: one pair, as a form of either kind. */
const ONE_CLICK_MAX_BYTES = 1024;

/** Whether a body of either kind of form has the pair of RFC 8058; anyone may send one, so in linear time. */
const saysOneClick = (body: string): boolean => {
  const name = body.indexOf("List-Unsubscribe");
  return name !== -1 && body.includes("One-Click", name);
};

/** The bits of an IPv6 address that one customer of a provider has: four of its eight groups. */
const SUBNET_GROUPS = 4;

/** The part of an address that one visitor cannot change at will. */
const rateKey = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [left = "", right] = address.split("::");
  const groups = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  const gap = right === undefined ? 0 : Math.max(0, 8 - groups.length - tail.length);
  const mapped = tail.at(-1);
  // An IPv4 address in IPv6 clothing is a visitor of its own.
  if (mapped?.includes(".")) return mapped;
  return [...groups, ...Array.from({ length: gap }, () => "0"), ...tail]
    .slice(0, SUBNET_GROUPS)
    .join(":");
};

/** The address in an entry of X-Forwarded-For, which may have a port; undefined when none is in it. */
const addressIn = (entry: string): string | undefined => {
  const [, bracketed, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|([^:]+):\d+)$/.exec(entry) ?? [];
  const address = bracketed ?? beforePort ?? entry;
  return isIP(address) === 0 ? undefined : address;
};

/** The visitor's address: the one that the outermost trusted proxy saw, else the connection's. */
const clientAddress = (request: FastifyRequest, trustedProxies: number): string => {
  const forwarded = request.headers["x-forwarded-for"];
  const chain = (Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? "")).split(",");
  const seen = trustedProxies > 0 ? chain.at(-trustedProxies) : undefined;
  return rateKey(addressIn(seen?.trim() ?? "") ?? request.ip);
};

const mediaTypeOf = (request: FastifyRequest): string =>
  (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

const mediaTypeProblem = (request: FastifyRequest, mediaType: string): Problem | undefined =>
  mediaTypeOf(request) === mediaType
    ? undefined
    : new Problem(415, `This address takes ${mediaType} only.`, {
        headers: { "Accept-Post": mediaType },
      });

/**
 * Joins the mail gateway to a Fastify host: the five calls of specification §7, one-click leaving,
 * `/healthz` and the OpenAPI document. Every answer under `/api` other than success is an RFC 9457
 * problem document. A call is answered with success when its message is safe on disk. What an
 * earlier process left is taken up when the host listens; closing it lets a delivery under way
 * finish. Pages of the host get the anti-forgery cookie, and then no shared cache may keep them.
 */
export const registerGateway = async (
  app: FastifyInstance,
  settings: GatewaySettings,
  {
    fetch: fetchFrom = fetch,
    deliveryTimes = DELIVERY_TIMES,
    linkRetryMs = LINK_RETRY_MS,
  }: GatewayParts = {},
): Promise<void> => {
  const { trustedProxies, website } = settings;
  const log = app.log.child({ part: "gateway" });
  const outbox = new Outbox(settings.outboxDir);
  await outbox.open();
  const subscribers = new Subscribers(settings.dataDir);
  const queue = new DeliveryQueue(outbox, settings.smtpUrl, log, deliveryTimes);
  const secret = settings.tokenSecret ?? keptSecret(settings.dataDir);
  const { handlers, sendLinks, stopLinks } = createHandlers({
    outbox,
    subscribers,
    queue,
    settings,
    checkBot: createBotCheck(settings, fetchFrom),
    secret,
    linkRetryMs,
    log,
  });

  const allowCrossOrigin = (request: FastifyRequest, reply: FastifyReply): void => {
    void reply.header("Vary", "Origin");
    if (!isAllowedOrigin(request.headers.origin, settings)) return;
    void reply
      .header("Access-Control-Allow-Origin", request.headers.origin ?? "")
      .header("Access-Control-Expose-Headers", "Retry-After");
  };

  app.addHook("onSend", async (request, reply) => {
    const cookie = antiForgeryCookie(request, reply, settings);
    if (cookie === undefined) return;
    void reply.header("Set-Cookie", cookie).header("Cache-Control", COOKIE_CACHE_CONTROL);
  });
  // Only now, as a process that finds its port taken would deliver what the other one delivers too.
  app.addHook("onListen", async () => {
    sendLinks();
    await queue.start();
  });
  app.addHook("onClose", async () => {
    await queue.stop();
    await stopLinks();
    await subscribers.close();
  });

  await app.register(async (api) => {
    api.removeContentTypeParser("text/plain");
    api.setErrorHandler((error, request, reply) => {
      const problem = toProblem(error);
      if (problem.statusCode >= 500) request.log.error(describeError(error), "failed");
      return sendProblem(reply, problem);
    });
    await api.register(helmet, {
      xFrameOptions: { action: "deny" },
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
    });
    await api.register(rateLimit, {
      max: settings.rateLimit,
      timeWindow: settings.rateLimitSeconds * 1000,
      keyGenerator: (request) => clientAddress(request, trustedProxies),
      errorResponseBuilder: (_request, { ttl }) =>
        new Problem(429, "Too many calls from this address.", {
          headers: { "Retry-After": String(Math.max(1, Math.ceil(ttl / 1000))) },
        }),
    });
    await api.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
    api.addHook("onRequest", (request, reply, done) => {
      allowCrossOrigin(request, reply);
      void reply.header("Cache-Control", "no-store");
      done();
    });

    for (const { call, path, mediaType } of gatewayRoutes) {
      api.post(
        path,
        {
          bodyLimit: JSON_MAX_BYTES,
          onRequest: (request, _reply, done) =>
            done(forgeryProblem(request, settings) ?? mediaTypeProblem(request, mediaType)),
        },
        async (request, reply) => {
          await handlers[call](request);
          return reply.code(204).send();
        },
      );
      closeOtherMethods(api, path, ["POST"], settings);
    }

    const codeOf = ({ query }: FastifyRequest): string => {
      const code: unknown =
        typeof query === "object" && query !== null
          ? new Map<string, unknown>(Object.entries(query)).get(unsubscribeCodeParameter)
          : undefined;
      return typeof code === "string" ? code : "";
    };
    await api.register((oneClick, _options, done) => {
      const url = `/${oneClickPath}`;
      oneClick.removeAllContentTypeParsers();
      oneClick.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) =>
        parsed(null, body),
      );
      // No pair and no bot check: mail programs call this, and the code is the authority.
      oneClick.post(url, { bodyLimit: ONE_CLICK_MAX_BYTES }, async (request, reply) => {
        if (!saysOneClick(typeof request.body === "string" ? request.body : "")) {
          throw new Problem(400, "The body must be List-Unsubscribe=One-Click.");
        }
        await subscribers.removeById(await readUnsubscribeCode(codeOf(request), secret));
        return reply.code(204).send();
      });
      oneClick.get(url, { exposeHeadRoute: false }, (request, reply) => {
        const query = new URLSearchParams({ [unsubscribeCodeParameter]: codeOf(request) });
        return reply.redirect(`${website}${unsubscribePath}?${query.toString()}`, 303);
      });
      done();
    });
    closeOtherMethods(api, `/${oneClickPath}`, ["GET", "POST"], settings);

    api.get(OPEN_API_PATH, { exposeHeadRoute: false }, () => openApiDocument());
    closeOtherMethods(api, OPEN_API_PATH, ["GET"], settings);

    api.get("/healthz", { exposeHeadRoute: true, config: { rateLimit: false } }, async () => {
      await outbox.list();
      return { status: "ok", waiting: queue.size };
    });

    api.route({
      method: api.supportedMethods,
      url: `${API_PREFIX}*`,
      onRequest: (_request, _reply, done) =>
        done(new Problem(404, "There is nothing at this address.")),
      handler: () => undefined,
    });
  });
};
