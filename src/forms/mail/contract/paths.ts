import { env } from "../../../lib/env";

export const mailPaths = {
  contact: "api/mail/basic",
  application: "api/mail/job/application",
  subscribe: "api/newsletter/subscribe",
  unsubscribe: "api/newsletter/unsubscribe",
  confirm: "api/newsletter/unsubscribe/confirm",
} as const;

export type MailCall = keyof typeof mailPaths;

/** Path that mail programs call to unsubscribe in one click (RFC 8058); no form uses it. */
export const oneClickPath = "api/newsletter/unsubscribe/one-click";

/** Path that confirms a subscription by a link, if the gateway requires it. */
export const confirmSubscriptionPath = "api/newsletter/subscribe/confirm";

/** Header with an idempotency key. A retried call with the same key is processed once. */
export const idempotencyHeader = "Idempotency-Key";

/** Action names of the bot check. reCAPTCHA allows letters, digits, underscores and slashes. */
export const botCheckActions: Readonly<Record<MailCall, string>> = {
  contact: "contact",
  application: "job_application",
  subscribe: "newsletter_subscribe",
  unsubscribe: "newsletter_unsubscribe",
  confirm: "newsletter_unsubscribe_confirm",
};

/** Cookie and header of the CSRF check. Their values must match in calls from our own origin. */
export const antiForgeryNames = { cookie: env.xsrfCookie, header: env.xsrfHeader } as const;

export const unsubscribeCodeParameter = env.unsubscribeParameter;
