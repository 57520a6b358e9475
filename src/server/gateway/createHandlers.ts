import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { type FastifyBaseLogger, type FastifyRequest } from "fastify";
import { formCopy } from "../../config/copy/formCopy";
import { type CvFile, sizeExceedsLimit } from "../../mail/contract/cv";
import { type MailCall, botCheckActions } from "../../mail/contract/paths";
import { payloadSchemas } from "../../mail/contract/schemas";
import { type BotCheck } from "./botCheck";
import { type DeliveryQueue } from "./deliveryQueue";
import { type GatewaySettings } from "./gatewaySettings";
import { applicationMail, contactMail, isEmail, unsubscribeMail } from "./mails";
import { type Outbox, type OutgoingMail } from "./outbox";
import { Problem, describeError } from "./problem";
import { readApplication } from "./readApplication";
import { type LeaveRequest, type SubscriptionSource, type Subscribers } from "./subscribers";
import { readUnsubscribeCode, signUnsubscribeCode } from "./unsubscribeLink";
import { validatePayload } from "./validatePayload";

/** What the handlers of the calls work with. */
export interface HandlerParts {
  outbox: Outbox;
  subscribers: Subscribers;
  queue: DeliveryQueue;
  settings: GatewaySettings;
  checkBot: BotCheck;
  /** Signs the codes of unsubscribe links. */
  secret: string;
  /** How long a wish to leave that could not be dealt with waits for its next try, in milliseconds. */
  linkRetryMs: number;
  log: FastifyBaseLogger;
}

/** What the gateway does when it is called. */
export interface GatewayHandlers {
  /**
   * Carries a call out; resolves when what it asked for is safe on disk, throws a Problem otherwise.
   * A message is safe with its mail: the wish for news beside it stands there too, so when the list
   * cannot take it that is logged and the message counts.
   */
  handlers: Readonly<Record<MailCall, (request: FastifyRequest) => Promise<void>>>;
  /**
   * Deals with the wishes to leave one after the other, behind the answers; never throws. A wish
   * that cannot be dealt with now is kept and tried again until it can.
   */
  sendLinks: () => void;
  /** Resolves when the wishes that it was told of had their try; from then on none has another. */
  stopLinks: () => Promise<void>;
}

/** The words beside the boxes that the visitor ticked. */
const consentTo = (source: SubscriptionSource): string =>
  `${formCopy.consents.privacy} ${
    source === "newsletter" ? formCopy.consents.subscription : formCopy.consents.marketing
  }`;

/** Makes the handlers of the five calls. */
export const createHandlers = ({
  outbox,
  subscribers,
  queue,
  settings,
  checkBot,
  secret,
  linkRetryMs,
  log,
}: HandlerParts): GatewayHandlers => {
  const accept = async (mail: OutgoingMail, id?: string): Promise<void> => {
    const accepted = await outbox.accept(mail, id);
    log.info({ mail: accepted }, "accepted");
    queue.add(accepted);
  };

  const subscribe = async (name: string, email: string, source: SubscriptionSource) => {
    // The contact and application forms take any text as an address (FORM-02, APP-02).
    if (!isEmail(email)) return;
    await subscribers.add({ name, email, source, consent: consentTo(source) });
  };

  /** Subscribes the sender of a mail that was accepted: a fault here must not deny the mail. */
  const subscribeSender = async (name: string, email: string, source: SubscriptionSource) => {
    try {
      await subscribe(name, email, source);
    } catch (error) {
      log.error(describeError(error), "mail accepted, but its sender was not subscribed");
    }
  };

  /** Wishes whose mail is accepted and not counted yet: another try must not mail again. */
  const mailed = new Set<string>();

  const sendLink = async ({ id, email }: LeaveRequest): Promise<void> => {
    const subscriber = subscribers.find(email);
    if (subscriber && !mailed.has(id) && subscribers.mayGetLink(email)) {
      const code = await signUnsubscribeCode(subscriber.id, secret);
      await accept(unsubscribeMail(subscriber.email, code, settings), id);
      mailed.add(id);
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

  const handlers: GatewayHandlers["handlers"] = {
    contact: async (request) => {
      const values = await validatePayload(payloadSchemas.contact, request.body);
      await checkBot(values.captchaToken, botCheckActions.contact);
      await accept(contactMail(values, settings));
      if (values.marketing) await subscribeSender(values.name, values.email, "contact");
    },
    application: async (request) => {
      const upload = outbox.newUpload();
      try {
        const { fields, cv } = await readApplication(request, upload);
        if (cv && sizeExceedsLimit(cv.size)) {
          throw new Problem(413, "The CV is larger than this address takes.", {
            errors: [{ field: "cv", detail: formCopy.cvErrors.sizeExceedsLimit }],
          });
        }
        const values = await validatePayload(payloadSchemas.application, { ...fields, cv });
        await checkBot(values.captchaToken, botCheckActions.application);
        const file: CvFile = values.cv;
        const source = createReadStream(upload);
        await accept(applicationMail(values, { fileName: file.name, source }, settings));
        if (values.marketing) await subscribeSender(values.name, values.email, "application");
      } finally {
        await rm(upload, { force: true });
      }
    },
    subscribe: async (request) => {
      const values = await validatePayload(payloadSchemas.subscribe, request.body);
      await checkBot(values.captchaToken, botCheckActions.subscribe);
      await subscribe(values.subscriber.name, values.subscriber.email, "newsletter");
    },
    unsubscribe: async (request) => {
      const values = await validatePayload(payloadSchemas.unsubscribe, request.body);
      await checkBot(values.captchaToken, botCheckActions.unsubscribe);
      await subscribers.requestLeave(outbox.newId(), values.email);
      sendLinks();
    },
    confirm: async (request) => {
      const values = await validatePayload(payloadSchemas.confirm, request.body);
      const id = await readUnsubscribeCode(values.code, secret);
      await checkBot(values.captchaToken, botCheckActions.confirm);
      if (!(await subscribers.removeById(id))) throw new Problem(410, "This link was used.");
    },
  };

  return { handlers, sendLinks, stopLinks };
};
