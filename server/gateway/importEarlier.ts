import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Settings } from "../settings";
import { type Database } from "./database";
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
  { DATA_DIR, OUTBOX_DIR, SMTP_URL }: Settings,
): Promise<string> => {
  const file = path.join(DATA_DIR, "subscribers.lmdb");
  let subscribers = 0;
  if (existsSync(file)) {
    const { open } = await import("lmdb");
    const root = open({ path: file, readOnly: true });
    for (const { value } of root.openDB({ name: "subscribers" }).getRange()) {
      const { id, email, name, consent, subscribedAt, source } = earlierSchema.parse(value);
      const seconds = Date.parse(subscribedAt) / 1000;
      await run({
        sql: `insert into subscribers (key, id, email, name, consent, subscribed_at, asked_at, source, confirmed_at)
          values ($1, $2, $3, $4, $5, $6, $6, $7, $6) on conflict (key) do nothing`,
        values: [addressKey(email), id, email, name, consent, seconds, source],
      });
      subscribers += 1;
    }
    await root.close();
    renameSync(file, `${file}.imported`);
  }
  // Without a server the folder is where mails belong.
  const waiting = SMTP_URL === undefined ? 0 : await takeUpFolder(OUTBOX_DIR, store);
  const failed = await takeUpFolder(path.join(OUTBOX_DIR, "failed"), store, "failed");
  return `Taken over: ${subscribers} subscribers, ${waiting} mails that wait, ${failed} that were set aside.`;
};
