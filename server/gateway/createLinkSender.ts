import { randomUUID } from "node:crypto";
import { type FastifyBaseLogger } from "fastify";
import { type GatewaySettings } from "./gatewaySettings";
import { unsubscribeMail } from "./mails";
import { type OutgoingMail } from "./outbox";
import { describeError } from "./problem";
import { type LeaveRequest, type Subscribers } from "./subscribers";
import { signUnsubscribeCode } from "./unsubscribeLink";

/** What the link sender works with. */
export interface LinkParts {
  subscribers: Subscribers;
  settings: GatewaySettings;
  /** Signs the codes of unsubscribe links. */
  secret: string;
  /** How long a wish to leave that could not be dealt with waits for its next try, in milliseconds. */
  linkRetryMs: number;
  log: FastifyBaseLogger;
  /** Has a mail delivered; resolves when it is safe on disk. */
  accept: (mail: OutgoingMail, id: string) => Promise<void>;
  /** Does with a mail what takes as long, and sends nothing. */
  rehearse: (mail: OutgoingMail) => Promise<void>;
}

/** Sends the links to leave the newsletter. */
export interface LinkSender {
  /**
   * Deals with the wishes to leave one after the other, behind the answers; never throws. A wish
   * that cannot be dealt with now is kept and tried again until it can.
   */
  sendLinks: () => void;
  /** Resolves when the wishes that it was told of had their try; from then on none has another. */
  stopLinks: () => Promise<void>;
}

/** Makes the link sender. */
export const createLinkSender = ({
  subscribers,
  settings,
  secret,
  linkRetryMs,
  log,
  accept,
  rehearse,
}: LinkParts): LinkSender => {
  /** Wishes whose mail is accepted and not counted yet: another try must not mail again. */
  const mailed = new Set<string>();

  const sendLink = async ({ id, email }: LeaveRequest): Promise<void> => {
    const subscriber = subscribers.find(email);
    if (!mailed.has(id)) {
      // Whoever is not on the list costs the same work: whose call comes next must not feel it.
      const code = await signUnsubscribeCode(subscriber?.id ?? randomUUID(), secret);
      const mail = unsubscribeMail(subscriber?.email ?? email, code, settings);
      if (subscribers.mayGetLink(email)) {
        await accept(mail, id);
        mailed.add(id);
      } else {
        await rehearse(mail);
      }
    }
    // Only now: counted before, a full disk would use up the links of an hour without a mail.
    await (mailed.has(id) ? subscribers.countLink(id) : subscribers.forgetLeave(id));
    mailed.delete(id);
  };

  let links: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const trySoonAgain = (): void => {
    clearTimeout(retry);
    if (!isStopped) retry = setTimeout(sendLinks, linkRetryMs).unref();
  };

  const tryLinks = async (): Promise<void> => {
    try {
      for (const request of subscribers.leaveRequests()) {
        try {
          await sendLink(request);
        } catch (error) {
          log.error(
            { mail: request.id, ...describeError(error) },
            "link not sent, tried again later",
          );
          trySoonAgain();
        }
      }
    } catch (error) {
      log.error(describeError(error), "wishes to leave not read, tried again later");
      trySoonAgain();
    }
  };

  const sendLinks = (): void => {
    links = links.then(tryLinks);
  };

  const stopLinks = async (): Promise<void> => {
    isStopped = true;
    clearTimeout(retry);
    await links;
  };

  return { sendLinks, stopLinks };
};
