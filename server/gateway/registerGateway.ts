import { mkdir, statfs } from "node:fs/promises";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { type MailCall, mailPaths } from "../../src/forms/mail/contract/paths";
import { healthPath, readyPath } from "../../src/routes/siteFiles";
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
import { openDatabase } from "./database";
import { type DeliveryTimes, createDelivery } from "./delivery";
import { type GatewaySettings } from "./gatewaySettings";
import { checkFolder, makeFolder, takeUpFolder } from "./mailFolder";
import { Problem, busyProblem, describeError, sendProblem, toProblem } from "./problem";
import { rateLimitStore } from "./rateLimitStore";
import { MULTIPART_LIMITS } from "./readApplication";
import { registerOneClick } from "./registerOneClick";
import { registerConfirm } from "./registerConfirm";
import { type Store, createStore } from "./store";
import { waitingMails } from "./waitingMails";

/** Parts that a test replaces. */
export interface GatewayParts {
  /** Asks the bot-check provider. */
  fetch?: typeof fetch;
  deliveryTimes?: DeliveryTimes;
}

/** How often the log says what waits unread, and what waits for too long, in milliseconds. */
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

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
const setCommonRules = async (
  api: FastifyInstance,
  settings: GatewaySettings,
  sharedStore: Store | undefined,
): Promise<void> => {
  api.removeContentTypeParser("text/plain");
  api.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.statusCode >= 500) request.log.error(describeError(error), "failed");
    else request.log.info({ status: problem.statusCode }, "refused");
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
    // Where hosts share a database they share its counts; a database that is away refuses nobody here.
    ...(sharedStore ? { store: rateLimitStore(sharedStore), skipOnError: true } : {}),
    keyGenerator: (request) => clientAddress(request, settings.trustedProxies),
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, "Too many calls from this address.", {
        headers: { "Retry-After": String(Math.max(1, Math.ceil(ttl / 1000))) },
      }),
  });
  await api.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
  let isProxyTold = settings.trustedProxies > 0;
  api.addHook("onRequest", (request, reply, done) => {
    if (!isProxyTold && request.headers["x-forwarded-for"] !== undefined) {
      isProxyTold = true;
      request.log.warn(
        "A proxy stands in front and TRUST_PROXY is 0: all visitors share one limit of calls. Set TRUST_PROXY to the number of proxies.",
      );
    }
    allowCrossOrigin(request, reply, settings);
    void reply.header("Cache-Control", "no-store");
    done();
  });
};

const addCalls = (
  api: FastifyInstance,
  handlers: GatewayHandlers,
  settings: GatewaySettings,
  assertRoom: () => Promise<void>,
): void => {
  const add = (call: MailCall, mediaType = "application/json"): void => {
    const url = `/${mailPaths[call]}`;
    api.post(
      url,
      {
        bodyLimit: JSON_MAX_BYTES,
        // Before the body is read, but after the call was counted.
        preParsing: (request, _reply, _payload, done) =>
          done(forgeryProblem(request, settings) ?? mediaTypeProblem(request, mediaType)),
        preValidation: assertRoom,
      },
      async (request, reply) => {
        await handlers[call](request);
        return reply.code(204).send();
      },
    );
    closeOtherMethods(api, url, ["POST"], settings);
  };
  add("contact");
  add("application", "multipart/form-data");
  add("subscribe");
  add("unsubscribe");
  add("confirm");
};

/** Does something that a failure must not end, but for a line in the log. */
const attempt = (log: FastifyBaseLogger, what: string, action: () => Promise<void>): void => {
  action().catch((error: unknown) => log.error(describeError(error), `${what} failed`));
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

/** Rejects where a message could not be kept: too little space, or too many that wait. */
const createRoomCheck =
  (store: Store, { dataDir, minFreeBytes, maxWaiting }: GatewaySettings) =>
  async (): Promise<void> => {
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < minFreeBytes) throw busyProblem();
    if (await store.isFull(maxWaiting)) throw busyProblem();
  };

