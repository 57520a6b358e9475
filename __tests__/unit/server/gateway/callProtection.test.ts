import Fastify, { type FastifyInstance } from "fastify";
import { mailPaths } from "../../../../src/forms/mail/contract/paths";
import { mailGateway } from "../../../../server/mailGateway";
import {
  closeLater,
  newFolder,
  PAIR,
  payloads,
  prepareDatabase,
  start,
  type TestGateway,
  testSettings,
} from "./gatewayKit";

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await start();
});

describe("the anti-forgery pair (API-10, AMB-14)", () => {
  const A_YEAR = "public, max-age=31536000, immutable";
  let pages: FastifyInstance;

  beforeEach(async () => {
    pages = closeLater(Fastify());
    const root = newFolder();
    await prepareDatabase(root);
    await pages.register(mailGateway, { settings: testSettings(root) });
    const answers: Record<string, [status: number, cacheControl: string, type?: string]> = {
      "/page": [200, "no-cache", "text/html; charset=utf-8"],
      "/page-as-before": [304, "no-cache"],
      "/file": [200, A_YEAR, "font/woff2"],
      "/file-as-before": [304, A_YEAR],
      "/moved": [301, "no-cache"],
    };
    for (const [url, [status, cacheControl, type]] of Object.entries(answers)) {
      pages.get(url, (_request, reply) => {
        if (type !== undefined) void reply.type(type);
        return reply.code(status).header("Cache-Control", cacheControl).send();
      });
    }
  });

  it("starts with a cookie on pages, which scripts can read", async () => {
    const page = await gateway.app.inject({ url: "/", headers: { accept: "text/html" } });
    expect(page.headers["set-cookie"]).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/);
    const again = await gateway.app.inject({ url: "/", headers: { accept: "text/html", ...PAIR } });
    expect(again.headers["set-cookie"]).toBeUndefined();
    const other = await gateway.app.inject({ url: "/", headers: { accept: "*/*" } });
    expect(other.headers["set-cookie"]).toBeUndefined();
  });

  const cookieOver = async (tried: TestGateway, protocols: string): Promise<string> => {
    const headers = { accept: "text/html", "x-forwarded-proto": protocols };
    return String((await tried.app.inject({ url: "/", headers })).headers["set-cookie"]);
  };

  it("uses the first of two trusted proxies to detect HTTPS", async () => {
    const proxied = await start({ TRUST_PROXY: "2" });
    for (const protocols of ["https,http", "https, https", "https"]) {
      expect(await cookieOver(proxied, protocols)).toContain("; Secure");
    }
    for (const protocols of ["http,https", "http", ""]) {
      expect(await cookieOver(proxied, protocols)).not.toContain("Secure");
    }
  });

  it("keeps pages with the cookie out of shared caches, and no others", async () => {
    const page = await pages.inject({ url: "/page", headers: { accept: "text/html" } });
    expect(page.headers["cache-control"]).toBe("private, no-cache");
    const again = await pages.inject({ url: "/page", headers: { accept: "text/html", ...PAIR } });
    expect(again.headers["cache-control"]).toBe("no-cache");
  });

  it("sets the cookie on a 304 for a page too, because the browser's cookie may be gone", async () => {
    const page = await pages.inject({ url: "/page-as-before", headers: { accept: "text/html" } });
    expect(page.statusCode).toBe(304);
    expect(page.headers["set-cookie"]).toMatch(/^XSRF-TOKEN=/);
    expect(page.headers["cache-control"]).toBe("private, no-cache");
  });

  it.each(["/file", "/file-as-before", "/moved"])(
    "sets no cookie on other responses, even if opened like a page: %s",
    async (url) => {
      const { headers } = await pages.inject({ url, headers: { accept: "text/html,*/*" } });
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["cache-control"]).not.toContain("private");
    },
  );

  it.each([
    ["no cookie", { "x-xsrf-token": "a-random-number" }],
    ["no header", { cookie: PAIR.cookie }],
    ["two values", { ...PAIR, "x-xsrf-token": "another" }],
    ["empty values", { cookie: "XSRF-TOKEN=", "x-xsrf-token": "" }],
    ["a foreign origin", { ...PAIR, origin: "https://evil.example" }],
    ["a hidden origin", { ...PAIR, origin: "null" }],
  ])("rejects %s", async (_name, headers) => {
    expect((await gateway.call("contact", payloads.contact, headers)).status).toBe(403);
  });

  it("is accepted from the site's own origin", async () => {
    for (const origin of ["http://localhost:80", "https://www.polysema.example"]) {
      const headers = { ...PAIR, host: "localhost", origin };
      expect((await gateway.call("contact", payloads.contact, headers)).status).toBe(204);
    }
  });

  it("ignores the forwarded host of a client", async () => {
    const proxied = await start({ TRUST_PROXY: "1" });
    const origin = "https://evil.example";
    const headers = { ...PAIR, origin, "x-forwarded-host": "evil.example" };
    expect((await proxied.call("contact", payloads.contact, headers)).status).toBe(403);
  });

  it("isn't needed from an allowed origin, by CORS", async () => {
    const origin = "https://other.example";
    const shared = await start({ ALLOWED_ORIGINS: origin });
    const answer = await shared.call("contact", payloads.contact, { origin });
    expect(answer.status).toBe(204);
    expect(answer.headers["access-control-allow-origin"]).toBe(origin);
    const preflight = await shared.app.inject({
      method: "OPTIONS",
      url: `/${mailPaths.contact}`,
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers["access-control-allow-methods"]).toContain("POST");
    const foreign = await shared.call("contact", payloads.contact, {
      origin: "https://evil.example",
    });
    expect(foreign.status).toBe(403);
    expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("doesn't count preflights, and shows Retry-After to scripts of an allowed origin", async () => {
    const origin = "https://other.example";
    const shared = await start({ ALLOWED_ORIGINS: origin, RATE_LIMIT: "1" });
    const url = `/${mailPaths.contact}`;
    const preflight = async () =>
      (await shared.app.inject({ method: "OPTIONS", url, headers: { origin } })).statusCode;
    expect([await preflight(), await preflight()]).toEqual([204, 204]);
    expect((await shared.call("contact", payloads.contact, { origin })).status).toBe(204);
    const refused = await shared.call("contact", payloads.contact, { origin });
    expect(refused).toMatchObject({
      status: 429,
      headers: {
        "access-control-allow-origin": origin,
        "access-control-expose-headers": "Retry-After",
      },
    });
    expect(await preflight()).toBe(204);
  });
});

const passed = { success: true, action: "contact", hostname: "www.polysema.example", score: 0.9 };
const startWith = (answer: () => Promise<Response>) =>
  start({ RECAPTCHA_SECRET: "secret" }, { fetch: answer });

it("the bot check with a secret asks the provider and accepts a valid token", async () => {
  const provider = jest.fn(() => Promise.resolve(Response.json(passed)));
  const checked = await startWith(provider);
  expect((await checked.call("contact", payloads.contact)).status).toBe(204);
  expect(provider.mock.calls).toMatchObject([
    ["https://www.google.com/recaptcha/api/siteverify", { method: "POST" }],
  ]);
});

it.each([
  ["a refused token", { success: false }],
  ["the token of another call", { ...passed, action: "newsletter_subscribe" }],
  ["the token of another site", { ...passed, hostname: "evil.example" }],
  ["a low score", { ...passed, score: 0.1 }],
  ["no score", { ...passed, score: undefined }],
])("the bot check with a secret rejects %s and stores nothing", async (_name, verdict) => {
  const checked = await startWith(() => Promise.resolve(Response.json(verdict)));
  expect((await checked.call("contact", payloads.contact)).status).toBe(403);
  expect(await checked.mails()).toEqual([]);
});

const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

it.each<[string, () => Promise<Response>, string?]>([
  ["does not answer", () => Promise.reject(new TypeError("fetch failed", { cause: refused }))],
  ["answers with a page", () => Promise.resolve(new Response("<html>")), '"failed"'],
])(
  "503 and the log say why if the bot check's provider %s",
  async (_name, answer, why = "REFUSED") => {
    const checked = await startWith(answer);
    expect((await checked.call("contact", payloads.contact)).status).toBe(503);
    expect(checked.logged()).toContain(why);
  },
);
