import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { healthPath } from "../../src/routes/siteFiles";
import { API_PREFIX } from "../host/hostRules";
import {
  COOKIE_CACHE_CONTROL,
  antiForgeryCookie,
  forgeryProblem,
  isAllowedOrigin,
} from "./antiForgery";
import { createBotCheck } from "./botCheck";
import { clientAddress } from "./clientAddress";
import { closeOtherMethods } from "./closeOtherMethods";
import { type GatewayHandlers, createHandlers } from "./createHandlers";
import { DELIVERY_TIMES, DeliveryQueue, type DeliveryTimes } from "./deliveryQueue";
import { gatewayRoutes } from "./gatewayRoutes";
import { type GatewaySettings } from "./gatewaySettings";
import { OPEN_API_PATH, openApiDocument } from "./openApi";
import { Outbox } from "./outbox";
import { Problem, describeError, sendProblem, toProblem } from "./problem";
import { MULTIPART_LIMITS } from "./readApplication";
import { registerOneClick } from "./registerOneClick";
import { Subscribers } from "./subscribers";
import { readOrCreateSecret } from "./unsubscribeLink";
import { waitingMails } from "./waitingMails";

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

/** How often the log says what waits unread, in milliseconds. */
const DAY_MS = 86_400_000;

/** The most that a JSON body may hold, in bytes: the longest letter, escaped, and the rest. */
const JSON_MAX_BYTES = 262_144;

const getMediaType = (request: FastifyRequest): string =>
  (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

const mediaTypeProblem = (request: FastifyRequest, mediaType: string): Problem | undefined =>
  getMediaType(request) === mediaType
    ? undefined
    : new Problem(415, `This address takes ${mediaType} only.`, {
        headers: { "Accept-Post": mediaType },
      });

const allowCrossOrigin = (
  request: FastifyRequest,
  reply: FastifyReply,
  settings: GatewaySettings,
): void => {
  void reply.header("Vary", "Origin");
  if (!isAllowedOrigin(request.headers.origin, settings)) return;
  void reply
    .header("Access-Control-Allow-Origin", request.headers.origin ?? "")
    .header("Access-Control-Expose-Headers", "Retry-After");
};

/**
 * What holds for every address of the gateway: its headers, its limits, and problem documents for
 * errors. Only routes that are added afterwards have all of it; those that refuse a call do so from
 * preParsing on, as the limiter counts at the end of onRequest.
 */
const setCommonRules = async (api: FastifyInstance, settings: GatewaySettings): Promise<void> => {
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
    keyGenerator: (request) => clientAddress(request, settings.trustedProxies),
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, "Too many calls from this address.", {
        headers: { "Retry-After": String(Math.max(1, Math.ceil(ttl / 1000))) },
      }),
  });
  await api.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
  api.addHook("onRequest", (request, reply, done) => {
    allowCrossOrigin(request, reply, settings);
    void reply.header("Cache-Control", "no-store");
    done();
  });
};

const addCalls = (
  api: FastifyInstance,
  handlers: GatewayHandlers["handlers"],
  settings: GatewaySettings,
): void => {
  for (const { call, path, mediaType } of gatewayRoutes) {
    api.post(
      path,
      {
        bodyLimit: JSON_MAX_BYTES,
        // Before the body is read, but after the call was counted.
        preParsing: (request, _reply, _payload, done) =>
          done(forgeryProblem(request, settings) ?? mediaTypeProblem(request, mediaType)),
      },
      async (request, reply) => {
        await handlers[call](request);
        return reply.code(204).send();
      },
    );
    closeOtherMethods(api, path, ["POST"], settings);
  }
};

const logWaiting = async (
  outbox: Outbox,
  settings: GatewaySettings,
  log: FastifyBaseLogger,
): Promise<void> => {
  try {
    const line = await waitingMails(outbox, settings);
    if (line !== undefined) log.warn(line);
  } catch (error) {
    log.error(describeError(error), "waiting messages not counted");
  }
};

/** Answers with a problem what no other route under `/api` takes: it must not reach the pages. */
const addCatchAll = (api: FastifyInstance): void => {
  api.route({
    method: api.supportedMethods,
    url: `${API_PREFIX}*`,
    // After the call was counted, which onRequest would be too early for.
    preParsing: (_request, _reply, _payload, done) =>
      done(new Problem(404, "There is nothing at this address.")),
    handler: () => undefined,
  });
};

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
  const log = app.log.child({ part: "gateway" });
  const outbox = new Outbox(settings.outboxDir);
  await outbox.open();
  const subscribers = new Subscribers(settings.dataDir);
  const queue = new DeliveryQueue(outbox, settings, log, deliveryTimes);
  const secret = settings.tokenSecret ?? readOrCreateSecret(settings.dataDir);
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

  app.addHook("onSend", async (request, reply) => {
    const cookie = antiForgeryCookie(request, reply, settings);
    if (cookie === undefined) return;
    void reply.header("Set-Cookie", cookie).header("Cache-Control", COOKIE_CACHE_CONTROL);
  });
  // Only now, as a process that finds its port taken would deliver what the other one delivers too.
  let daily: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    daily = setInterval(() => void logWaiting(outbox, settings, log), DAY_MS).unref();
    sendLinks();
    await queue.start();
  });
  // While answers finish, not after them: what stops the host gives it a few seconds in all.
  app.addHook("preClose", (done) => {
    clearInterval(daily);
    void queue.stop();
    done();
  });
  app.addHook("onClose", async () => {
    await queue.stop();
    await stopLinks();
    await subscribers.close();
  });

  await app.register(async (api) => {
    await setCommonRules(api, settings);
    addCalls(api, handlers, settings);
    await registerOneClick(api, { subscribers, settings, secret });

    api.get(OPEN_API_PATH, { exposeHeadRoute: false }, () => openApiDocument());
    closeOtherMethods(api, OPEN_API_PATH, ["GET"], settings);

    api.get(healthPath, { exposeHeadRoute: true, config: { rateLimit: false } }, async () => {
      // Nothing that a call changes stands here: who asks could learn whose address is on the list.
      await outbox.check();
      return { status: "ok", delivery: settings.smtpUrl === undefined ? "off" : "on" };
    });

    addCatchAll(api);
  });
};
