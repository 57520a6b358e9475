import { z } from "zod";
import company from "../../data/site/company.json";
import site from "../../data/site/site.json";
import { antiForgeryNames } from "../../src/forms/mail/contract/paths";
import { oneOf, readEnvironment, wholeNumber } from "../readEnvironment";

const RECAPTCHA_URL = "https://www.google.com/recaptcha/api/siteverify";
const TOKEN_SECRET_MIN_LENGTH = 32;
const MEBIBYTE = 1_048_576;

const ADDRESS = /^[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+$/u;
const NAMED_ADDRESS = /^[^<>@\p{Cc}]*<[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>$/u;

const addressRule = "an address such as info@example.org";
const senderRule = "an address such as info@example.org or Name <info@example.org>";
const smtpRule = "an address such as smtps://user:password@smtp.example.org";
const databaseRule =
  "an address such as postgres://user:password@db.example.org/polysema?sslmode=verify-full; sslmode may be left out for this machine only";
/** What a header and a cookie may be called (RFC 9110). */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
const tokenRule = "a name of letters, digits and hyphens";
const secretRule = `at least ${TOKEN_SECRET_MIN_LENGTH} characters`;
const originsRule = "origins such as https://www.example.org, separated by commas";
const scoreRule = "a number from 0 to 1";

const isUrl = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);
const isOrigin = (text: string): boolean =>
  isUrl(text, ["http:", "https:"]) && new URL(text).origin === text;
const webRule = "a web address such as https://www.example.org";
const webAddress = () => z.string().refine((text) => isUrl(text, ["http:", "https:"]), webRule);

const LOOPBACK = /^(?:|localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** Whether the name of a server means this machine, where nobody listens in. */
export const isThisMachine = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

const isDatabaseUrl = (text: string): boolean =>
  isUrl(text, ["postgres:", "postgresql:"]) &&
  (isThisMachine(text) || new URL(text).searchParams.has("sslmode"));

const schema = z.object({
  SMTP_URL: z
    .string()
    .refine((text) => isUrl(text, ["smtp:", "smtps:"]) && new URL(text).hostname !== "", smtpRule)
    .optional(),
  SMTP_TLS: oneOf("required", "optional").default("required"),
  MAIL_FROM: z
    .string()
    .refine((text) => ADDRESS.test(text) || NAMED_ADDRESS.test(text), senderRule)
    .default(`${site.name} <${company.general.email}>`),
  MAIL_TO: z.string().regex(ADDRESS, addressRule).default(company.general.email),
  JOBS_TO: z.string().regex(ADDRESS, addressRule).default(company.general.jobsMail),
  OUTBOX_DIR: z.string().default("outbox"),
  DATA_DIR: z.string().default("var"),
  DATABASE_URL: z.string().refine(isDatabaseUrl, databaseRule).optional(),
  DELIVERY: oneOf("on", "off").default("on"),
  RETENTION_DAYS: wholeNumber(1, 3650).default(90),
  MAX_WAITING: wholeNumber(1, 1_000_000).default(10_000),
  DAILY_MB: wholeNumber(1, 100_000).default(50),
  MIN_FREE_MB: wholeNumber(0, 1_000_000).default(100),
  NEWSLETTER_CONFIRM: oneOf("true", "false").default("false"),
  TOKEN_SECRET: z.string().min(TOKEN_SECRET_MIN_LENGTH, secretRule).optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_MIN_SCORE: z
    .string()
    .transform(Number)
    .refine((score) => score >= 0 && score <= 1, scoreRule)
    .default(0.5),
  RECAPTCHA_URL: webAddress().default(RECAPTCHA_URL),
  GATSBY_SITE_URL: webAddress().default(site.addresses.website),
  GATSBY_MAIL_GATEWAY_URL: webAddress().optional(),
  GATSBY_XSRF_COOKIE: z.string().regex(TOKEN, tokenRule).optional(),
  GATSBY_XSRF_HEADER: z.string().regex(TOKEN, tokenRule).optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(",").map((origin) => origin.trim()))
    .refine((origins) => origins.every(isOrigin), originsRule)
    .default([]),
  RATE_LIMIT: wholeNumber(1, 1_000_000).default(30),
  RATE_LIMIT_SECONDS: wholeNumber(1, 86_400).default(60),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
});

/** Settings whose value must not be repeated in a message. */
const SECRETS: readonly string[] = ["SMTP_URL", "DATABASE_URL", "TOKEN_SECRET", "RECAPTCHA_SECRET"];

/**
 * Reads the gateway's settings; an absent or empty variable takes its default.
 * Throws an error that says in words, one line per variable, what is wrong.
 */
export const readGatewaySettings = (environment: Readonly<Record<string, string | undefined>>) => {
  const data = readEnvironment(schema, environment, SECRETS);
  if (data.DATABASE_URL !== undefined && data.SMTP_URL === undefined && !environment.OUTBOX_DIR) {
    throw new Error(
      "DATABASE_URL needs SMTP_URL: without it each host would write mails to a folder of its own. Set OUTBOX_DIR if that is what you want.",
    );
  }
  const website = data.GATSBY_SITE_URL.replace(/\/+$/, "");
  const gateway = data.GATSBY_MAIL_GATEWAY_URL ?? site.addresses.mailGateway;
  return {
    smtpUrl: data.SMTP_URL,
    smtpTls: data.SMTP_TLS,
    mailFrom: data.MAIL_FROM,
    mailTo: data.MAIL_TO,
    jobsTo: data.JOBS_TO,
    outboxDir: data.OUTBOX_DIR,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    delivers: data.DELIVERY === "on",
    retentionDays: data.RETENTION_DAYS,
    maxWaiting: data.MAX_WAITING,
    dailyBytes: data.DAILY_MB * MEBIBYTE,
    minFreeBytes: data.MIN_FREE_MB * MEBIBYTE,
    confirmsSubscribers: data.NEWSLETTER_CONFIRM === "true",
    tokenSecret: data.TOKEN_SECRET,
    recaptchaSecret: data.RECAPTCHA_SECRET,
    recaptchaMinScore: data.RECAPTCHA_MIN_SCORE,
    recaptchaUrl: data.RECAPTCHA_URL,
    website,
    gateway: gateway.replace(/\/+$/, "") || website,
    allowedOrigins: data.ALLOWED_ORIGINS,
    rateLimit: data.RATE_LIMIT,
    rateLimitSeconds: data.RATE_LIMIT_SECONDS,
    trustedProxies: data.TRUST_PROXY,
    antiForgery: antiForgeryNames,
  };
};

/** Settings of the mail gateway; .env.example explains each. */
export type GatewaySettings = Readonly<ReturnType<typeof readGatewaySettings>>;
