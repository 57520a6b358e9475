import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { getSystemErrorName } from "node:util";
import { type Database, type RootDatabase, open } from "lmdb";
import { getCode, getMessage } from "../../src/lib/errorParts";

/** Where a subscription was asked for. */
export type SubscriptionSource = "newsletter" | "contact" | "application";

/** A subscriber with the proof of consent. */
export interface Subscriber {
  id: string;
  email: string;
  name: string;
  /** The words that the visitor agreed to. */
  consent: string;
  /** When, as ISO 8601 in UTC. */
  subscribedAt: string;
  source: SubscriptionSource;
  /** When links were sent lately, as milliseconds since 1970. */
  linkTimes: number[];
}

/** A visitor's wish to leave that waits for its mail. */
export interface LeaveRequest {
  id: string;
  email: string;
}

/** An address as a key: capitals do not make another person. */
const getKey = (email: string): string => email.trim().toLowerCase();

const FILE_NAME = "subscribers.lmdb";
const LINK_WINDOW_MS = 3_600_000;
/** Links that an address gets within the window, so that nobody floods it with our mails. */
const LINKS_PER_WINDOW = 5;

/** When a subscriber's links of the window were sent. */
const recentLinks = ({ linkTimes }: Subscriber): number[] => {
  const now = Date.now();
  return linkTimes.filter((time) => now - time < LINK_WINDOW_MS);
};

/** Why lmdb could not write: it keeps the reason of a failed commit, a number of the system, aside. */
const getReason = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof Error && "commitError" in error)) return error;
  try {
    return await error.commitError;
  } catch (reason) {
    const code = Number(getCode(reason));
    return code > 0
      ? Object.assign(new Error(getMessage(reason)), { code: getSystemErrorName(-code) })
      : reason;
  }
};

/**
 * The newsletter's subscribers in an lmdb file; every change is on disk when its promise resolves. It
 * rejects with the system's code, such as ENOSPC, when the disk does not take it.
 */
export class Subscribers {
  private readonly root: RootDatabase;
  private readonly byEmail: Database<Subscriber, string>;
  private readonly emails: Database<string, string>;
  private readonly requests: Database<LeaveRequest, string>;

  /** @param dataDir the folder, made where it does not exist */
  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    const file = path.join(dataDir, FILE_NAME);
    const isNew = !existsSync(file);
    // With either of these a commit that fails would also reject a promise that nobody holds, which
    // ends the process, and leave changes that came before it waiting for ever.
    this.root = open({ path: file, eventTurnBatching: false, overlappingSync: false });
    // Names, addresses and consents are nobody else's on this machine.
    if (isNew) chmodSync(file, 0o600);
    this.byEmail = this.root.openDB({ name: "subscribers" });
    this.emails = this.root.openDB({ name: "emailsById" });
    this.requests = this.root.openDB({ name: "leaveRequests" });
  }

  private async change<Result>(action: () => Result): Promise<Result> {
    try {
      return await this.root.transaction(action);
    } catch (error) {
      throw await getReason(error);
    }
  }

  /**
   * Adds a subscriber. One who is on the list keeps the first consent and is written again, so that
   * nobody can tell by the time who was.
   */
  async add({
    email,
    name,
    consent,
    source,
  }: Pick<Subscriber, "email" | "name" | "consent" | "source">): Promise<void> {
    await this.change(() => {
      const subscriber = this.find(email) ?? {
        id: randomUUID(),
        email: email.trim(),
        name,
        consent,
        subscribedAt: new Date().toISOString(),
        source,
        linkTimes: [],
      };
      void this.byEmail.put(getKey(email), subscriber);
      void this.emails.put(subscriber.id, getKey(email));
    });
  }

  /** Removes the subscriber of an id; false when there is none, or no longer. */
  async removeById(id: string): Promise<boolean> {
    return this.change(() => {
      const email = this.emails.get(id);
      if (email === undefined) return false;
      void this.emails.remove(id);
      void this.byEmail.remove(email);
      return true;
    });
  }

  /** The subscriber of an address. */
  find(email: string): Subscriber | undefined {
    return this.byEmail.get(getKey(email));
  }

  /** Notes the wish to leave of any address, known or not, so that both take the same time. */
  async requestLeave(id: string, email: string): Promise<void> {
    await this.change(() => void this.requests.put(id, { id, email: getKey(email) }));
  }

  /** Wishes to leave that are not dealt with, oldest first. */
  leaveRequests(): LeaveRequest[] {
    return [...this.requests.getRange()].map(({ value }) => value);
  }

  /** Forgets a wish to leave for which no mail is due. */
  async forgetLeave(id: string): Promise<void> {
    await this.change(() => void this.requests.remove(id));
  }

  /** Whether a subscriber may get another link now. */
  mayGetLink(email: string): boolean {
    const subscriber = this.find(email);
    return subscriber !== undefined && recentLinks(subscriber).length < LINKS_PER_WINDOW;
  }

  /**
   * Counts the link that a wish to leave got, and forgets the wish: both or neither, and once,
   * however often it is called.
   */
  async countLink(id: string): Promise<void> {
    await this.change(() => {
      const request = this.requests.get(id);
      if (!request) return;
      void this.requests.remove(id);
      const subscriber = this.find(request.email);
      if (!subscriber) return;
      const linkTimes = [...recentLinks(subscriber), Date.now()];
      void this.byEmail.put(request.email, { ...subscriber, linkTimes });
    });
  }

  /** Everybody on the list, by address. */
  all(): Subscriber[] {
    return [...this.byEmail.getRange()].map(({ value }) => value);
  }

  async close(): Promise<void> {
    await this.root.close();
  }
}
