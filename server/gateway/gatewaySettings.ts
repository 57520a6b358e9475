import { z } from "zod";
import company from "../../data/site/company.json";
import site from "../../data/site/site.json";
import { type AntiForgeryNames, antiForgeryNames } from "../../src/forms/mail/contract/paths";
import { readEnvironment } from "../readEnvironment";

/** Settings of the mail gateway, read from environment variables; .env.example explains each. */
export interface GatewaySettings {
  /** SMTP_URL; without one mails stay in the outbox. */
  smtpUrl: string | undefined;
  /** SMTP_TLS: whether mails go only to a server that encrypts; one on this machine needs not. */
  smtpTls: (typeof SMTP_TLS)[number];
  /** MAIL_FROM: the sender of every mail. */
  mailFrom: string;
  /** MAIL_TO: who reads contact messages. */
  mailTo: string;
  /** JOBS_TO: who reads applications. */
  jobsTo: string;
  /** OUTBOX_DIR: accepted mails that are not delivered yet. */
  outboxDir: string;
  /** DATA_DIR: subscribers and the generated secret. */
  dataDir: string;
  /** TOKEN_SECRET: signs unsubscribe links; undefined has one generated and kept in dataDir. */
  tokenSecret: string | undefined;
  /** RECAPTCHA_SECRET; without one every token that is not empty passes. */
  recaptchaSecret: string | undefined;
  /** RECAPTCHA_MIN_SCORE: least score that passes, 0 to 1. */
  recaptchaMinScore: number;
  /** RECAPTCHA_URL: where tokens are verified. */
  recaptchaUrl: string;
  /** GATSBY_SITE_URL or the record's: the website that links lead to. */
  website: string;
  /** GATSBY_MAIL_GATEWAY_URL or the record's, else the website: where mail programs find this gateway. */
  gateway: string;
  /** ALLOWED_ORIGINS: other origins that may call the gateway. */
  allowedOrigins: readonly string[];
  /** RATE_LIMIT: calls that an address may make within the window. */
  rateLimit: number;
  /** RATE_LIMIT_SECONDS: the window. */
  rateLimitSeconds: number;
  /** TRUST_PROXY: proxies in front that add to X-Forwarded-For; 0 ignores the header. */
  trustedProxies: number;
  /** The names of the anti-forgery pair. */
  antiForgery: AntiForgeryNames;
}

const SMTP_TLS = ["required", "optional"] as const;
const RECAPTCHA_URL = "https://www.google.com/recaptcha/api/siteverify";
const TOKEN_SECRET_MIN_LENGTH = 32;

const ADDRESS = /^[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+$/u;
const NAMED_ADDRESS = /^[^<>@\p{Cc}]*<[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>$/u;

const addressRule = "an address such as info@example.org";
const senderRule = "an address such as info@example.org or Name <info@example.org>";
const smtpRule = "an address such as smtps://user:password@smtp.example.org";
const secretRule = `at least ${TOKEN_SECRET_MIN_LENGTH} characters`;
const originsRule = "origins such as https://www.example.org, separated by commas";
const scoreRule = "a number from 0 to 1";

const isUrl = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);
const isOrigin = (text: string): boolean =>
  isUrl(text, ["http:", "https:"]) && new URL(text).origin === text;
const webRule = "a web address such as https://www.example.org";
const webAddress = () => z.string().refine((text) => isUrl(text, ["http:", "https:"]), webRule);

const wholeNumber = (min: number, max: number) => {
  const rule = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, rule)
    .transform(Number)
    .refine((number) => number >= min && number <= max, rule);
};

const schema = z.object({
  SMTP_URL: z
    .string()
    .refine((text) => isUrl(text, ["smtp:", "smtps:"]), smtpRule)
    .optional(),
  SMTP_TLS: z.enum(SMTP_TLS, `one of ${SMTP_TLS.join(", ")}`).default("required"),
  MAIL_FROM: z
    .string()
    .refine((text) => ADDRESS.test(text) || NAMED_ADDRESS.test(text), senderRule)
    .default(`${site.name} <${company.general.email}>`),
  MAIL_TO: z.string().regex(ADDRESS, addressRule).default(company.general.email),
  JOBS_TO: z.string().regex(ADDRESS, addressRule).default(company.general.jobsMail),
  OUTBOX_DIR: z.string().default("outbox"),
  DATA_DIR: z.string().default("var"),
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
const SECRETS: readonly string[] = ["SMTP_URL", "TOKEN_SECRET", "RECAPTCHA_SECRET"];

/**
 * Reads the gateway's settings; an absent or empty variable takes its default.
 * Throws an error that says in words, one line per variable, what is wrong.
 */
export const readGatewaySettings = (
  environment: Readonly<Record<string, string | undefined>>,
): GatewaySettings => {
  const data = readEnvironment(schema, environment, SECRETS);
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
