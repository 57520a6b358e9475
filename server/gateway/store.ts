import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { z } from "zod";
import { DAY_SECONDS, MAIL_LINK_HOURS } from "../../src/lib/limits";
import { type Settings } from "../settings";
import { createMailId, type NewMail } from "./composeMail";
import type { Database, Statement } from "./engine";

/** `consent` is the text that the visitor agreed to. */
export interface Subscription {
  name: string;
  email: string;
  source: "newsletter" | "contact" | "application";
  consent: string;
}

/** Kinds of mails with a link to unsubscribe or confirm. Delivery writes their source. */
export type LinkKind = "leave" | "confirm";

const mailSchema = z.object({
  id: z.string(),
  kind: z.enum(["message", "leave", "confirm"]),
  sender: z.string(),
  /** Empty for a link mail that was written but isn't sent, such as to an unknown address. */
  recipient: z.string(),
  attempts: z.number(),
});

export type ClaimedMail = z.output<typeof mailSchema>;

const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  consent: z.string(),
  subscribed_at: z.number(),
  source: z.string(),
  confirmed_at: z.number().nullable(),
});

const mailCountsSchema = z.object({
  waiting: z.coerce.number(),
  late: z.coerce.number(),
  failed: z.coerce.number(),
});

export const LATE_SECONDS = 3600;
const LINK_WINDOW_SECONDS = 3600;
/** Maximum number of blocked keys in memory. They need no database query. */
const MAX_BLOCKED_KEYS = 100_000;
/** Maximum number of link mails per address and window, to prevent flooding. */
const LINKS_PER_WINDOW = 5;
/** Mails that wait longer than any retry are tried at once: the clock was set back. */
const MAX_WAIT_SECONDS = 3700;
/** A mail fails by age only after more attempts, in case the clock was set forward. */
const MIN_ATTEMPTS = 10;

export const deleteMail = (id: string): Statement[] => [
  { sql: "delete from mails where id = $1 returning id", values: [id] },
  { sql: "delete from sources where id = $1", values: [id] },
];

export const addressKey = (email: string): string => email.trim().toLowerCase();

/** Returns the address without a tag: `ann+news@example.org` becomes `ann@example.org`. */
const toMailbox = (email: string): string => addressKey(email).replace(/\+.*(?=@)/, "");

export type Store = ReturnType<typeof createStore>;

