import { formCopy } from "../../copy/formCopy";
import { CALL_TIMEOUT_MS, CAPTCHA_DELAY_MS, UPLOAD_TIMEOUT_MS } from "../../lib/limits";
import { readCookie } from "../../lib/storage";
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

/**
 * Client of the mail gateway. A call resolves on any success status, ignores the body, and rejects
 * with a MailFailure otherwise. Aborting the signal cancels a call.
 */
export type MailApi = ReturnType<typeof createMailApi>;

/** The error with which calls reject; `cause` has the details. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
}

interface MailApiParts {
  /** Empty for the site's own host. */
  baseUrl: string;
  post: (address: string, request: RequestInit) => Promise<Pick<Response, "ok" | "status">>;
  botCheck: BotCheck;
  readCookies: () => string;
  renewCookie: (signal: AbortSignal) => Promise<unknown>;
}

const isRelative = (address: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);

export const createMailApi = ({
  baseUrl,
  post,
  botCheck,
  readCookies,
  renewCookie,
}: MailApiParts) => {
  const readToken = () => readCookie(readCookies(), antiForgeryNames.cookie);

  const antiForgeryHeader = async (signal: AbortSignal) => {
    if (!readToken()) await renewCookie(signal);
    return { [antiForgeryNames.header]: readToken() ?? "" };
  };

  /** Idempotency keys of unsuccessful calls by payload. A retry reuses the key. */
  const keys = new Map<string, string>();
  const keyOf = (message: string): string => {
    const key = keys.get(message) ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
    keys.set(message, key);
    return key;
  };

  const send = async (
    call: MailCall,
    message: string,
    bodyWith: (captchaToken: string) => string | FormData,
    signal: AbortSignal | undefined,
  ): Promise<void> => {
    try {
      await new Promise((resolve) => setTimeout(resolve, CAPTCHA_DELAY_MS));
      const body = bodyWith(await botCheck.token(botCheckActions[call], signal));
      const address = `${baseUrl.replace(/\/+$/, "")}/${mailPaths[call]}`;
      // The browser sets a multipart type itself, with its boundary.
      const type = typeof body === "string" ? { "Content-Type": "application/json" } : {};
      const timeout = typeof body === "string" ? CALL_TIMEOUT_MS : UPLOAD_TIMEOUT_MS;
      const answer = await withDeadline(timeout, signal, async (deadline) =>
        post(address, {
          method: "POST",
          headers: {
            Accept: "application/json",
            ...type,
            // Browsers block calls to another origin that doesn't allow these headers (CORS).
            ...(isRelative(address)
              ? { ...(await antiForgeryHeader(deadline)), [idempotencyHeader]: keyOf(message) }
              : {}),
          },
          body,
          signal: deadline,
        }),
      );
      if (!answer.ok) throw new Error(`The mail gateway answered ${answer.status}.`);
      keys.delete(message);
    } catch (cause) {
      throw new MailFailure(`The call ${call} failed.`, { cause });
    }
  };

  const sendJson = (call: MailCall, payload: object, signal: AbortSignal | undefined) =>
    send(
      call,
      JSON.stringify([call, payload]),
      (captchaToken) => JSON.stringify({ ...payload, captchaToken }),
      signal,
    );

  return {
    prepare: () => botCheck.prepare(),
    contact: (values: ContactValues, signal?: AbortSignal) =>
      sendJson("contact", { ...values, subject: formCopy.subjects.contact(values.name) }, signal),
    application: ({ cv, ...values }: Application, signal?: AbortSignal) =>
      send(
        "application",
        JSON.stringify([values, cv.name, cv.size, cv.lastModified]),
        (captchaToken) => {
          const form = new FormData();
          form.set("subject", formCopy.subjects.application(values.position));
          for (const [name, value] of Object.entries(values)) form.set(name, String(value));
          form.set("captchaToken", captchaToken);
          // The file comes last, so that the gateway receives all other fields first.
          form.set("cv", cv, cv.name);
          return form;
        },
        signal,
      ),
    subscribe: (values: SubscriptionValues, signal?: AbortSignal) =>
      sendJson("subscribe", values, signal),
    unsubscribe: (values: UnsubscriptionValues, signal?: AbortSignal) =>
      sendJson("unsubscribe", values, signal),
    confirm: (values: ConfirmationValues, signal?: AbortSignal) =>
      sendJson("confirm", values, signal),
  };
};
