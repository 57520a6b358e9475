import { statfs } from "node:fs/promises";
import fp from "fastify-plugin";
import { DAY_MS, HOUR_MS } from "../../src/lib/limits";
import { openDatabase } from "../gateway/database";
import { type DELIVERY_TIMES, createDelivery } from "../gateway/delivery";
import { listFolder, makeFolder, queueFolder } from "../gateway/mailFolder";
import { createUnavailableProblem, describeError } from "../gateway/problem";
import { type Store, createStore } from "../gateway/store";
import { type Settings } from "../settings";

declare module "fastify" {
  interface FastifyInstance {
    settings: Settings;
    store: Store;
    wakeDelivery: () => void;
    /** Rejects if disk space is low, too many mails are waiting or the database is unavailable. */
    assertCapacity: () => Promise<void>;
    /** Returns a line for the operator; undefined if delivery is on and no mail waits or failed. */
    describeWaiting: () => Promise<string | undefined>;
  }
}

/** Options of the gateway; tests replace `fetch` and `deliveryTimes`. */
export interface GatewayOptions {
  settings: Settings;
  fetch?: typeof fetch;
  deliveryTimes?: typeof DELIVERY_TIMES;
}

const MEBIBYTE = 1_048_576;

const describeWaiting = async (
  store: Store,
  { SMTP_URL, OUTBOX_DIR, DELIVERY }: Settings,
): Promise<string | undefined> => {
  const { waiting, failed } = await store.countMails();
  const failures = failed === 0 ? "" : ` Failed (npm run mail -- list): ${failed}.`;
  if (DELIVERY === "off") {
    return `Mail delivery is off: DELIVERY=off. Waiting messages: ${waiting}.${failures}`;
  }
  if (SMTP_URL === undefined) {
    const unread = waiting + (await listFolder(OUTBOX_DIR)).length;
    return `Mail delivery is off: set SMTP_URL to turn it on. Messages unread in "${OUTBOX_DIR}": ${unread}.${failures}`;
  }
  if (waiting + failed === 0) return undefined;
  return `Messages waiting for delivery: ${waiting}.${failures}`;
};

/** Opens the database and delivers its mails while the host listens. */
export const mailQueue = fp<GatewayOptions>(async (app, { settings, deliveryTimes }) => {
  const { OUTBOX_DIR, DATA_DIR } = settings;
  const log = app.log.child({ part: "gateway" });
  const usesOutbox = settings.SMTP_URL === undefined;
  if (usesOutbox) await makeFolder(OUTBOX_DIR, "OUTBOX_DIR");
  await makeFolder(DATA_DIR, "DATA_DIR");
  const database = await openDatabase(settings, log);
  const store = createStore(database, settings);
  const delivery = createDelivery(store, settings, log, deliveryTimes);
  app.decorate("settings", settings);
  app.decorate("store", store);
  app.decorate("wakeDelivery", delivery.wake);
  app.decorate("describeWaiting", () => describeWaiting(store, settings));
  app.decorate("assertCapacity", async () => {
    const { bavail, bsize } = await statfs(DATA_DIR);
    const isDiskFull = bavail * bsize < settings.MIN_FREE_MB * MEBIBYTE;
    const { waiting } = await store.countMails();
    if (isDiskFull || waiting >= settings.MAX_WAITING) throw createUnavailableProblem();
  });

  const runLogged = (what: string, action: () => Promise<void>): void => {
    action().catch((error: unknown) => log.error(describeError(error), `${what} failed`));
  };
  const logWaiting = async (): Promise<void> => {
    const line = await app.describeWaiting();
    if (line !== undefined) log.warn(line);
  };
  // Runs at the start and every hour, in case the database is unavailable at the start.
  const queueFolderMails = async (): Promise<void> => {
    if (!usesOutbox) await queueFolder(OUTBOX_DIR, store);
  };
  const cleanUp = async (): Promise<void> => {
    await store.clean();
    const { late, failed } = await store.countMails();
    if (late + failed === 0) return;
    log.error({ late, failed }, "mails are late or failed: npm run mail -- list --check");
  };
  const startDelivery = async (): Promise<void> => {
    // Only this host uses an SQLite file, so its leases are from an earlier process.
    try {
      if (!settings.DATABASE_URL) await store.release();
    } finally {
      delivery.start();
    }
    await queueFolderMails();
  };
  let timers: NodeJS.Timeout[] = [];
  // Starts after listening, so that a second process on the same port delivers nothing.
  app.addHook("onListen", (done) => {
    timers = [
      setInterval(() => runLogged("counting waiting mails", logWaiting), DAY_MS).unref(),
      setInterval(() => {
        runLogged("hourly clean-up", cleanUp);
        runLogged("queueing mails of OUTBOX_DIR", queueFolderMails);
      }, HOUR_MS).unref(),
    ];
    runLogged("start of delivery", startDelivery);
    done();
  });
  // Stops delivery while responses finish, because the host must stop within seconds.
  app.addHook("preClose", (done) => {
    for (const timer of timers) clearInterval(timer);
    void delivery.stop();
    done();
  });
  app.addHook("onClose", async () => {
    await delivery.stop();
    await database.close();
  });
});
