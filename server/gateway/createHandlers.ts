import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { type FastifyRequest } from "fastify";
import { formCopy } from "../../src/copy/formCopy";
import { type CvFile, sizeExceedsLimit } from "../../src/forms/mail/contract/cv";
import { type MailCall, botCheckActions } from "../../src/forms/mail/contract/paths";
import { payloadSchemas } from "../../src/forms/mail/contract/schemas";
import { type BotCheck } from "./botCheck";
import { type LinkParts, type LinkSender, createLinkSender } from "./createLinkSender";
import { type DeliveryQueue } from "./deliveryQueue";
import { applicationMail, contactMail, isEmail } from "./mails";
import { type Outbox, type OutgoingMail } from "./outbox";
import { Problem, describeError } from "./problem";
import { readApplication } from "./readApplication";
import { type Subscriber, type SubscriptionSource, type Subscribers } from "./subscribers";
import { readUnsubscribeCode } from "./unsubscribeLink";
import { validatePayload } from "./validatePayload";

/** What the handlers of the calls work with. */
export interface HandlerParts extends Omit<LinkParts, "accept" | "rehearse"> {
  outbox: Outbox;
  queue: DeliveryQueue;
  checkBot: BotCheck;
}

/** What the gateway does when it is called. */
export interface GatewayHandlers extends LinkSender {
  /**
   * Carries a call out; resolves when what it asked for is safe on disk, throws a Problem otherwise.
   * A message is safe with its mail: the wish for news beside it stands there too, so when the list
   * cannot take it that is logged and the message counts.
   */
  handlers: Readonly<Record<MailCall, (request: FastifyRequest) => Promise<void>>>;
}

type Person = Pick<Subscriber, "name" | "email">;

/** The words beside the boxes that the visitor ticked. */
const consentTo = (source: SubscriptionSource): string =>
  `${formCopy.consents.privacy} ${
    source === "newsletter" ? formCopy.consents.subscription : formCopy.consents.marketing
  }`;

const subscribe = async (
  subscribers: Subscribers,
  { name, email }: Person,
  source: SubscriptionSource,
): Promise<void> => {
  // The contact and application forms take any text as an address.
  if (!isEmail(email)) return;
  await subscribers.add({ name, email, source, consent: consentTo(source) });
};

/** Subscribes the sender of a mail that was accepted: an issue here must not deny the mail. */
const subscribeSender = async (
  { subscribers, log }: HandlerParts,
  sender: Person,
  source: SubscriptionSource,
): Promise<void> => {
  try {
    await subscribe(subscribers, sender, source);
  } catch (error) {
    log.error(describeError(error), "mail accepted, but its sender was not subscribed");
  }
};

const refuseLargeCv = (cv: CvFile | undefined): void => {
  if (!cv || !sizeExceedsLimit(cv.size)) return;
  throw new Problem(413, "The CV is larger than this address takes.", {
    errors: [{ field: "cv", detail: formCopy.cvErrors.sizeExceedsLimit }],
  });
};

/** Makes the handlers of the five calls. */
export const createHandlers = (parts: HandlerParts): GatewayHandlers => {
  const { outbox, subscribers, queue, settings, checkBot, secret, log } = parts;

  const accept = async (mail: OutgoingMail, id?: string): Promise<void> => {
    const accepted = await outbox.accept(mail, id);
    log.info({ mail: accepted }, "accepted");
    queue.add(accepted);
  };

  const { sendLinks, stopLinks } = createLinkSender({
    ...parts,
    accept,
    rehearse: (mail) => outbox.rehearse(mail),
  });

  const handlers: GatewayHandlers["handlers"] = {
    contact: async (request) => {
      const values = await validatePayload(payloadSchemas.contact, request.body);
      await checkBot(values.captchaToken, botCheckActions.contact);
      await accept(contactMail(values, settings));
      if (values.marketing) await subscribeSender(parts, values, "contact");
    },
    application: async (request) => {
      const upload = outbox.newUpload();
      try {
        const { fields, cv } = await readApplication(request, upload);
        refuseLargeCv(cv);
        const values = await validatePayload(payloadSchemas.application, { ...fields, cv });
        await checkBot(values.captchaToken, botCheckActions.application);
        const file: CvFile = values.cv;
        const source = createReadStream(upload);
        await accept(applicationMail(values, { fileName: file.name, source }, settings));
        if (values.marketing) await subscribeSender(parts, values, "application");
      } finally {
        await rm(upload, { force: true });
      }
    },
    subscribe: async (request) => {
      const values = await validatePayload(payloadSchemas.subscribe, request.body);
      await checkBot(values.captchaToken, botCheckActions.subscribe);
      await subscribe(subscribers, values.subscriber, "newsletter");
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
