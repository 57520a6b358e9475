import { randomUUID } from "node:crypto";
import { type FastifyBaseLogger } from "fastify";
import nodemailer from "nodemailer";
import { UNSUBSCRIBE_LINK_HOURS } from "../../src/lib/limits";
import { getCode, getMessage } from "../../src/lib/errorParts";
import { isObject } from "../../src/lib/isObject";
import { composeMail } from "./composeMail";
import { type GatewaySettings, isThisMachine } from "./gatewaySettings";
import { signCode } from "./linkCode";
import { writeToFolder } from "./mailFolder";
import { linkMail } from "./mails";
import { describeError } from "./problem";
import { type ClaimedMail, DAY_SECONDS, type NewMail, type Store } from "./store";

/** Waits of a delivery, in milliseconds. */
export interface DeliveryTimes {
  /** The first wait after a failure; each further one is twice as long. */
  retryMs: number;
  /** The longest wait. */
  maxRetryMs: number;
  /** How long a mail is tried before it is set aside. */
  giveUpMs: number;
  /** How long a delivery under way may take when the host stops. */
  drainMs: number;
  /** How often the database is asked for mails that are due. */
  pollMs: number;
  /** How long a mail is this host's before another may take it, unless it is renewed. */
  leaseMs: number;
}

/** Five seconds to an hour between tries, for five days as RFC 5321 asks. */
export const DELIVERY_TIMES: DeliveryTimes = {
  retryMs: 5000,
  maxRetryMs: 3_600_000,
  giveUpMs: 5 * DAY_SECONDS * 1000,
  drainMs: 8000,
  pollMs: 2000,
  leaseMs: 60_000,
};

/** Mails on their way at the same time. */
const CONCURRENCY = 4;

/**
 * The waits that RFC 5321 (4.5.3.2) asks for, in milliseconds. A server that checks a mail before it
 * answers has taken it: who leaves earlier gives it a copy with each try.
 */
const GREETING_TIMEOUT_MS = 300_000;
const ANSWER_TIMEOUT_MS = 600_000;
/** Finding a server and connecting to it, in milliseconds. */
const CONNECT_TIMEOUT_MS = 15_000;

/** The longest answer of a server that is kept. */
const ANSWER_MAX_LENGTH = 500;

/** Whether a server refused this mail for good, not the connection or the password (RFC 5321, 4.2.1). */
const isRefusal = (error: unknown): boolean =>
  isObject(error) &&
  ["EENVELOPE", "EMESSAGE"].includes(getCode(error)) &&
  Number(error.responseCode) >= 500;

/** What a server or a disk said, in one line. */
const answerOf = (error: unknown): string => {
  const response = isObject(error) ? error.response : undefined;
  const words = typeof response === "string" ? response : getMessage(error);
  return words.replace(/[\p{Cc}\p{Cs}]+/gu, " ").slice(0, ANSWER_MAX_LENGTH);
};

const createTransport = ({ smtpUrl, smtpTls }: GatewaySettings) =>
  smtpUrl === undefined
    ? undefined
    : nodemailer.createTransport({
        url: smtpUrl,
        pool: true,
        maxConnections: CONCURRENCY,
        // On this machine nobody listens in.
        requireTLS: smtpTls === "required" && !isThisMachine(smtpUrl),
        // The first of these includes the second.
        connectionTimeout: CONNECT_TIMEOUT_MS + GREETING_TIMEOUT_MS,
        greetingTimeout: GREETING_TIMEOUT_MS,
        socketTimeout: ANSWER_TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });

/** What a delivery works with. */
export interface DeliveryParts {
  store: Store;
  settings: GatewaySettings;
  log: FastifyBaseLogger;
  times?: DeliveryTimes;
}

/**
 * Makes the delivery of mails: by SMTP, or into a folder where no server is set, each until it is
 * taken, and removed then. Only a crash between the server's answer and the removal has a mail offered
 * again, under the same Message-ID; SMTP promises no more.
 */
