import { access, constants, statfs } from "node:fs/promises";
import { Socket } from "node:net";
import multipart from "@fastify/multipart";
import rateLimit, { type FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { type FastifyInstance } from "fastify";
import { antiForgeryNames } from "../../src/forms/mail/contract/paths";
import { healthPath, readyPath } from "../../src/routes/siteFiles";
import { API_PREFIX } from "../host/hostRules";
import { MEBIBYTE, type Settings } from "../settings";
import { addAntiForgeryCookie, isAllowedOrigin } from "./antiForgery";
import { clientAddress } from "./clientAddress";
import { openDatabase } from "./database";
import { type DeliveryTimes, createDelivery } from "./delivery";
import { listFolder, makeFolder, takeUpFolder } from "./mailFolder";
import { Problem, busyProblem, createProblemSender, describeError, toProblem } from "./problem";
import { MULTIPART_LIMITS } from "./readApplication";
import { registerCalls } from "./registerCalls";
import { registerLinks } from "./registerLinks";
import { type Store, createStore } from "./store";

/** Parts that a test replaces. */
export interface GatewayParts {
  /** Asks the bot-check provider. */
  fetch?: typeof fetch;
  deliveryTimes?: DeliveryTimes;
}

/** How often the log says what waits unread, and what waits for too long, in milliseconds. */
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Where `@fastify/rate-limit` counts: in the database that hosts share. */
const sharedCounts = (store: Store): FastifyRateLimitStoreCtor =>
  class SharedCounts {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 0,
      limit = 0,
    ): void {
      store.count("calls", key, { seconds: windowMs / 1000, limit }).then(
        ({ count, seconds }) => done(null, { current: count, ttl: seconds * 1000 }),
        (error: unknown) => done(toProblem(error)),
      );
    }

    child(): SharedCounts {
      return new SharedCounts();
    }
  };

/**
 * What holds for every address of the gateway: its headers, its limits, and problem documents for
 * errors. Only routes that are added afterwards have all of it; those that refuse a call do so from
 * preParsing on, as the limiter counts at the end of onRequest.
 */
const setCommonRules = async (
  api: FastifyInstance,
  settings: Settings,
  sharedStore: Store | undefined,
): Promise<void> => {
  api.removeContentTypeParser("text/plain");
  api.setErrorHandler(createProblemSender());
  await api.register(rateLimit, {
    max: settings.RATE_LIMIT,
    timeWindow: settings.RATE_LIMIT_SECONDS * 1000,
    // Where hosts share a database they share its counts; while it's away no call could be taken.
    ...(sharedStore ? { store: sharedCounts(sharedStore) } : {}),
    // So many addresses are remembered otherwise, in some 20 MB.
    cache: 100_000,
    keyGenerator: clientAddress,
    // A browser asks before a call from another site; the answer costs as little as a page.
    allowList: ({ method }) => method === "OPTIONS",
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, "Too many calls from this address.", {
        headers: { "Retry-After": String(Math.max(1, Math.ceil(ttl / 1000))) },
      }),
  });
  await api.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
  let isProxyTold = settings.TRUST_PROXY > 0;
  api.addHook("onRequest", (request, reply, done) => {
    // While the answer is made the connection may stand still; how long a body may take is limited.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(0);
    if (!isProxyTold && request.headers["x-forwarded-for"] !== undefined) {
      isProxyTold = true;
      request.log.warn(
        "A proxy stands in front and TRUST_PROXY is 0: all visitors share one limit of calls. Set TRUST_PROXY to the number of proxies.",
      );
    }
    void reply.headers({ Vary: "Origin", "Cache-Control": "no-store" });
    if (isAllowedOrigin(request, settings)) {
      void reply.headers({
        "Access-Control-Allow-Origin": request.headers.origin,
        "Access-Control-Expose-Headers": "Retry-After",
      });
    }
    done();
  });
};

/**
 * Answers what no other route under `/api` takes, which must not reach the pages: a preflight with what
 * its address allows, and all else with 405 or 404.
 */
const addCatchAll = (api: FastifyInstance, settings: Settings): void => {
  const methods = api.supportedMethods;
  const anything = `${API_PREFIX}*`;
  api.route({
    method: methods,
    url: anything,
    // Before the body is read, since it doesn't matter, but after the call was counted.
    preParsing: (request, reply, _payload, done) => {
      const [url = ""] = request.url.split("?");
      const allowed = methods.filter((method) => url !== anything && api.hasRoute({ method, url }));
      const allow = [...allowed, "OPTIONS"].join(", ");
      if (allowed.length === 0) done(new Problem(404, "There is nothing at this address."));
      else if (request.method !== "OPTIONS")
        done(
          new Problem(405, `This address answers ${allow} only.`, { headers: { Allow: allow } }),
        );
      else {
        if (isAllowedOrigin(request, settings))
          void reply.headers({
            "Access-Control-Allow-Methods": allow,
            "Access-Control-Allow-Headers": `Content-Type, ${antiForgeryNames.header}`,
            "Access-Control-Max-Age": "600",
          });
        void reply.code(204).header("Allow", allow).send();
      }
    },
    handler: () => undefined,
  });
};

