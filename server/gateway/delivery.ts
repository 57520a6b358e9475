import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type FastifyBaseLogger } from "fastify";
import nodemailer from "nodemailer";
import { getErrorCode, getMessage } from "../../src/lib/errors";
import { isObject } from "../../src/lib/json";
import { DAY_MS, HOUR_MS } from "../../src/lib/limits";
import { type Settings, isThisMachine } from "../settings";
import { composeMail, type NewMail } from "./composeMail";
import { signCode } from "./linkCode";
import { writeToFolder } from "./mailFolder";
import { createLinkMail } from "./mails";
import { describeError } from "./problem";
import { type ClaimedMail, type Store, addressKey } from "./store";

/** Retry delays double from five seconds to an hour. Retries end after five days (RFC 5321). */
export const DELIVERY_TIMES = {
  retryMs: 5000,
  maxRetryMs: HOUR_MS,
  giveUpMs: 5 * DAY_MS,
  drainMs: 8000,
  pollMs: 2000,
  /** After this time, another host may take the mail unless the lease is renewed. */
  leaseMs: 60_000,
};

const CONCURRENCY = 4;

/** Minimum timeouts (RFC 5321, 4.5.3.2). A shorter answer timeout could resend accepted mails. */
const GREETING_TIMEOUT_MS = 300_000;
const ANSWER_TIMEOUT_MS = 600_000;

/** Chosen by us; the RFC sets no time for connecting. */
const CONNECT_TIMEOUT_MS = 15_000;

const ANSWER_MAX_LENGTH = 500;

/** SMTP replies about authentication or encryption (RFC 4954, RFC 3207); all mails get them. */
const AUTHENTICATION_CODES = [530, 534, 535, 538];
/** SMTP reply that a mail is too large (RFC 1870). Other errors of MAIL FROM concern all mails. */
const TOO_LARGE_CODE = 552;

/** True if an error is permanent (RFC 5321, 4.2.1) and concerns this mail rather than all mails. */
const isRefusal = (error: unknown): boolean => {
  if (!isObject(error) || !["EENVELOPE", "EMESSAGE"].includes(getErrorCode(error))) return false;
  const code = Number(error.responseCode);
  if (code < 500 || AUTHENTICATION_CODES.includes(code)) return false;
  return error.command !== "MAIL FROM" || code === TOO_LARGE_CODE;
};

const getReply = (error: unknown): string => {
  const response = isObject(error) ? error.response : undefined;
  const reply = typeof response === "string" ? response : getMessage(error);
  return reply.replace(/[\p{Cc}\p{Cs}]+/gu, " ").slice(0, ANSWER_MAX_LENGTH);
};

/**
 * Delivers mails by SMTP, or into a folder if no server is set. Delivers a mail again, with the
 * same Message-ID, if the server's reply or the mail's removal is lost.
 */
