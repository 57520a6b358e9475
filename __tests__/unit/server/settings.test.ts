import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { readSettings } from "../../../server/settings";

it("has a default for every setting that needs one, with the company's addresses", () => {
  expect(readSettings({ PORT: "", HOST: undefined, SMTP_URL: " " })).toEqual(
    expect.objectContaining({
      PORT: 9000,
      HOST: "localhost",
      PUBLIC_DIR: "public",
      LOG_LEVEL: "warn",
      MAIL_FROM: "Polysema <info@polysema.example>",
      MAIL_TO: "info@polysema.example",
      JOBS_TO: "jobs@polysema.example",
      OUTBOX_DIR: "outbox",
      DATA_DIR: "var",
      GATSBY_SITE_URL: "https://www.polysema.example",
      gatewayUrl: "https://www.polysema.example",
      isListed: true,
      ALLOWED_ORIGINS: [],
      TRUST_PROXY: 0,
    }),
  );
  expect(readSettings({ SMTP_URL: " " }).SMTP_URL).toBeUndefined();
});

it("parses settings", () => {
  const environment = { PORT: " 80 ", HOST: "::", PUBLIC_DIR: "/srv/site", LOG_LEVEL: "info" };
  expect(readSettings(environment)).toMatchObject({ ...environment, PORT: 80 });
  const gateway = { GATSBY_MAIL_GATEWAY_URL: "https://mail.example.org/" };
  expect(readSettings(gateway).gatewayUrl).toBe("https://mail.example.org");
});

it("lists the site in production only", () => {
  expect(readSettings({ GATSBY_SITE_MODE: "production" }).isListed).toBe(true);
  expect(readSettings({ GATSBY_SITE_MODE: "staging" }).isListed).toBe(false);
});

it.each([
  ["PORT", "abc", "a whole number from 0 to 65535"],
  ["PORT", "65536", "a whole number from 0 to 65535"],
  ["HOST", "http://x", "an address or a name, such as 0.0.0.0 or localhost"],
  ["LOG_LEVEL", "loud", "one of fatal, error, warn, info, debug, trace, silent"],
  ["MAIL_TO", "nobody", "an address such as info@example.org"],
  ["RATE_LIMIT", "0", "a whole number from 1 to 1000000"],
  ["ALLOWED_ORIGINS", "https://a.example/path", "origins such as https://www.example.org"],
  ["GATSBY_RECAPTCHA_ORIGIN", "www.recaptcha.net", "a web address such as https://"],
  ["GATSBY_XSRF_COOKIE", "a b;", "a name of letters, digits and hyphens"],
])("explains what is wrong with %s=%s", (name, value, allowed) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(`${name} must be ${allowed}`);
  expect(read).toThrow(`, but it is "${value}".`);
});

it.each([
  ["TOKEN_SECRET", "short", "must be at least 32 characters."],
  ["DATABASE_URL", "postgres://ada:secret@db.example.org/a", "sslmode may be left out"],
  ["DATABASE_URL", "postgres://ada:secret@localhost/polysema", "needs SMTP_URL"],
  ["SMTP_URL", "mail.example.org", "must be an address such as smtps://"],
  ["DATABASE_URL", "postgres:///site?host=db.example.org", "must be an address such as postgres:"],
  ["SMTP_URL", "smtp:", "must be an address such as smtps://"],
])("explains what is wrong with %s, but doesn't repeat the secret %s", (name, value, message) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} .*${message}`));
  expect(read).not.toThrow(value);
});

it("allows unencrypted mails to this machine only", () => {
  const settings = { SMTP_TLS: "off", SMTP_URL: "smtp://127.0.0.1:25" };
  expect(readSettings(settings).SMTP_TLS).toBe("off");
  const elsewhere = { ...settings, SMTP_URL: "smtp://mail.example.org" };
  expect(() => readSettings(elsewhere)).toThrow("this machine only");
});

it("reports all issues at once", () => {
  expect(() => readSettings({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT.*\nLOG_LEVEL/);
});

const example = readFileSync(".env.example", "utf8");

it(".env.example changes nothing if copied unchanged, so that a container keeps its image's settings", () => {
  expect(parseEnv(example)).toEqual({});
});

it(".env.example shows all settings of host and gateway with their defaults", () => {
  const shown = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ""));
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(["HOST", "OUTBOX_DIR", "RATE_LIMIT"]));
  const names = { GATSBY_XSRF_COOKIE: "XSRF-TOKEN", GATSBY_XSRF_HEADER: "X-XSRF-TOKEN" };
  expect(readSettings(shown)).toEqual(readSettings(names));
});
