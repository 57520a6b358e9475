import { simpleParser } from "mailparser";
import { DELIVERY_TIMES } from "../../../../server/gateway/delivery";
import { type TestSmtp, startSmtp } from "../../../support/testSmtp";
import { waitUntil } from "../../../support/waitUntil";
import {
  PAIR,
  type TestGateway,
  databaseOf,
  newFolder,
  payloads,
  postgresUrl,
  prepareDatabase,
  startGateway,
} from "./gatewayKit";

const engines = postgresUrl === "" ? "SQLite" : "PostgreSQL";
const hint = process.env.TEST_DATABASE_URL
  ? ""
  : "; PostgreSQL and several hosts were NOT tried: set TEST_DATABASE_URL";
process.stdout.write(`The mail gateway is tested on ${engines}${hint}.\n`);

const MAILS = 1000;
const SENDERS = 8;

const onPostgres = postgresUrl === "" ? describe.skip : describe;

let smtp: TestSmtp;
let hosts: TestGateway[] = [];

beforeEach(async () => {
  smtp = await startSmtp();
});

afterEach(async () => {
  for (const host of hosts) await host.close();
  hosts = [];
  await smtp.close();
});

const startHosts = async (environment: Record<string, string> = {}) => {
  const root = newFolder();
  await prepareDatabase(root);
  const settings = { SMTP_URL: smtp.url, TOKEN_SECRET: "", ...databaseOf(root), ...environment };
  const deliveryTimes = { ...DELIVERY_TIMES, leaseMs: 1000, pollMs: 100 };
  const startOne = async () => {
    const host = await startGateway(settings, { deliveryTimes });
    hosts.push(host);
    return host;
  };
  return Promise.all([startOne(), startOne()]);
};

onPostgres("several hosts", () => {
  it("deliver every mail once, and take over another host's mails", async () => {
    const [first, second] = await startHosts({ MAX_WAITING: "2000", DAILY_MB: "1000" });
    // An unexpired lease of a crashed host.
    await first.sql(
      `insert into mails (id, kind, sender, recipient, state, attempts, accepted_at, due_at, owner)
        values ('left', 'message', 'a@example.org', 'b@example.org', 'waiting', 1, 0,
          extract(epoch from clock_timestamp()) + 2, 'a host that is gone')`,
    );
    await first.sql("insert into sources (id, bytes) values ('left', 'Subject: left')");
    const send = async (_: unknown, sender: number) => {
      for (let mail = sender; mail < MAILS; mail += SENDERS) {
        const { status } = await (sender % 2 ? first : second).call("contact", payloads.contact);
        expect(status).toBe(204);
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, send));
    await waitUntil(async () => (await first.sql("select id from mails")).length === 0, 60_000);
    expect(smtp.received).toHaveLength(MAILS + 1);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(MAILS + 1);
  }, 120_000);

  it("create the tables once if they start together", async () => {
    for (let round = 0; round < 6; round += 1) await startHosts();
    for (const { logged } of hosts) expect(logged()).not.toContain("is unavailable");
  });

  it("leave a mail to its sending host for as long as that takes", async () => {
    smtp.answer.delayMs = 3000;
    const [first, second] = await startHosts();
    await first.call("contact", payloads.contact);
    let tries = 0;
    await waitUntil(async () => {
      const [mail] = await second.sql("select attempts from mails");
      tries = Math.max(tries, Number(mail?.attempts ?? 0));
      return mail === undefined;
    });
    expect([tries, smtp.received.length]).toEqual([1, 1]);
  });

  it("don't start without a database", async () => {
    const url = new URL(postgresUrl);
    url.pathname = "/of_another_name";
    const start = startGateway({ SMTP_URL: smtp.url, DATABASE_URL: url.href });
    await expect(start).rejects.toThrow(/^The database at DATABASE_URL cannot be used: /);
  });

  it("share the rate limit", async () => {
    const [first, second] = await startHosts({ RATE_LIMIT: "10" });
    const statuses: number[] = [];
    for (let call = 0; call < 30; call += 1) {
      const answer = await (call % 2 ? first : second).call("contact", payloads.contact);
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it("accept each other's links, and a key once", async () => {
    const [first, second] = await startHosts();
    await first.call("subscribe", payloads.subscribe);
    await first.call("unsubscribe", payloads.unsubscribe);
    await waitUntil(() => smtp.received.length === 1);
    const { text } = await simpleParser(smtp.received[0]?.source ?? "");
    const code = /unsubscribe\?code=(\S+)/.exec(text ?? "")?.[1] ?? "";
    const confirm = { ...payloads.confirm, code };
    const answers = await Promise.all(hosts.map((host) => host.call("confirm", confirm)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const headers = { ...PAIR, "idempotency-key": "once" };
    await Promise.all(
      [first, second].map((host) => host.call("contact", payloads.contact, headers)),
    );
    await waitUntil(() => smtp.received.length === 2);
    await waitUntil(async () => (await first.sql("select id from mails")).length === 0);
    expect(smtp.received).toHaveLength(2);
  });
});
