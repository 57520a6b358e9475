import { formCopy } from "../../copy/formCopy";
import { CALL_TIMEOUT_MS, CAPTCHA_DELAY_MS, UPLOAD_TIMEOUT_MS } from "../../lib/limits";
import { readCookie } from "../../lib/storage";
import { homePath } from "../../routes/paths";
import type { BotCheck } from "./botCheck";
import {
  antiForgeryNames,
  botCheckActions,
  idempotencyHeader,
  mailPaths,
  type MailCall,
} from "./contract/paths";
import type {
  ApplicationValues,
  ConfirmationValues,
  ContactValues,
  SubscriptionValues,
  UnsubscriptionValues,
} from "./contract/schemas";
import { withDeadline } from "./withDeadline";

type Application = Omit<ApplicationValues, "cv"> & { cv: File };

const readToken = () => readCookie(document.cookie, antiForgeryNames.cookie);

/** Returns the anti-forgery header. Without its cookie, first loads a page, which sets it. */
async function getAntiForgeryHeader(signal: AbortSignal) {
  if (!readToken())
    await fetch(homePath, { headers: { Accept: "text/html" }, cache: "no-store", signal });
  return { [antiForgeryNames.header]: readToken() ?? "" };
}

function toFormData(fields: object, cv: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  // The file comes last, so that the gateway receives all other fields first.
  form.set("cv", cv);
  return form;
}

/**
 * Client of the mail gateway. A call resolves on any success status, ignores the body, and rejects
 * otherwise. Aborting the signal cancels a call.
 */
export type MailApi = ReturnType<typeof createMailApi>;

/** `baseUrl`: address of the gateway; empty for the site's own host. */
export const createMailApi = (baseUrl: string, botCheck: BotCheck) => {
  /** Idempotency keys of unsuccessful calls by payload. A retry reuses the key. */
  const keys = new Map<string, string>();
  const keyOf = (message: string): string => {
    const key = keys.get(message) ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
    keys.set(message, key);
    return key;
  };

  const send = async (
    call: MailCall,
    payload: object,
    signal: AbortSignal | undefined,
    cv?: File,
  ): Promise<void> => {
    const message = JSON.stringify([call, payload, cv?.name, cv?.size, cv?.lastModified]);
    await new Promise((resolve) => setTimeout(resolve, CAPTCHA_DELAY_MS));
    const captchaToken = await botCheck.token(botCheckActions[call], signal);
    const fields = { ...payload, captchaToken };
    const answer = await withDeadline(
      cv ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS,
      signal,
      async (deadline) =>
        fetch(`${baseUrl.replace(/\/+$/, "")}/${mailPaths[call]}`, {
          method: "POST",
          headers: {
            Accept: "application/json",
            // The browser sets a multipart type itself, with its boundary.
            ...(cv ? {} : { "Content-Type": "application/json" }),
            // Browsers block calls to another origin that doesn't allow these headers (CORS).
            ...(baseUrl === ""
              ? { ...(await getAntiForgeryHeader(deadline)), [idempotencyHeader]: keyOf(message) }
              : {}),
          },
          body: cv ? toFormData(fields, cv) : JSON.stringify(fields),
          signal: deadline,
        }),
    );
    if (!answer.ok) throw new Error(`The mail gateway answered ${answer.status}.`);
    keys.delete(message);
  };

  return {
    prepare: botCheck.prepare,
    contact: (values: ContactValues, signal?: AbortSignal) =>
      send("contact", { ...values, subject: formCopy.subjects.contact(values.name) }, signal),
    application: ({ cv, ...values }: Application, signal?: AbortSignal) => {
      const subject = formCopy.subjects.application(values.position);
      return send("application", { subject, ...values }, signal, cv);
    },
    subscribe: (values: SubscriptionValues, signal?: AbortSignal) =>
      send("subscribe", values, signal),
    unsubscribe: (values: UnsubscriptionValues, signal?: AbortSignal) =>
      send("unsubscribe", values, signal),
    confirm: (values: ConfirmationValues, signal?: AbortSignal) => send("confirm", values, signal),
  };
};
