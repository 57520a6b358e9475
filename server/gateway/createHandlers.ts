import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { type FastifyRequest } from "fastify";
import { formCopy } from "../../src/copy/formCopy";
import { type CvFile, sizeExceedsLimit } from "../../src/forms/mail/contract/cv";
import {
  type MailCall,
  botCheckActions,
  idempotencyHeader,
} from "../../src/forms/mail/contract/paths";
import { payloadSchemas } from "../../src/forms/mail/contract/schemas";
import { LINE_MAX_LENGTH } from "../../src/lib/limits";
import { type BotCheck } from "./botCheck";
import { clientAddress } from "./clientAddress";
import { type OutgoingMail, composeMail, newMailId } from "./composeMail";
import { type GatewaySettings } from "./gatewaySettings";
import { readCode } from "./linkCode";
import { applicationMail, contactMail, isEmail } from "./mails";
import { Problem } from "./problem";
import { readApplication } from "./readApplication";
import { DAY_SECONDS, type Store, type Subscription, type SubscriptionSource } from "./store";
import { validatePayload } from "./validatePayload";

/** What the handlers of the calls work with. */
export interface HandlerParts {
  store: Store;
  settings: GatewaySettings;
  checkBot: BotCheck;
  /** Has what was accepted delivered at once. */
  wake: () => void;
}

/**
 * What the gateway does when it is called. Each resolves when what the call asked for is safe on disk,
 * and throws a Problem otherwise. A message and the wish for news beside it are taken together.
 */
export type GatewayHandlers = Readonly<
  Record<MailCall, (request: FastifyRequest) => Promise<void>>
>;

/** A subscription with the words beside the boxes that the visitor ticked. */
const subscriptionOf = (
  { name, email }: Pick<Subscription, "name" | "email">,
  source: SubscriptionSource,
): Subscription => ({
  name,
  email,
  source,
  consent: `${formCopy.consents.privacy} ${
    source === "newsletter" ? formCopy.consents.subscription : formCopy.consents.marketing
  }`,
});

const refuseLargeCv = (cv: CvFile | undefined): void => {
  if (!cv || !sizeExceedsLimit(cv.size)) return;
  throw new Problem(413, "The CV is larger than this address takes.", {
    errors: [{ field: "cv", detail: formCopy.cvErrors.sizeExceedsLimit }],
  });
};

/** A new file that is gone when it is closed, and when this process ends. */
const openUpload = async (dataDir: string): Promise<FileHandle> => {
  const file = path.join(dataDir, `${randomUUID()}.upload`);
  const handle = await open(file, "wx+", 0o600);
  await rm(file);
  return handle;
};

/** Mails that are composed and written at a time: one with a CV takes several times its size in memory. */
const AT_ONCE = 4;

/** Makes what does things in their turn, a few at a time. */
const limitConcurrency = (atOnce: number) => {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (underWay >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      // Whoever is next has this one's turn.
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
};

/** Gives an upload once someone reads it, which is when its mail is composed. */
async function* readUpload(upload: FileHandle, size: number): AsyncGenerator<Buffer> {
  const { buffer } = await upload.read(Buffer.alloc(size), 0, size, 0);
  yield buffer;
}

/** Makes the handlers of the five calls. */
export const createHandlers = ({
  store,
  settings,
  checkBot,
  wake,
}: HandlerParts): GatewayHandlers => {
  const inTurn = limitConcurrency(AT_ONCE);

  /** Refuses an address that sends more in a day than any visitor does. */
  const countBytes = async (request: FastifyRequest, bytes: number): Promise<void> => {
    const address = clientAddress(request, settings.trustedProxies);
    const { count, seconds } = await store.count("bytes", address, bytes, DAY_SECONDS);
    if (count <= settings.dailyBytes) return;
    throw new Problem(429, "This address has sent too much in a day.", {
      headers: { "Retry-After": String(Math.ceil(seconds)) },
    });
  };

  const accept = async (
    request: FastifyRequest,
    mail: OutgoingMail,
    subscription: Subscription | undefined,
  ): Promise<void> => {
    const id = newMailId();
    const key = request.headers[idempotencyHeader.toLowerCase()];
    const { from: sender, to: recipient } = mail.envelope;
    const isNew = await inTurn(async () => {
      const source = await composeMail(mail, id);
      await countBytes(request, source.length);
      return store.accept(
        { id, sender, recipient, source },
        {
          key:
            typeof key === "string" ? `${request.url} ${key.slice(0, LINE_MAX_LENGTH)}` : undefined,
          // The contact and application forms take any text as an address.
          subscription: subscription && isEmail(subscription.email) ? subscription : undefined,
        },
      );
    });
    request.log.info({ mail: id }, isNew ? "accepted" : "accepted before");
    wake();
  };

  return {
    contact: async (request) => {
      const values = await validatePayload(payloadSchemas.contact, request.body);
      await checkBot(values.captchaToken, botCheckActions.contact);
      await accept(
        request,
        contactMail(values, settings),
        values.marketing ? subscriptionOf(values, "contact") : undefined,
      );
    },
    application: async (request) => {
      const upload = await openUpload(settings.dataDir);
      try {
        const { fields, cv } = await readApplication(request, upload);
        refuseLargeCv(cv);
        const values = await validatePayload(payloadSchemas.application, { ...fields, cv });
        await checkBot(values.captchaToken, botCheckActions.application);
        const file: CvFile = values.cv;
        const source = Readable.from(readUpload(upload, file.size));
        await accept(
          request,
          applicationMail(values, { fileName: file.name, source }, settings),
          values.marketing ? subscriptionOf(values, "application") : undefined,
        );
      } finally {
        await upload.close();
      }
    },
    subscribe: async (request) => {
      const values = await validatePayload(payloadSchemas.subscribe, request.body);
      await checkBot(values.captchaToken, botCheckActions.subscribe);
      await store.subscribe(subscriptionOf(values.subscriber, "newsletter"));
      wake();
    },
    unsubscribe: async (request) => {
      const values = await validatePayload(payloadSchemas.unsubscribe, request.body);
      await checkBot(values.captchaToken, botCheckActions.unsubscribe);
      await store.requestLeave(values.email);
      wake();
    },
    confirm: async (request) => {
      const values = await validatePayload(payloadSchemas.confirm, request.body);
      const id = await readCode("leave", values.code, await store.secret());
      await checkBot(values.captchaToken, botCheckActions.confirm);
      if (!(await store.removeSubscriber(id))) throw new Problem(410, "This link was used.");
    },
  };
};