export const createDelivery = ({ store, settings, log, times = DELIVERY_TIMES }: DeliveryParts) => {
  const owner = randomUUID();
  const transport = createTransport(settings);
  const active = new Map<string, Promise<void>>();
  /** Mails that a server took and that are still in the table. */
  const delivered = new Set<string>();
  const leaseSeconds = times.leaseMs / 1000;
  let timers: NodeJS.Timeout[] = [];
  let isAway = false;

  /** Writes the mail of a wish; whoever is not concerned costs the same work, and gets none. */
  const writeLink = async (mail: ClaimedMail): Promise<NewMail> => {
    const kind = mail.kind === "confirm" ? "confirm" : "leave";
    const subscriber = await store.findSubscriber(mail.recipient);
    const isConcerned = subscriber !== undefined && !(kind === "confirm" && subscriber.isConfirmed);
    const code = await signCode(kind, subscriber?.id ?? randomUUID(), await store.secret(), {
      hours: UNSUBSCRIBE_LINK_HOURS,
    });
    const outgoing = linkMail(kind, subscriber?.email ?? mail.recipient, code, settings);
    const written = {
      sender: outgoing.envelope.from,
      recipient: isConcerned ? outgoing.envelope.to : "",
      source: await composeMail(outgoing, mail.id),
    };
    return { ...written, id: mail.id, recipient: await store.writeLink(mail, written) };
  };

  const send = async (mail: NewMail): Promise<void> => {
    if (!transport) return writeToFolder(settings.outboxDir, mail);
    await transport.sendMail({
      envelope: { from: mail.sender, to: mail.recipient },
      raw: Buffer.from(mail.source),
    });
  };

  const forget = async (id: string): Promise<void> => {
    try {
      await store.remove(id);
      delivered.delete(id);
    } catch (error) {
      log.error({ mail: id, ...describeError(error) }, "delivered, but not removed yet");
    }
  };

  const postpone = async ({ id, attempts }: ClaimedMail, error: unknown): Promise<void> => {
    const isFinal = isRefusal(error);
    const waitMs = Math.min(times.maxRetryMs, times.retryMs * 2 ** Math.min(attempts - 1, 30));
    const facts = { mail: id, attempts, ...describeError(error) };
    const state = await store.postpone(
      id,
      waitMs / 1000,
      times.giveUpMs / 1000,
      isFinal,
      answerOf(error),
    );
    if (state === "failed") {
      log.error(facts, isFinal ? "refused for good, set aside" : "given up, set aside");
    } else {
      const isPlain = getCode(error) === "ETLS";
      log.warn(
        facts,
        `deferred${isPlain ? ": the connection to the mail server could not be encrypted (SMTP_TLS)" : ""}`,
      );
    }
  };

  const deliver = async (mail: ClaimedMail): Promise<void> => {
    // Its lease ended before it could be removed.
    if (delivered.has(mail.id)) return;
    try {
      const source = await store.source(mail.id);
      const { id, sender, recipient } = mail;
      const ready = source ? { id, sender, recipient, source } : await writeLink(mail);
      if (ready.recipient !== "") {
        await send(ready);
        log.info({ mail: mail.id }, "delivered");
      }
    } catch (error) {
      await postpone(mail, error);
      return;
    }
    delivered.add(mail.id);
    await forget(mail.id);
  };

  const turn = async (): Promise<void> => {
    for (const id of delivered) if (!active.has(id)) await forget(id);
    const free = CONCURRENCY - active.size;
    if (free <= 0 || timers.length === 0) return;
    const claimed = await store.claim(owner, free, leaseSeconds);
    isAway = false;
    for (const mail of claimed) {
      const work = deliver(mail)
        .catch((error: unknown) => {
          // Its lease ends, and it is tried again.
          log.error({ mail: mail.id, ...describeError(error) }, "not noted, tried again");
        })
        .finally(() => {
          active.delete(mail.id);
          wake();
        });
      active.set(mail.id, work);
    }
  };

  let turns: Promise<void> = Promise.resolve();
  let isWoken = false;
  function wake(): void {
    if (isWoken || timers.length === 0) return;
    isWoken = true;
    turns = turns.then(async () => {
      isWoken = false;
      try {
        await turn();
      } catch (error) {
        if (!isAway) log.error(describeError(error), "mails that are due cannot be read");
        isAway = true;
      }
    });
  }

  const renew = (): void => {
    if (active.size === 0) return;
    store.renew(owner, leaseSeconds).catch((error: unknown) => {
      log.error(describeError(error), "leases not renewed");
    });
  };

  let stopping: Promise<void> | undefined;
  const drain = async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
    timers = [];
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => (timer = setTimeout(resolve, times.drainMs)));
    await Promise.race([turns.then(() => Promise.allSettled(active.values())), timeout]);
    clearTimeout(timer);
    transport?.close();
    await store.release(owner).catch((error: unknown) => {
      log.error(describeError(error), "mails under way are not let go of before their lease ends");
    });
  };

  return {
    /** Begins; from then on mails that are due are delivered. */
    start: (): void => {
      if (!settings.delivers || stopping) return;
      timers = [
        setInterval(wake, times.pollMs).unref(),
        setInterval(renew, times.leaseMs / 3).unref(),
      ];
      wake();
    },
    /** Looks at once for mails that are due. */
    wake,
    /** Begins no more deliveries, waits a while for those under way, and lets go of the rest. */
    stop: () => (stopping ??= drain()),
  };
};
