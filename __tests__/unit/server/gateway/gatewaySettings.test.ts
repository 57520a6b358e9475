import { subscribersCsv } from "../../../../server/gateway/subscribersCsv";
import { readGatewaySettings } from "../../../../server/gateway/gatewaySettings";

describe("readGatewaySettings", () => {
  it("works without any variable, with the company's addresses", () => {
    expect(readGatewaySettings({ SMTP_URL: " " })).toMatchObject({
      smtpUrl: undefined,
      mailFrom: "Polysema <info@polysema.example>",
      mailTo: "info@polysema.example",
      jobsTo: "jobs@polysema.example",
      outboxDir: "outbox",
      dataDir: "var",
      website: "https://www.polysema.example",
      allowedOrigins: [],
      trustedProxies: 0,
    });
  });

  it.each([
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
  ])(
    "says in plain words what is wrong with %s, and repeats no secret",
    (name, value, sentence) => {
      expect(() => readGatewaySettings({ [name]: value })).toThrow(new Error(sentence));
    },
  );
});

it("exports the list as CSV, no cell a formula", () => {
  const subscriber = {
    id: "1",
    email: "ada@example.org",
    name: '=SUM("a")',
    consent: "Yes, by email.",
    subscribed_at: 1_767_323_045,
    source: "newsletter",
    leaveUrl: "https://www.example.org/leave",
  };
  expect(subscribersCsv([subscriber])).toBe(
    'email,name,subscribedAt,source,consent,leave\r\nada@example.org,"\'=SUM(""a"")",2026-01-02T03:04:05.000Z,newsletter,"Yes, by email.",https://www.example.org/leave\r\n',
  );
});
