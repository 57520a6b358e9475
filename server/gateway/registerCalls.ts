import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import fastq from "fastq";
import { type FastifyInstance, type FastifyRequest } from "fastify";
import { type InferType, type Schema, ValidationError } from "yup";
import { formCopy } from "../../src/copy/formCopy";
import { sizeExceedsLimit } from "../../src/forms/mail/contract/cv";
import {
  type MailCall,
  botCheckActions,
  idempotencyHeader,
  mailPaths,
} from "../../src/forms/mail/contract/paths";
import { payloadSchemas } from "../../src/forms/mail/contract/schemas";
import { LINE_MAX_LENGTH } from "../../src/lib/limits";
import { MEBIBYTE, type Settings } from "../settings";
import { forgeryProblem } from "./antiForgery";
import { createBotCheck } from "./botCheck";
import { clientAddress } from "./clientAddress";
import { type OutgoingMail, composeMail, newMailId } from "./composeMail";
import { outdatedLink, readCode } from "./linkCode";
import { applicationMail, contactMail, isEmail } from "./mails";
import { Problem } from "./problem";
import { readApplication } from "./readApplication";
import { DAY_SECONDS, type Store, type Subscription } from "./store";

/** What the calls work with. */
interface CallParts {
  store: Store;
  settings: Settings;
  fetch: typeof fetch;
  /** Has what was accepted delivered at once. */
  wake: () => void;
  /** Rejects where a message could not be kept. */
  assertRoom: () => Promise<void>;
}

/** The most that a JSON body may hold, in bytes: the longest letter, escaped, and the rest. */
const JSON_MAX_BYTES = 262_144;

const KIBIBYTE = 1024;

/** Mails that are composed and written at a time: one with a CV takes several times its size in memory. */
const AT_ONCE = 4;