/** Creates the operations on the tables. They use the database's clock, and reject like `run`. */
export const createStore = (
  { run, runUnflushed, dialect, compact }: Database,
  settings: Settings,
) => {
  const { now } = dialect;

  let knownSecret = settings.TOKEN_SECRET;
  const readSecret = async (): Promise<string> => {
    if (knownSecret !== undefined) return knownSecret;
    const [, [row] = []] = await run(
      {
        sql: "insert into secrets (name, value) values ('token', $1) on conflict do nothing",
        values: [randomBytes(32).toString("base64url")],
      },
      { sql: "select value from secrets where name = 'token'" },
    );
    return (knownSecret = z.string().parse(row?.value));
  };

  const sign = async (value: string): Promise<string> =>
    createHmac("sha256", await readSecret())
      .update(value)
      .digest("hex");

  const counterKey = async (kind: string, value: string): Promise<string> =>
    `${kind}:${await sign(value)}`;

  /** End of the window by blocked key, in milliseconds of `performance.now()`. */
  const blockedUntil = new Map<string, number>();

  // A window that would outlast a new one is closed, because the clock was set back.
  const isOpen = `counters.ends_at > ${now} and counters.ends_at <= ${now} + $3`;

  const incrementCounter = (key: string, amount: number, seconds: number): Statement => ({
    sql: `insert into counters (key, count, ends_at) values ($1, $2, ${now} + $3)
      on conflict (key) do update set
        count = excluded.count + case when ${isOpen} then counters.count else 0 end,
        ends_at = case when ${isOpen} then counters.ends_at else excluded.ends_at end
      returning count, ends_at - ${now} as seconds`,
    values: [key, amount, seconds],
  });

  const insertSource = (id: string, source: Uint8Array): Statement => ({
    sql: `insert into sources (id, bytes)
      select id, cast($1 as ${dialect.bytes}) from mails where id = $2 on conflict (id) do nothing`,
    values: [source, id],
  });

  const insertLinkMail = (kind: LinkKind, email: string): Statement => ({
    sql: `insert into mails (id, kind, sender, recipient, state, attempts, accepted_at, due_at)
      values ($1, $2, '', $3, 'waiting', 0, ${now}, ${now})`,
    values: [createMailId(), kind, addressKey(email)],
  });

  /**
   * Inserts a subscriber, or updates an unconfirmed one. For a confirmed one it only updates
   * `asked_at`: every case writes, so that timing doesn't reveal who is subscribed. Ids of one
   * address share a hashed prefix.
   */
  const insertSubscriber = async ({
    name,
    email,
    source,
    consent,
  }: Subscription): Promise<Statement[]> => {
    const mustConfirm = settings.NEWSLETTER_CONFIRM === "true";
    const key = addressKey(email);
    const id = `${await sign(`subscriber ${key}`)}.${randomUUID()}`;
    const newest = ["name", "consent", "source", "subscribed_at"].map(
      (column) =>
        `${column} = case when subscribers.confirmed_at is null then excluded.${column} else subscribers.${column} end`,
    );
    return [
      {
        sql: `insert into subscribers (key, id, email, name, consent, subscribed_at, source, asked_at, confirmed_at)
          values ($1, $2, $3, $4, $5, ${now}, $6, ${now}, ${mustConfirm ? "null" : now})
          on conflict (key) do update set asked_at = excluded.asked_at, ${newest.join(", ")}`,
        values: [key, id, email.trim(), name, consent, source],
      },
      ...(mustConfirm ? [insertLinkMail("confirm", email)] : []),
    ];
  };

  return {
    readSecret,

    /**
     * Adds `amount` to a counter, whose window starts with the first call. Returns the count and
     * the window's remaining seconds; `limit + 1` for a blocked key. A power cut may lose counts.
     */
    addToCounter: async (
      kind: string,
      value: string,
      { amount = 1, seconds, limit }: { amount?: number; seconds: number; limit: number },
    ): Promise<{ count: number; seconds: number }> => {
      const key = await counterKey(kind, value);
      const left = ((blockedUntil.get(key) ?? 0) - performance.now()) / 1000;
      if (left > 0) return { count: limit + 1, seconds: left };
      const [[row] = []] = await runUnflushed(incrementCounter(key, amount, seconds));
      const counted = z.object({ count: z.number(), seconds: z.number() }).parse(row);
      if (counted.count > limit) {
        if (blockedUntil.size === MAX_BLOCKED_KEYS) blockedUntil.clear();
        blockedUntil.set(key, performance.now() + counted.seconds * 1000);
      }
      return counted;
    },

    /** Stores a mail and a subscription. Returns false if `key` was used within a day: no mail. */
    accept: async (
      { id, sender, recipient, source }: NewMail,
      key = id,
      subscription?: Subscription,
    ): Promise<boolean> => {
      const use = await counterKey("sent", key);
      const [, inserted = []] = await run(
        incrementCounter(use, 1, DAY_SECONDS),
        {
          sql: `insert into mails (id, kind, sender, recipient, state, attempts, accepted_at, due_at)
            select $1, 'message', $2, $3, 'waiting', 0, ${now}, ${now}
            where (select count from counters where key = $4) = 1
            on conflict (id) do nothing returning id`,
          values: [id, sender, recipient, use],
        },
        insertSource(id, source),
        ...(subscription ? await insertSubscriber(subscription) : []),
      );
      return inserted.length === 1;
    },

    subscribe: async (subscription: Subscription) => run(...(await insertSubscriber(subscription))),

    /** Queues an unsubscribe mail for any address, known or not, so that timing reveals nothing. */
    requestUnsubscribe: (email: string) => run(insertLinkMail("leave", email)),

    /** Finds a subscriber by id or by key, which is the address from `addressKey`. */
    findSubscriber: async (column: "id" | "key", value: string) => {
      const sql = `select * from subscribers where ${column} = $1`;
      const [[row] = []] = await run({ sql, values: [value] });
      return subscriberSchema.optional().parse(row);
    },

    /** Removes a subscriber. Returns false if the id is old and its address is subscribed again. */
    removeSubscriber: async (id: string): Promise<boolean> => {
      const [addressHash = ""] = id.split(".", 1);
      const [removed = [], again = []] = await run(
        { sql: "delete from subscribers where id = $1 returning id", values: [id] },
        {
          sql: "select id from subscribers where id like $1 and confirmed_at is not null",
          values: [`${addressHash}.%`],
        },
      );
      return removed.length > 0 || again.length === 0;
    },

    /** Confirms a subscription; repeated calls are harmless. Returns false if the id is unknown. */
    confirmSubscriber: async (id: string): Promise<boolean> => {
      const sql = `update subscribers set confirmed_at = coalesce(confirmed_at, ${now}) where id = $1 returning id`;
      const [rows = []] = await run({ sql, values: [id] });
      return rows.length > 0;
    },

    /** Lists confirmed subscribers with their proof of consent; times in seconds since 1970. */
    listSubscribers: async () => {
      const [rows] = await run({
        sql: "select * from subscribers where confirmed_at is not null order by key",
      });
      return z.array(subscriberSchema).parse(rows);
    },

    /** Stores a written link mail. Returns its recipient; empty after LINKS_PER_WINDOW mails. */
    storeLinkMail: async (email: string, { id, sender, recipient, source }: NewMail) => {
      const key = await counterKey("links", toMailbox(email));
      const [, [row] = []] = await run(
        incrementCounter(key, 1, LINK_WINDOW_SECONDS),
        {
          sql: `update mails set sender = $1,
              recipient = case when (select count from counters where key = $2) > ${LINKS_PER_WINDOW} then '' else $3 end
            where id = $4 returning recipient`,
          values: [sender, key, recipient, id],
        },
        insertSource(id, source),
        // Restarts the time to confirm, so that the link works even if the mail is late.
        {
          sql: `update subscribers set asked_at = ${now} where key = $1`,
          values: [addressKey(email)],
        },
      );
      return z.string().parse(row?.recipient ?? "");
    },

    claim: async (owner: string, limit: number, seconds: number): Promise<ClaimedMail[]> => {
      const [rows] = await runUnflushed({
        sql: `update mails set owner = $1, attempts = attempts + 1, due_at = ${now} + $2
          where id in (select id from mails
            where state = 'waiting'
              and (due_at <= ${now} or attempts = 0 or due_at > ${now} + ${MAX_WAIT_SECONDS})
            order by due_at limit $3 ${dialect.skipLocked})
          returning id, kind, sender, recipient, attempts`,
        values: [owner, seconds, limit],
      });
      return z.array(mailSchema).parse(rows);
    },

    /** Returns a mail's source; undefined if the mail is unknown or an unwritten link mail. */
    readSource: async (id: string): Promise<Uint8Array | undefined> => {
      const sql = "select bytes from sources where id = $1";
      const [[row] = []] = await run({ sql, values: [id] });
      return z.instanceof(Uint8Array).optional().parse(row?.bytes);
    },

    renew: (owner: string, seconds: number) =>
      runUnflushed({
        sql: `update mails set due_at = ${now} + $1 where owner = $2 and state = 'waiting'`,
        values: [seconds, owner],
      }),

    /** Ends the leases of `owner`, or all if it is omitted, so that the mails are due at once. */
    release: (owner?: string) =>
      runUnflushed({
        sql: `update mails set owner = null, due_at = ${now} where owner ${owner ? "= $1" : "is not null"} and state = 'waiting'`,
        values: owner ? [owner] : [],
      }),

    remove: (id: string) => runUnflushed(...deleteMail(id)),

    /**
     * Schedules a retry or marks the mail as failed, with a reply, and returns its state. Returns
     * "gone" if the mail was deleted, or if another owner has claimed it meanwhile.
     */
    postpone: async (
      owner: string,
      id: string,
      seconds: number,
      giveUpSeconds: number,
      isFinal: boolean,
      answer: string,
    ): Promise<string> => {
      const [[row] = []] = await runUnflushed({
        sql: `update mails set owner = null, due_at = ${now} + $1, answer = $2,
            state = case when $3 = 1 or (attempts > ${MIN_ATTEMPTS} and accepted_at < ${now} - $4) then 'failed' else state end
          where id = $5 and owner = $6 returning state`,
        values: [seconds, answer, isFinal ? 1 : 0, giveUpSeconds, id, owner],
      });
      return z.string().parse(row?.state ?? "gone");
    },

    countMails: async () => {
      const [[row] = []] = await runUnflushed({
        sql: `select count(*) filter (where state = 'waiting') as waiting,
            count(*) filter (where state = 'waiting' and accepted_at < ${now} - ${LATE_SECONDS}) as late,
            count(*) filter (where state = 'failed') as failed from mails`,
      });
      return mailCountsSchema.parse(row);
    },

    clean: async (): Promise<void> => {
      await runUnflushed(
        { sql: `delete from counters where ends_at < ${now}` },
        {
          sql: `delete from mails where state = 'failed' and due_at < ${now} - $1`,
          values: [settings.RETENTION_DAYS * DAY_SECONDS],
        },
        { sql: "delete from sources where id not in (select id from mails)" },
        {
          sql: `delete from subscribers where confirmed_at is null and asked_at < ${now} - $1
            and key not in (select lower(recipient) from mails where kind = 'confirm')`,
          values: [MAIL_LINK_HOURS * 3600],
        },
      );
      await compact();
    },
  };
};
