import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Database } from "./database";
import { type GatewaySettings } from "./gatewaySettings";
import { takeUpFolder } from "./mailFolder";
import { type Store, addressKey } from "./store";

const earlierSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  consent: z.string(),
  subscribedAt: z.string(),
  source: z.string(),
});

/**
 * Takes over what releases before 2.1 kept in files: `subscribers.lmdb`, and the mails in the outbox
 * and its folder `failed`, which are gone from there afterwards. Any number of times; who is on the
 * list stays as they are. Resolves with what it did, in words.
 */
export const importEarlier = async (
  { run }: Database,
  store: Store,
  { dataDir, outboxDir, smtpUrl }: GatewaySettings,
): Promise<string> => {
  const file = path.join(dataDir, "subscribers.lmdb");
  let subscribers = 0;
  if (existsSync(file)) {
    const { open } = await import("lmdb");
    const root = open({ path: file, readOnly: true });
    const list = z
      .array(earlierSchema)
      .parse(
        [...root.openDB({ name: "subscribers" }).getRange()].map(({ value }): unknown => value),
      );
    await run(
      ...list.map(({ id, email, name, consent, subscribedAt, source }) => {
        const seconds = Date.parse(subscribedAt) / 1000;
        return {
          sql: `insert into subscribers (key, id, email, name, consent, subscribed_at, asked_at, source, confirmed_at)
            values ($1, $2, $3, $4, $5, $6, $6, $7, $6) on conflict (key) do nothing`,
          values: [addressKey(email), id, email, name, consent, seconds, source],
        };
      }),
    );
    await root.close();
    renameSync(file, `${file}.imported`);
    subscribers = list.length;
  }
  // Without a server the folder is where mails belong.
  const waiting = smtpUrl === undefined ? 0 : await takeUpFolder(outboxDir, store);
  const failed = await takeUpFolder(path.join(outboxDir, "failed"), store, "failed");
  return `Taken over: ${subscribers} subscribers, ${waiting} mails that wait, ${failed} that were set aside.`;
};
