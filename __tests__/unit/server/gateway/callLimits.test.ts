import type { InjectOptions } from "fastify";
import { type MailCall, mailPaths } from "../../../../src/forms/mail/contract/paths";
import { newFolder, PAIR, payloads, postgresUrl, start, type TestGateway } from "./gatewayKit";

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await start();
});

const calls: MailCall[] = ["contact", "application", "subscribe", "unsubscribe", "confirm"];

it.each(calls)("problem documents answer rejected %s calls: 400, 403, 405, 415", async (call) => {
  const url = `/${mailPaths[call]}`;
  const isForm = call === "application";
  const type = isForm ? "multipart/form-data; boundary=x" : "application/json";
  const post = (headers: Record<string, string>, payload: string) =>
    gateway.app.inject({ method: "POST", url, headers, payload });
  const answers = [
    await post({ ...PAIR, "content-type": type }, "{"),
    await post({ "content-type": type }, "{}"),
    await gateway.app.inject({ method: "GET", url }),
    await post({ ...PAIR, "content-type": "text/plain" }, "x"),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 403, 405, 415]);
  for (const answer of answers) {
    expect(answer.headers["content-type"]).toBe("application/problem+json");
    expect(answer.json()).toMatchObject({ type: "about:blank", status: answer.statusCode });
  }
  expect(answers[2]?.headers.allow).toBe("POST, OPTIONS");
});

it("a JSON body larger than any letter is answered with 413, and a letter above its limit with 400", async () => {
  const long = { ...payloads.contact, message: "x".repeat(20_001) };
  expect((await gateway.call("contact", long)).status).toBe(400);
  const huge = { ...payloads.contact, message: "x".repeat(300_000) };
  expect((await gateway.call("contact", huge)).status).toBe(413);
});

it("calls above the limit of an address are answered with 429 and Retry-After", async () => {
  const limited = await start({ RATE_LIMIT: "2" });
  for (let time = 0; time < 2; time += 1) {
    expect((await limited.call("contact", payloads.contact)).status).toBe(204);
  }
  const refused = await limited.call("contact", payloads.contact);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.headers["content-type"]).toBe("application/problem+json");
  expect((await limited.app.inject("/healthz")).statusCode).toBe(200);
});

it("rejected calls count towards the limit", async () => {
  const limited = await start({ RATE_LIMIT: "4" });
  const url = `/${mailPaths.contact}`;
  const headers = { ...PAIR, "content-type": "text/plain" };
  const refused: [InjectOptions, number][] = [
    [{ method: "POST", url }, 403],
    [{ method: "PUT", url }, 405],
    [{ method: "GET", url: "/api/other" }, 404],
    [{ method: "POST", url, headers, payload: "x" }, 415],
    [{ method: "POST", url }, 429],
  ];
  for (const [call, status] of refused) {
    expect((await limited.app.inject(call)).statusCode).toBe(status);
  }
});

const statuses = async (tried: TestGateway, addresses: readonly string[]) => {
  const all: number[] = [];
  for (const address of addresses) {
    const headers = { ...PAIR, "x-forwarded-for": address };
    all.push((await tried.call("contact", payloads.contact, headers)).status);
  }
  return all;
};

// With PostgreSQL, counts per address are rows in the database.
const inMemory = postgresUrl === "" ? it : it.skip;
inMemory("rejected calls still count after thousands of other addresses", async () => {
  const limited = await start({ RATE_LIMIT: "1", TRUST_PROXY: "1" });
  const ask = (address: string) =>
    limited.app.inject({
      method: "POST",
      url: `/${mailPaths.contact}`,
      headers: { "x-forwarded-for": address },
    });
  expect((await ask("203.0.113.1")).statusCode).toBe(403);
  for (let other = 0; other < 6000; other += 100) {
    const network = `198.51.${other / 100}`;
    await Promise.all(Array.from({ length: 100 }, (_, host) => ask(`${network}.${host}`)));
  }
  expect((await ask("203.0.113.1")).statusCode).toBe(429);
});

const onPostgres = postgresUrl === "" ? it.skip : it;
onPostgres(
  "rejected calls don't query the database once an address is over its limit",
  async () => {
    const limited = await start({ RATE_LIMIT: "1" });
    await limited.call("contact", payloads.contact);
    expect((await limited.call("contact", payloads.contact)).status).toBe(429);
    const bringBack = await limited.hideTable("counters");
    const { status, headers } = await limited.call("contact", payloads.contact);
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    // Calls below the limit must still be counted.
    const other = await start({ TRUST_PROXY: "1" }, {}, newFolder());
    const bringOthersBack = await other.hideTable("counters");
    expect((await other.call("confirm", payloads.confirm)).status).toBe(503);
    await Promise.all([bringBack(), bringOthersBack()]);
  },
);

it("the limit uses X-Forwarded-For only if a proxy is configured", async () => {
  const open = await start({ RATE_LIMIT: "1" });
  const proxied = await start({ RATE_LIMIT: "1", TRUST_PROXY: "1" });
  expect(await statuses(open, ["203.0.113.1", "203.0.113.2"])).toEqual([204, 429]);
  expect(await statuses(proxied, ["203.0.113.1", "203.0.113.2"])).toEqual([204, 204]);
  expect(await statuses(proxied, ["203.0.113.9, 203.0.113.1"])).toEqual([429]);
  expect(await statuses(proxied, ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::2"])).toEqual([
    204, 429, 204,
  ]);
});

it("the limit treats all notations of an address in X-Forwarded-For as the same", async () => {
  const proxied = await start({ RATE_LIMIT: "1", TRUST_PROXY: "1" });
  const spellings = [
    ["203.0.113.1:5678", "203.0.113.1:5679", "203.0.113.1", "::ffff:cb00:7101"],
    ["[2001:db8::1]:443", "[2001:db8::1]", "2001:db8::1", "2001:DB8::1", "2001:0db8:0:0::1"],
  ];
  for (const [first = "", ...others] of spellings) {
    expect(await statuses(proxied, [first, ...others])).toEqual([204, ...others.map(() => 429)]);
  }
  expect(await statuses(proxied, ["::ffff:cb00:7102", "fe80::1%eth0"])).toEqual([204, 204]);
});