/** What an operator should know of mails that nobody reads; undefined while all is well. */
const describeWaiting = async (
  store: Store,
  { SMTP_URL, OUTBOX_DIR, DELIVERY }: Settings,
): Promise<string | undefined> => {
  const { waiting, failed } = await store.tally();
  const setAside = failed === 0 ? "" : ` Set aside (npm run mail -- list): ${failed}.`;
  if (DELIVERY === "off") {
    return `Mail delivery is off: DELIVERY says so. Messages that wait: ${waiting}.${setAside}`;
  }
  if (SMTP_URL === undefined) {
    const unread = waiting + (await listFolder(OUTBOX_DIR)).length;
    return `Mail delivery is off: set SMTP_URL to turn it on. Messages that wait unread in "${OUTBOX_DIR}": ${unread}.${setAside}`;
  }
  return waiting + failed === 0
    ? undefined
    : `Messages that wait for delivery: ${waiting}.${setAside}`;
};

/**
 * Joins the mail gateway to a Fastify host: the calls of the forms, the links of mails, `/healthz`
 * (alive) and `/readyz` (can take messages). Every answer under `/api` other than success is an RFC
 * 9457 problem document. A call is answered with success when its message is safe on disk. What an
 * earlier process left is taken up when the host listens; closing it lets a delivery under way finish.
 * Pages of the host get the anti-forgery cookie, and then no shared cache may keep them. Resolves with
 * what an operator should know at the start.
 */
export const registerGateway = async (
  app: FastifyInstance,
  settings: Settings,
  { fetch: fetchFrom = fetch, deliveryTimes }: GatewayParts = {},
): Promise<() => Promise<string | undefined>> => {
  const { OUTBOX_DIR, DATA_DIR } = settings;
  const log = app.log.child({ part: "gateway" });
  const isFolder = settings.SMTP_URL === undefined;
  if (isFolder) await makeFolder(OUTBOX_DIR, "OUTBOX_DIR");
  await makeFolder(DATA_DIR, "DATA_DIR");
  const database = await openDatabase(settings, log);
  const store = createStore(database, settings);
  const delivery = createDelivery(store, settings, log, deliveryTimes);
  const readWaiting = () => describeWaiting(store, settings);

  /** Rejects where a message could not be kept: too little space, or too many that wait. */
  const assertRoom = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(DATA_DIR);
    if (bavail * bsize < settings.MIN_FREE_MB * MEBIBYTE) throw busyProblem();
    if ((await store.tally()).waiting >= settings.MAX_WAITING) throw busyProblem();
  };

  let check: Promise<void> | undefined;
  /** Rejects where no message can be taken. Only a write tells; calls at the same time share it. */
  const assertReady = (): Promise<void> =>
    (check ??= assertRoom()
      .then(() => store.count("readiness", "", { seconds: 1, limit: Infinity }))
      .then(() => undefined)
      .finally(() => {
        check = undefined;
      }));

  app.addHook("onSend", async (request, reply) => addAntiForgeryCookie(request, reply, settings));

  /** Does something that a failure must not end, but for a line in the log. */
  const attempt = (what: string, action: () => Promise<void>): void => {
    action().catch((error: unknown) => log.error(describeError(error), `${what} failed`));
  };
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
  const begin = async (): Promise<void> => {
    // Nobody else has such a database: what was under way is under way no more.
    try {
      if (!database.isShared) await store.release();
    } finally {
      delivery.start();
    }
    if (!isFolder) await takeUpFolder(OUTBOX_DIR, store);
  };
  let timers: NodeJS.Timeout[] = [];
  let isStopping = false;
  // Only now, as a process that finds its port taken would deliver what the other one delivers too.
  app.addHook("onListen", (done) => {
    timers = [
      setInterval(() => attempt("counting the mails that wait", sayWaiting), DAY_MS).unref(),
      setInterval(() => attempt("looking after the mails", lookAfter), HOUR_MS).unref(),
    ];
    attempt("taking up what an earlier process left", begin);
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
    registerCalls(api, { store, settings, fetch: fetchFrom, wake: delivery.wake, assertRoom });
    await registerLinks(api, { store, settings });

    // Nothing that a call changes stands here: who asks could learn whose address is on the list.
    const probe = { exposeHeadRoute: true, config: { rateLimit: false } };
    const state = {
      status: "ok",
      delivery: isFolder || settings.DELIVERY === "off" ? "off" : "on",
    };
    api.get(healthPath, probe, () => state);
    api.get(readyPath, probe, async () => {
      if (isStopping) throw busyProblem();
      await assertReady();
      if (isFolder)
        await access(OUTBOX_DIR, constants.W_OK).catch((error: unknown) => {
          throw busyProblem(error);
        });
      return state;
    });

    addCatchAll(api, settings);
  });
  return readWaiting;
};
