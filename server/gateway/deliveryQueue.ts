import { type FastifyBaseLogger } from "fastify";
import nodemailer, { type Transporter } from "nodemailer";
import { getCode } from "../../src/lib/errorParts";
import { isObject } from "../../src/lib/isObject";
import { type GatewaySettings } from "./gatewaySettings";
import { type Outbox } from "./outbox";
import { describeError } from "./problem";

/** Settings of a DeliveryQueue, in milliseconds. */
export interface DeliveryTimes {
  /** The first wait after a failure; each further one is twice as long. */
  retryMs: number;
  /** The longest wait. */
  maxRetryMs: number;
  /** How long a mail is tried before it is put aside. */
  giveUpMs: number;
  /** How long a delivery under way may take when the queue stops. */
  drainMs: number;
}

const DAY_MS = 86_400_000;

/** Five seconds to an hour between tries, for five days as RFC 5321 asks. */
export const DELIVERY_TIMES: DeliveryTimes = {
  retryMs: 5000,
  maxRetryMs: 3_600_000,
  giveUpMs: 5 * DAY_MS,
  drainMs: 8000,
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

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** Whether a server must encrypt before it gets a password or a mail: on this machine nobody listens. */
const mustEncrypt = (smtpUrl: string, smtpTls: GatewaySettings["smtpTls"]): boolean =>
  smtpTls === "required" && !LOOPBACK.test(new URL(smtpUrl).hostname);

interface Waiting {
  attempts: number;
  dueAt: number;
}

/**
 * Delivers the mails of an outbox by SMTP, each until a server takes it, and removes it then; a
 * removal that fails is tried again by itself. Only a crash between the server's answer and the
 * removal has the mail offered again, under the same Message-ID; SMTP promises no more. Without an
 * SMTP address mails stay where they are.
 */
export class DeliveryQueue {
  private readonly outbox: Outbox;
  private readonly transport: Transporter | undefined;
  private readonly log: FastifyBaseLogger;
  private readonly times: DeliveryTimes;
  private readonly waiting = new Map<string, Waiting>();
  private readonly active = new Map<string, Promise<void>>();
  /** Mails that a server took and that are still in the outbox. */
  private readonly delivered = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private stopping: Promise<void> | undefined;

  constructor(
    outbox: Outbox,
    { smtpUrl, smtpTls }: Pick<GatewaySettings, "smtpUrl" | "smtpTls">,
    log: FastifyBaseLogger,
    times: DeliveryTimes = DELIVERY_TIMES,
  ) {
    this.outbox = outbox;
    this.log = log;
    this.times = times;
    this.transport =
      smtpUrl === undefined
        ? undefined
        : nodemailer.createTransport({
            url: smtpUrl,
            pool: true,
            maxConnections: CONCURRENCY,
            requireTLS: mustEncrypt(smtpUrl, smtpTls),
            // The first of these includes the second.
            connectionTimeout: CONNECT_TIMEOUT_MS + GREETING_TIMEOUT_MS,
            greetingTimeout: GREETING_TIMEOUT_MS,
            socketTimeout: ANSWER_TIMEOUT_MS,
            disableFileAccess: true,
            disableUrlAccess: true,
          });
  }

  /** Takes up what an earlier process left. */
  async start(): Promise<void> {
    for (const id of await this.outbox.list()) this.add(id);
  }

  /** Has an accepted mail delivered. */
  add(id: string): void {
    if (!this.transport || this.active.has(id)) return;
    this.waiting.set(id, { attempts: 0, dueAt: Date.now() });
    this.pump();
  }

  /** Begins no more deliveries and waits a while for those under way; the first call counts. */
  stop(): Promise<void> {
    return (this.stopping ??= this.drain());
  }

  private async drain(): Promise<void> {
    clearTimeout(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => (timer = setTimeout(resolve, this.times.drainMs)));
    await Promise.race([Promise.allSettled(this.active.values()), timeout]);
    clearTimeout(timer);
    this.transport?.close();
  }

  private pump(): void {
    if (this.stopping) return;
    clearTimeout(this.timer);
    const now = Date.now();
    let nextDue = Infinity;
    for (const [id, waiting] of this.waiting) {
      if (this.active.size >= CONCURRENCY) return;
      if (waiting.dueAt > now) {
        nextDue = Math.min(nextDue, waiting.dueAt);
        continue;
      }
      this.waiting.delete(id);
      this.active.set(
        id,
        this.deliver(id, waiting.attempts).finally(() => {
          this.active.delete(id);
          this.pump();
        }),
      );
    }
    if (nextDue < Infinity) this.timer = setTimeout(() => this.pump(), nextDue - now).unref();
  }

  private async deliver(id: string, attempts: number): Promise<void> {
    if (!this.delivered.has(id)) {
      try {
        const { envelope, source } = await this.outbox.read(id);
        await this.transport?.sendMail({ envelope: { ...envelope }, raw: source() });
      } catch (error) {
        this.log.warn(
          { mail: id, attempts: attempts + 1, ...describeError(error) },
          getCode(error) === "ETLS"
            ? "not delivered: the connection to the mail server could not be encrypted (SMTP_TLS)"
            : "not delivered",
        );
        if (await this.isWorthATry(id)) this.postpone(id, attempts);
        return;
      }
    }
    try {
      await this.outbox.remove(id);
      this.delivered.delete(id);
    } catch (error) {
      this.log.error({ mail: id, ...describeError(error) }, "delivered, but not removed yet");
      // The removal begins its own count of tries.
      this.postpone(id, this.delivered.has(id) ? attempts : 0);
      this.delivered.add(id);
    }
  }

  /** Whether a mail that was not delivered is to be tried again; puts aside one that is too old. */
  private async isWorthATry(id: string): Promise<boolean> {
    try {
      const age = Date.now() - (await this.outbox.acceptedAt(id));
      if (age <= this.times.giveUpMs) return true;
      await this.outbox.setAside(id);
      this.log.error({ mail: id }, "given up, the mail is in the outbox's folder failed");
      return false;
    } catch (error) {
      // Someone took the mail out of the folder.
      if (isObject(error) && error.code === "ENOENT") return false;
      this.log.error({ mail: id, ...describeError(error) }, "could not be given up, tried again");
      return true;
    }
  }

  /** Has a mail taken up again after a wait that grows with its tries. */
  private postpone(id: string, attempts: number): void {
    const { retryMs, maxRetryMs } = this.times;
    const wait = Math.min(maxRetryMs, retryMs * 2 ** Math.min(attempts, 30));
    this.waiting.set(id, { attempts: attempts + 1, dueAt: Date.now() + wait });
  }
}