export const createDelivery = (
  store: Store,
  settings: Settings,
  log: FastifyBaseLogger,
  times = DELIVERY_TIMES,
) => {
  const owner = randomUUID();
  const { SMTP_URL, SMTP_TLS, OUTBOX_DIR } = settings;
  const transport =
    SMTP_URL &&
    nodemailer.createTransport({
      url: SMTP_URL,
      pool: true,
      maxConnections: CONCURRENCY,
      requireTLS: SMTP_TLS === "required" && !isThisMachine(SMTP_URL),
      ignoreTLS: SMTP_TLS === "off",
      // `connectionTimeout` includes the greeting.
      connectionTimeout: CONNECT_TIMEOUT_MS + GREETING_TIMEOUT_MS,
      greetingTimeout: GREETING_TIMEOUT_MS,
      socketTimeout: ANSWER_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const active = new Map<string, Promise<void>>();
  const leaseSeconds = times.leaseMs / 1000;
  let timers: NodeJS.Timeout[] = [];
  const isRunning = (): boolean => timers.length > 0;
  /** True if the last attempt to claim mails failed; only the first failure is logged. */
  let isUnavailable = false;

  /**
   * Composes and stores a link mail. Its recipient is empty if the address is unknown, got too many
   * link mails, or is already confirmed. Each case does the same work, so timing reveals nothing.
   */
  const composeLinkMail = async ({ id, kind, recipient }: ClaimedMail): Promise<NewMail> => {
    const link = kind === "confirm" ? "confirm" : "leave";
    const subscriber = await store.findSubscriber("key", addressKey(recipient));
    const isConcerned = subscriber && !(link === "confirm" && subscriber.confirmed_at !== null);
    const code = await signCode(link, subscriber?.id ?? randomUUID(), await store.readSecret());
    const to = subscriber?.email ?? recipient;
    const mail = await composeMail(createLinkMail(link, to, code, settings), id);
    const addressed = { ...mail, recipient: isConcerned ? to : "" };
    return { ...addressed, recipient: await store.storeLinkMail(recipient, addressed) };
  };

  const send = async (mail: NewMail): Promise<void> => {
    if (!transport) return writeToFolder(OUTBOX_DIR, mail);
    await transport.sendMail({
      envelope: { from: mail.sender, to: mail.recipient },
      raw: Buffer.from(mail.source),
    });
  };

  const postpone = async ({ id, attempts }: ClaimedMail, error: unknown): Promise<void> => {
    const isFinal = isRefusal(error);
    const seconds = Math.min(times.maxRetryMs, times.retryMs * 2 ** (attempts - 1)) / 1000;
    const facts = { mail: id, attempts, ...describeError(error) };
    const giveUpSeconds = times.giveUpMs / 1000;
    const reply = getReply(error);
    const state = await store.postpone(owner, id, seconds, giveUpSeconds, isFinal, reply);
    if (state === "failed") {
      log.error(
        facts,
        isFinal ? "failed: rejected by the mail server" : "failed: retried for too long",
      );
    } else {
      const why = ": the connection to the mail server could not be encrypted (SMTP_TLS)";
      log.warn(facts, `deferred${getErrorCode(error) === "ETLS" ? why : ""}`);
    }
  };

  const deliver = async (mail: ClaimedMail): Promise<void> => {
    try {
      const source = await store.readSource(mail.id);
      const ready = source ? { ...mail, source } : await composeLinkMail(mail);
      if (ready.recipient !== "") {
        await send(ready);
        log.info({ mail: mail.id }, "delivered");
      }
    } catch (error) {
      await postpone(mail, error);
      return;
    }
    // The mail stays in `active` until it's removed, so that this host doesn't send it again.
    for (;;) {
      try {
        await store.remove(mail.id);
        return;
      } catch (error) {
        log.error({ mail: mail.id, ...describeError(error) }, "delivered, but not removed yet");
        if (!isRunning()) return;
        await wait(times.pollMs);
      }
    }
  };

  const deliverDueMails = async (): Promise<void> => {
    isScheduled = false;
    const free = CONCURRENCY - active.size;
    if (free === 0 || !isRunning()) return;
    for (const mail of await store.claim(owner, free, leaseSeconds)) {
      if (active.has(mail.id)) continue;
      const work = deliver(mail)
        .catch((error: unknown) => {
          log.error(
            { mail: mail.id, ...describeError(error) },
            "result not stored, the mail will be retried",
          );
        })
        .finally(() => {
          active.delete(mail.id);
          wake();
        });
      active.set(mail.id, work);
    }
    isUnavailable = false;
  };

  let lastRun: Promise<void> = Promise.resolve();
  let isScheduled = false;
  function wake(): void {
    if (isScheduled || !isRunning()) return;
    isScheduled = true;
    lastRun = lastRun.then(deliverDueMails).catch((error: unknown) => {
      if (!isUnavailable) log.error(describeError(error), "due mails cannot be read");
      isUnavailable = true;
    });
  }

  const renew = (): void => {
    if (active.size === 0) return;
    store.renew(owner, leaseSeconds).catch((error: unknown) => {
      log.error(describeError(error), "leases not renewed");
    });
  };

  const drain = async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
    timers = [];
    const finished = lastRun.then(() => Promise.allSettled(active.values()));
    await Promise.race([finished, wait(times.drainMs, undefined, { ref: false })]);
    if (transport) transport.close();
    await store.release(owner).catch((error: unknown) => {
      log.error(describeError(error), "leases not released, other hosts wait until they expire");
    });
  };
  let stopping: Promise<void> | undefined;

  return {
    start: (): void => {
      if (settings.DELIVERY === "off" || stopping) return;
      timers = [
        setInterval(wake, times.pollMs).unref(),
        setInterval(renew, times.leaseMs / 3).unref(),
      ];
      wake();
    },
    wake,
    /** Stops new deliveries, waits up to `drainMs` for running ones, then ends this host's leases. */
    stop: () => (stopping ??= drain()),
  };
};
