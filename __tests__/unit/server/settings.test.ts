import { readSettings } from "../../../server/settings";

describe("readSettings", () => {
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
        gateway: "https://www.polysema.example",
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
    expect(readSettings(gateway).gateway).toBe("https://mail.example.org");
  });

  it("lists the site in production only", () => {
    expect(readSettings({ GATSBY_SITE_MODE: "production" }).isListed).toBe(true);
    expect(readSettings({ GATSBY_SITE_MODE: "staging" }).isListed).toBe(false);
  });

  it.each([
    ["PORT", "abc", 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
    ["PORT", "65536", 'PORT must be a whole number from 0 to 65535, but it is "65536".'],
    [
      "HOST",
      "http://x",
      'HOST must be an address or a name, such as 0.0.0.0 or localhost, but it is "http://x".',
    ],
    [
      "LOG_LEVEL",
      "loud",
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but it is "loud".',
    ],
    [
      "MAIL_TO",
      "nobody",
      'MAIL_TO must be an address such as info@example.org, but it is "nobody".',
    ],
    ["RATE_LIMIT", "0", 'RATE_LIMIT must be a whole number from 1 to 1000000, but it is "0".'],
    [
      "ALLOWED_ORIGINS",
      "https://a.example/path",
      'ALLOWED_ORIGINS must be origins such as https://www.example.org, separated by commas, but it is "https://a.example/path".',
    ],
    ["TOKEN_SECRET", "short", "TOKEN_SECRET must be at least 32 characters."],
    [
      "DATABASE_URL",
      "postgres://user:password@db.example.org/polysema",
      "DATABASE_URL must be an address such as postgres://user:password@db.example.org/polysema?sslmode=verify-full; sslmode may be left out for this machine only.",
    ],
    [
      "SMTP_URL",
      "mail.example.org",
      "SMTP_URL must be an address such as smtps://user:password@smtp.example.org.",
    ],
    [
      "SMTP_URL",
      "smtp:",
      "SMTP_URL must be an address such as smtps://user:password@smtp.example.org.",
    ],
    [
      "DATABASE_URL",
      "postgres://user:password@localhost/polysema",
      "DATABASE_URL needs SMTP_URL: without it each host would write mails to a folder of its own. Set OUTBOX_DIR if that is what you want.",
    ],
    [
      "GATSBY_XSRF_COOKIE",
      "a b;",
      'GATSBY_XSRF_COOKIE must be a name of letters, digits and hyphens, but it is "a b;".',
    ],
  ])("explains what is wrong with %s=%s, and repeats no secret", (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(new Error(sentence));
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
});
