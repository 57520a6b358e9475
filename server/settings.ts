import { z } from "zod";
import company from "../data/site/company.json";
import site from "../data/site/site.json";
import { DAY_SECONDS } from "../src/lib/limits";

export const { mailGateway: recordedGateway = "" }: { website: string; mailGateway?: string } =
  site.addresses;

export const EMAIL_PATTERN = /^[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+$/u;
const NAMED_EMAIL_PATTERN = /^[^<>@\p{Cc}]*<[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>$/u;
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
const DATABASE_RULE =
  "an address such as postgres://user:password@db.example.org/polysema?sslmode=verify-full; sslmode may be left out for this machine only";

const LOOPBACK = /^(?:|localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** True for a loopback host, a socket or no host. PostgreSQL's URLs may have a parameter `host`. */
export const isThisMachine = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? "";
  return LOOPBACK.test(hostname) && (LOOPBACK.test(host) || host.startsWith("/"));
};

const numberFrom = (min: number, max: number, rule = `a number from ${min} to ${max}`) =>
  z.coerce.number(rule).min(min, rule).max(max, rule);

const wholeNumber = (min: number, max: number) => {
  const rule = `a whole number from ${min} to ${max}`;
  return numberFrom(min, max, rule).int(rule);
};

const oneOf = <const Options extends [string, ...string[]]>(...options: Options) =>
  z.enum(options, `one of ${options.join(", ")}`);

const webAddress = () =>
  z
    .url({ protocol: /^https?$/, error: "a web address such as https://www.example.org" })
    .transform((url) => url.replace(/\/+$/, ""));

const address = () => z.string().regex(EMAIL_PATTERN, "an address such as info@example.org");

const token = () => z.string().regex(TOKEN, "a name of letters, digits and hyphens").optional();

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(9000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, "an address or a name, such as 0.0.0.0 or localhost")
    .default("localhost"),
  PUBLIC_DIR: z.string().default("public"),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent").default("warn"),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "an address such as smtps://user:password@smtp.example.org",
    })
    .optional(),
  SMTP_TLS: oneOf("required", "optional", "off").default("required"),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => EMAIL_PATTERN.test(text) || NAMED_EMAIL_PATTERN.test(text),
      "an address such as info@example.org or Name <info@example.org>",
    )
    .default(`${site.name} <${company.general.email}>`),
  MAIL_TO: address().default(company.general.email),
  JOBS_TO: address().default(company.general.jobsMail),
  OUTBOX_DIR: z.string().default("outbox"),
  DATA_DIR: z.string().default("var"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: DATABASE_RULE, abort: true })
    .refine((url) => isThisMachine(url) || new URL(url).searchParams.has("sslmode"), DATABASE_RULE)
    .optional(),
  DELIVERY: oneOf("on", "off").default("on"),
  RETENTION_DAYS: wholeNumber(1, 3650).default(90),
  MAX_WAITING: wholeNumber(1, 1_000_000).default(10_000),
  DAILY_MB: wholeNumber(1, 100_000).default(50),
  MIN_FREE_MB: wholeNumber(0, 1_000_000).default(100),
  NEWSLETTER_CONFIRM: oneOf("true", "false").default("false"),
  TOKEN_SECRET: z.string().min(32, "at least 32 characters").optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_MIN_SCORE: numberFrom(0, 1).default(0.5),
  RECAPTCHA_URL: webAddress().default("https://www.google.com/recaptcha/api/siteverify"),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(",").map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every((one) => URL.canParse(one) && new URL(one).origin === one),
      "origins such as https://www.example.org, separated by commas",
    )
    .default([]),
  RATE_LIMIT: wholeNumber(1, 1_000_000).default(30),
  RATE_LIMIT_SECONDS: wholeNumber(1, DAY_SECONDS).default(60),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  GATSBY_SITE_URL: webAddress().default(site.addresses.website),
  GATSBY_SITE_MODE: z.string().default("production"),
  GATSBY_MAIL_GATEWAY_URL: webAddress().default(recordedGateway),
  GATSBY_RECAPTCHA_ORIGIN: webAddress().optional(),
  GATSBY_RECAPTCHA_SITE_KEY: z.string().optional(),
  GATSBY_ANALYTICS_ORIGIN: webAddress().optional(),
  GATSBY_ANALYTICS_ID: z.string().optional(),
  GATSBY_XSRF_COOKIE: token(),
  GATSBY_XSRF_HEADER: token(),
});

/** Error messages must not repeat these values. */
const SECRETS = ["SMTP_URL", "DATABASE_URL", "TOKEN_SECRET", "RECAPTCHA_SECRET"];

/** Parses the settings; empty variables get their default. Throws an error with all issues. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>) => {
  const given: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value = ""]) =>
      value.trim() === "" ? [] : [[name, value.trim()]],
    ),
  );
  const { success, data, error } = schema.safeParse(given);
  if (!success) {
    const lines = error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const shown = SECRETS.includes(name) ? "" : `, but it is "${given[name] ?? ""}"`;
      return `${name} must be ${message}${shown}.`;
    });
    throw new Error([...new Set(lines)].join("\n"));
  }
  if (data.SMTP_TLS === "off" && data.SMTP_URL && !isThisMachine(data.SMTP_URL)) {
    throw new Error("SMTP_TLS may be off for a mail server on this machine only.");
  }
  if (data.DATABASE_URL && !data.SMTP_URL && !given.OUTBOX_DIR) {
    throw new Error(
      "DATABASE_URL needs SMTP_URL: without it each host would write mails to a folder of its own. Set OUTBOX_DIR if that is what you want.",
    );
  }
  return {
    ...data,
    gatewayUrl: data.GATSBY_MAIL_GATEWAY_URL || data.GATSBY_SITE_URL,
    isListed: site.mode === "production" && data.GATSBY_SITE_MODE === "production",
  };
};

export type Settings = Readonly<ReturnType<typeof readSettings>>;