/** A payload by its schema; a Problem that names the fields otherwise, without their values. */
const validate = async <Payload extends Schema>(
  schema: Payload,
  payload: unknown,
): Promise<InferType<Payload>> => {
  try {
    return await schema.validate(payload, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    // Trimming a list, for example, throws another error: what was sent is judged as it is.
    const told: unknown =
      error instanceof ValidationError
        ? error
        : await schema
            .validate(payload, { abortEarly: false, strict: true })
            .catch((issue: unknown) => issue);
    // Space around a text isn't an issue: it would have been trimmed.
    const issues =
      told instanceof ValidationError ? told.inner.filter(({ type }) => type !== "trim") : [];
    throw new Problem(400, "The payload breaks the rules of its fields.", {
      errors: issues.map(({ path: field = "", type, message }) => ({
        field,
        // A message of the schema's own would repeat the value.
        detail: type === "typeError" ? "This field has another type." : message,
      })),
    });
  }
};

/** A subscription with the words beside the boxes that the visitor ticked. */
const subscriptionOf = (
  { name, email }: Pick<Subscription, "name" | "email">,
  source: Subscription["source"],
): Subscription => ({
  name,
  email,
  source,
  consent: `${formCopy.consents.privacy} ${
    source === "newsletter" ? formCopy.consents.subscription : formCopy.consents.marketing
  }`,
});

/** A new file that is gone when it is closed, and when this process ends. */
const openUpload = async (dataDir: string): Promise<FileHandle> => {
  const file = path.join(dataDir, `${randomUUID()}.upload`);
  const handle = await open(file, "wx+", 0o600);
  await rm(file);
  return handle;
};

/** Gives an upload once someone reads it, which is when its mail is composed. */
async function* readUpload(upload: FileHandle, size: number): AsyncGenerator<Buffer> {
  const { buffer } = await upload.read(Buffer.alloc(size), 0, size, 0);
  yield buffer;
}

/**
 * Joins the five calls of specification §7 to the gateway. Each is answered with success when what it
 * asked for is safe on disk. A message and the wish for news beside it are taken together.
 */
export const registerCalls = (
  api: FastifyInstance,
  { store, settings, fetch: fetchFrom, wake, assertRoom }: CallParts,
): void => {
  const checkBot = createBotCheck(settings, fetchFrom);

  const add = (
    call: MailCall,
    handle: (request: FastifyRequest) => Promise<unknown>,
    mediaType = "application/json",
  ): void => {
    api.post(
      `/${mailPaths[call]}`,
      {
        bodyLimit: JSON_MAX_BYTES,
        // Before the body is read, but after the call was counted.
        preParsing: (request, _reply, _payload, done) => {
          const given = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
          const typeProblem =
            given === mediaType
              ? undefined
              : new Problem(415, `This address takes ${mediaType} only.`, {
                  headers: { "Accept-Post": mediaType },
                });
          done(forgeryProblem(request, settings) ?? typeProblem);
        },
        preValidation: assertRoom,
      },
      async (request, reply) => {
        await handle(request);
        return reply.code(204).send();
      },
    );
  };

  const turns = fastq.promise((work: () => Promise<void>) => work(), AT_ONCE);

  /** Composes and accepts a mail, with the wish for news beside it. */
  const accept = (
    request: FastifyRequest,
    mail: OutgoingMail,
    values: { name: string; email: string; marketing: boolean },
    source: Subscription["source"],
  ): Promise<void> =>
    turns.push(async () => {
      const composed = await composeMail(mail, newMailId());
      // No visitor sends as much in a day. Its number of bytes is larger than a column takes.
      const limit = (settings.DAILY_MB * MEBIBYTE) / KIBIBYTE;
      const { count, seconds } = await store.count("kibibytes", clientAddress(request), {
        amount: Math.ceil(composed.source.length / KIBIBYTE),
        seconds: DAY_SECONDS,
        limit,
      });
      if (count > limit) {
        throw new Problem(429, "This address has sent too much in a day.", {
          headers: { "Retry-After": String(Math.ceil(seconds)) },
        });
      }
      const header = request.headers[idempotencyHeader.toLowerCase()];
      const isNew = await store.accept(composed, {
        key:
          typeof header === "string"
            ? `${request.url} ${header.slice(0, LINE_MAX_LENGTH)}`
            : undefined,
        // These forms take any text as an address.
        subscription:
          values.marketing && isEmail(values.email) ? subscriptionOf(values, source) : undefined,
      });
      request.log.info({ mail: composed.id }, isNew ? "accepted" : "accepted before");
      wake();
    });

  add("contact", async (request) => {
    const values = await validate(payloadSchemas.contact, request.body);
    await checkBot(values.captchaToken, botCheckActions.contact);
    await accept(request, contactMail(values, settings), values, "contact");
  });

  const apply = async (request: FastifyRequest): Promise<void> => {
    const upload = await openUpload(settings.DATA_DIR);
    try {
      const payload = await readApplication(request, upload);
      if (payload.cv && sizeExceedsLimit(payload.cv.size)) {
        throw new Problem(413, "The CV is larger than this address takes.", {
          errors: [{ field: "cv", detail: formCopy.cvErrors.sizeExceedsLimit }],
        });
      }
      const values = await validate(payloadSchemas.application, payload);
      await checkBot(values.captchaToken, botCheckActions.application);
      const { name: fileName, size } = values.cv;
      const cv = { fileName, source: Readable.from(readUpload(upload, size)) };
      await accept(request, applicationMail(values, cv, settings), values, "application");
    } finally {
      await upload.close();
    }
  };
  add("application", apply, "multipart/form-data");

  add("subscribe", async (request) => {
    const values = await validate(payloadSchemas.subscribe, request.body);
    await checkBot(values.captchaToken, botCheckActions.subscribe);
    await store.subscribe(subscriptionOf(values.subscriber, "newsletter"));
    wake();
  });

  add("unsubscribe", async (request) => {
    const values = await validate(payloadSchemas.unsubscribe, request.body);
    await checkBot(values.captchaToken, botCheckActions.unsubscribe);
    await store.requestLeave(values.email);
    wake();
  });

  add("confirm", async (request) => {
    const values = await validate(payloadSchemas.confirm, request.body);
    const id = await readCode("leave", values.code, await store.secret());
    await checkBot(values.captchaToken, botCheckActions.confirm);
    if (!(await store.removeSubscriber(id))) throw outdatedLink();
  });
};
