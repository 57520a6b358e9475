import { access, constants } from "node:fs/promises";
import { type FastifyPluginCallback } from "fastify";
import { healthPath, readyPath } from "../../src/routes/files";
import { createUnavailableProblem } from "../gateway/problem";

/** Adds liveness and readiness checks. Counts of mails could reveal who is subscribed, so none is sent. */
export const health: FastifyPluginCallback = (app, _options, done) => {
  const { SMTP_URL, OUTBOX_DIR, DELIVERY } = app.settings;
  const usesOutbox = SMTP_URL === undefined;
  const routeOptions = { exposeHeadRoute: true, config: { rateLimit: false } };
  const state = { status: "ok", delivery: usesOutbox || DELIVERY === "off" ? "off" : "on" };
  let pendingCheck: Promise<unknown> | undefined;
  /** Rejects if no message can be stored. Tests this by a write, which concurrent calls share. */
  const assertReady = (): Promise<unknown> =>
    (pendingCheck ??= app
      .assertCapacity()
      .then(() => app.store.addToCounter("readiness", "", { seconds: 1, limit: Infinity }))
      .finally(() => {
        pendingCheck = undefined;
      }));

  app.get(healthPath, routeOptions, () => state);
  app.get(readyPath, routeOptions, async () => {
    await assertReady();
    if (usesOutbox)
      await access(OUTBOX_DIR, constants.W_OK).catch((error: unknown) => {
        throw createUnavailableProblem(error);
      });
    return state;
  });
  done();
};
