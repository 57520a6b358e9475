import { access, constants } from "node:fs/promises";
import { type FastifyPluginCallback } from "fastify";
import { healthPath, readyPath } from "../../src/routes/siteFiles";
import { busyProblem } from "../gateway/problem";

/** `/healthz` (alive) and `/readyz` (can take messages). No numbers: they'd show who is on the list. */
export const health: FastifyPluginCallback = (app, _options, done) => {
  const { SMTP_URL, OUTBOX_DIR, DELIVERY } = app.settings;
  const isFolder = SMTP_URL === undefined;
  const probe = { exposeHeadRoute: true, config: { rateLimit: false } };
  const state = { status: "ok", delivery: isFolder || DELIVERY === "off" ? "off" : "on" };
  let isStopping = false;
  app.addHook("preClose", (closed) => {
    isStopping = true;
    closed();
  });

  let check: Promise<unknown> | undefined;
  /** Rejects where no message can be taken. Only a write tells; calls at the same time share it. */
  const assertReady = (): Promise<unknown> =>
    (check ??= app
      .assertRoom()
      .then(() => app.store.count("readiness", "", { seconds: 1, limit: Infinity }))
      .finally(() => {
        check = undefined;
      }));

  app.get(healthPath, probe, () => state);
  app.get(readyPath, probe, async () => {
    if (isStopping) throw busyProblem();
    await assertReady();
    if (isFolder)
      await access(OUTBOX_DIR, constants.W_OK).catch((error: unknown) => {
        throw busyProblem(error);
      });
    return state;
  });
  done();
};