/**
 * Joins the mail gateway to a Fastify host: the five calls of specification §7, one-click leaving,
 * `/healthz` (alive) and `/readyz` (can take messages). Every answer under
 * `/api` other than success is an RFC 9457 problem document. A call is answered with success when its
 * message is safe on disk. What an earlier process left is taken up when the host listens; closing it
 * lets a delivery under way finish. Pages of the host get the anti-forgery cookie, and then no shared
 * cache may keep them. Resolves with what an operator should know at the start.
 */
export const registerGateway = async (
  app: FastifyInstance,
  settings: GatewaySettings,
  { fetch: fetchFrom = fetch, deliveryTimes }: GatewayParts = {},
): Promise<() => Promise<string | undefined>> => {
  const log = app.log.child({ part: "gateway" });
  const isFolder = settings.smtpUrl === undefined;
  if (isFolder) await makeFolder(settings.outboxDir);
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase(settings, log);
  const store = createStore(database, settings);
  const delivery = createDelivery({
    store,
    settings,
    log,
    ...(deliveryTimes && { times: deliveryTimes }),
  });
  const assertRoom = createRoomCheck(store, settings);
  const readWaiting = () => waitingMails(store, settings);

  app.addHook("onSend", async (request, reply) => {
    const cookie = antiForgeryCookie(request, reply, settings);
    if (cookie === undefined) return;
    void reply.header("Set-Cookie", cookie).header("Cache-Control", COOKIE_CACHE_CONTROL);
  });

  const every = (ms: number, what: string, action: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => attempt(log, what, action), ms).unref();
  const sayWaiting = async (): Promise<void> => {
    const line = await readWaiting();
    if (line !== undefined) log.warn(line);
  };
  const lookAfter = async (): Promise<void> => {
    await store.clean();
    const { late, failed } = await store.tally();
    if (late + failed > 0) {
      log.error({ late, failed }, "mails are late or set aside: npm run mail -- list --check");
    }
  };
  let timers: NodeJS.Timeout[] = [];
  let isStopping = false;
  // Only now, as a process that finds its port taken would deliver what the other one delivers too.
  app.addHook("onListen", (done) => {
    timers = [
      every(DAY_MS, "counting the mails that wait", sayWaiting),
      every(HOUR_MS, "looking after the mails", lookAfter),
    ];
    attempt(log, "taking up what an earlier process left", async () => {
      // Nobody else has such a database: what was under way is under way no more.
      try {
        if (!database.isShared) await store.release();
      } finally {
        delivery.start();
      }
      if (!isFolder) await takeUpFolder(settings.outboxDir, store);
    });
    done();
  });
  // While answers finish, not after them: what stops the host gives it a few seconds in all.
  app.addHook("preClose", (done) => {
    isStopping = true;
    for (const timer of timers) clearInterval(timer);
    void delivery.stop();
    done();
  });
  app.addHook("onClose", async () => {
    await delivery.stop();
    await database.close();
  });

  await app.register(async (api) => {
    await setCommonRules(api, settings, database.isShared ? store : undefined);
    const checkBot = createBotCheck(settings, fetchFrom);
    const handlers = createHandlers({ store, settings, checkBot, wake: delivery.wake });
    addCalls(api, handlers, settings, assertRoom);
    await registerOneClick(api, { store, settings });
    if (settings.confirmsSubscribers) await registerConfirm(api, { store, settings });

    // Nothing that a call changes stands here: who asks could learn whose address is on the list.
    const probe = { exposeHeadRoute: true, config: { rateLimit: false } };
    const state = { status: "ok", delivery: isFolder || !settings.delivers ? "off" : "on" };
    api.get(healthPath, probe, () => state);
    api.get(readyPath, probe, async () => {
      if (isStopping) throw busyProblem();
      await assertRoom();
      if (isFolder)
        await checkFolder(settings.outboxDir).catch((error: unknown) => {
          throw busyProblem(error);
        });
      return state;
    });

    addCatchAll(api);
  });
  return readWaiting;
};
