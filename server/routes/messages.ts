import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import path from "node:path";
import fastq from "fastq";
import { type FastifyPluginCallback, type FastifyRequest } from "fastify";
import { botCheckActions, idempotencyHeader } from "../../src/forms/mail/contract/paths";
import { payloadSchemas } from "../../src/forms/mail/contract/schemas";
import { DAY_SECONDS, LINE_MAX_LENGTH } from "../../src/lib/limits";
import { getClientAddress } from "../plugins/rateLimit";
import { type OutgoingMail, composeMail, createMailId } from "../gateway/composeMail";
import { createApplicationMail, createContactMail, isEmail } from "../gateway/mails";
import { Problem } from "../gateway/problem";
import { readApplication } from "../gateway/readApplication";
import { type Subscription } from "../gateway/store";
import { addFormCall, toSubscription, validate } from "./formCall";

const KIBIBYTE = 1024;

/** Mails composed at a time; each one with a CV needs several times its size in memory. */
const CONCURRENCY = 4;

/** Opens a temporary file that disappears when it's closed or this process ends. */
const openUpload = async (dataDir: string): Promise<FileHandle> => {
  const file = path.join(dataDir, `${randomUUID()}.upload`);
  const handle = await open(file, "wx+", 0o600);
  await rm(file);
  return handle;
};

/** Adds the routes of contact messages and applications, stored with their subscriptions. */
export const messages: FastifyPluginCallback = (app, _options, done) => {
  const { settings, store } = app;
  const composeQueue = fastq.promise((work: () => Promise<void>) => work(), CONCURRENCY);

  const accept = (
    request: FastifyRequest,
    write: () => OutgoingMail | Promise<OutgoingMail>,
    values: { name: string; email: string; marketing: boolean },
    source: Subscription["source"],
  ): Promise<void> =>
    composeQueue.push(async () => {
      const composed = await composeMail(await write(), createMailId());
      // In kibibytes: a count of bytes could overflow the column.
      const limit = settings.DAILY_MB * KIBIBYTE;
      const { count, seconds } = await store.addToCounter("kibibytes", getClientAddress(request), {
        amount: Math.ceil(composed.source.length / KIBIBYTE),
        seconds: DAY_SECONDS,
        limit,
      });
      if (count > limit) {
        throw new Problem(429, "You have sent too much today. Please try again tomorrow.", {
          headers: { "Retry-After": String(Math.ceil(seconds)) },
        });
      }
      const header = request.headers[idempotencyHeader.toLowerCase()];
      const isNew = await store.accept(
        composed,
        typeof header === "string"
          ? `${request.url} ${header.slice(0, LINE_MAX_LENGTH)}`
          : undefined,
        // These forms accept any text as an address.
        values.marketing && isEmail(values.email) ? toSubscription(values, source) : undefined,
      );
      request.log.info({ mail: composed.id }, isNew ? "accepted" : "accepted before");
      app.wakeDelivery();
    });

  addFormCall(app, "contact", async (request) => {
    const values = await validate(payloadSchemas.contact, request.body);
    await app.checkBot(values.captchaToken, botCheckActions.contact);
    await accept(request, () => createContactMail(values, settings), values, "contact");
  });

  addFormCall(app, "application", async (request) => {
    const upload = await openUpload(settings.DATA_DIR);
    try {
      const payload = await readApplication(request, upload);
      const values = await validate(payloadSchemas.application, payload);
      await app.checkBot(values.captchaToken, botCheckActions.application);
      const { name: fileName, size } = values.cv;
      const write = async () => {
        const { buffer: content } = await upload.read(Buffer.alloc(size), 0, size, 0);
        return createApplicationMail(values, { fileName, content }, settings);
      };
      await accept(request, write, values, "application");
    } finally {
      await upload.close();
    }
  });
  done();
};
