import { env } from "../../../lib/env";

/** The five calls of the forms, relative to the gateway's base address. */
export const mailPaths = {
  contact: "api/mail/basic",
  application: "api/mail/job/application",
  subscribe: "api/newsletter/subscribe",
  unsubscribe: "api/newsletter/unsubscribe",
  confirm: "api/newsletter/unsubscribe/confirm",
} as const;

/** The name of one of the five calls. */
export type MailCall = keyof typeof mailPaths;

/** What mail programs call to unsubscribe in one click (RFC 8058); no form does. */
export const oneClickPath = "api/newsletter/unsubscribe/one-click";

/** Where a subscription is confirmed by a link, where the gateway asks for that. */
export const confirmSubscriptionPath = "api/newsletter/subscribe/confirm";

/** The header with a key that a page sends again when it repeats a call: what came once is taken once. */
export const idempotencyHeader = "Idempotency-Key";

/** One fixed bot-check action per call, of letters and underscores only. */
export const botCheckActions: Readonly<Record<MailCall, string>> = {
  contact: "contact",
  application: "job_application",
  subscribe: "newsletter_subscribe",
  unsubscribe: "newsletter_unsubscribe",
  confirm: "newsletter_unsubscribe_confirm",
};

/** The cookie and the header that must agree on relative calls that change something. */
export interface AntiForgeryNames {
  cookie: string;
  header: string;
}

/** The pair of this site and its gateway. */
export const antiForgeryNames: AntiForgeryNames = {
  cookie: env.xsrfCookie,
  header: env.xsrfHeader,
};

/** The query parameter of the unsubscribe page that holds the confirmation code. */
export const unsubscribeCodeParameter = env.unsubscribeParameter;
