import { once } from "node:events";
import { type Socket, connect, createServer } from "node:net";
import Fastify from "fastify";
import { simpleParser } from "mailparser";
import { DELIVERY_TIMES } from "../../../../server/gateway/delivery";
import { registerGateway } from "../../../../server/gateway/registerGateway";
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
  testSettings,
} from "./gatewayKit";

/** Hosts that share a PostgreSQL, each with folders of its own. */

const engines = postgresUrl === "" ? "SQLite" : "PostgreSQL";
const hint = process.env.TEST_DATABASE_URL
  ? ""
  : "; PostgreSQL and several hosts were NOT tried: set TEST_DATABASE_URL";
process.stdout.write(`The mail gateway is tested on ${engines}${hint}.\n`);

const onPostgres = postgresUrl === "" ? describe.skip : describe;

let smtp: TestSmtp;
let hosts: TestGateway[] = [];
let cutAll: (() => Promise<void>)[] = [];

beforeEach(async () => {
  smtp = await startSmtp();
});

afterEach(async () => {
  for (const host of hosts) await host.close();
  hosts = [];
  for (const cut of cutAll) await cut();
  cutAll = [];
  await smtp.close();
});

/** Starts two hosts on one database, or on what stands before it. */
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
  return [await startOne(), await startOne()] as const;
};

/** A way to the database that can be cut. */
const startWay = async () => {
  const { hostname, port } = new URL(postgresUrl);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const other = connect(Number(port), hostname);
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined).on("close", () => two.destroy());
      one.pipe(two);
    }
  });
  const listen = async (at: number) => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const address = server.address();
  const own = typeof address === "object" && address ? address.port : 0;
  const cut = async () => {
    // In this order, as one that comes meanwhile would stay.
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  cutAll.push(cut);
  const through = (root: string) => {
    const url = new URL(databaseOf(root).DATABASE_URL ?? "");
    url.port = String(own);
    return { DATABASE_URL: url.href };
  };
  return { through, cut, restore: () => listen(own) };
};

onPostgres("several hosts", () => {
  it("deliver every mail once, and take over what another left", async () => {
    const [first, second] = await startHosts();
    // What a host had that is gone, its lease still on.
    await first.sql(
      `insert into mails (id, kind, sender, recipient, state, attempts, accepted_at, due_at, owner)
        values ('left', 'message', 'a@example.org', 'b@example.org', 'waiting', 1, 0,
          extract(epoch from clock_timestamp()) + 2, 'a host that is gone')`,
    );
    await first.sql("insert into sources (id, bytes) values ('left', 'Subject: left')");
    const calls = Array.from({ length: 100 }, (_, index) =>
      (index % 2 ? first : second).call("contact", payloads.contact),
    );
    const statuses = (await Promise.all(calls)).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([204]));
    await waitUntil(() => smtp.received.length >= 101);
    await waitUntil(async () => (await first.sql("select id from mails")).length === 0);
    expect(smtp.received).toHaveLength(101);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(101);
  });

  it("share the limit of calls", async () => {
    const [first, second] = await startHosts({ RATE_LIMIT: "10" });
    const statuses: number[] = [];
    for (let call = 0; call < 30; call += 1) {
      const answer = await (call % 2 ? first : second).call("contact", payloads.contact);
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it("take each other's links, and a key once", async () => {
    const [first, second] = await startHosts();
    await first.call("subscribe", payloads.subscribe);
    await first.call("unsubscribe", payloads.unsubscribe);
    await waitUntil(() => smtp.received.length === 1);
    const { text } = await simpleParser(smtp.received[0]?.source ?? "");
    const code = /unsubscribe\?code=(\S+)/.exec(text ?? "")?.[1] ?? "";
    const confirm = { ...payloads.confirm, code };
    const answers = await Promise.all(hosts.map((host) => host.call("confirm", confirm)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    const headers = { ...PAIR, "idempotency-key": "once" };
    await Promise.all(
      [first, second].map((host) => host.call("contact", payloads.contact, headers)),
    );
    await waitUntil(() => smtp.received.length === 2);
    await waitUntil(async () => (await first.sql("select id from mails")).length === 0);
    expect(smtp.received).toHaveLength(2);
  });

  it("live on without the database, say when to try again, and come back by themselves", async () => {
    const way = await startWay();
    const root = newFolder();
    await prepareDatabase(root);
    await startHosts(way.through(root));
    const post = () =>
      Promise.all(
        hosts.map(({ call }) => call("contact", payloads.contact).then(({ status }) => status)),
      );
    let accepted = 0;
    for (let round = 0; round < 5; round += 1) {
      const calls = [post(), post(), post(), post()];
      await way.cut();
      const torn = (await Promise.all(calls)).flat();
      expect(torn.filter((status) => status !== 204 && status !== 503)).toEqual([]);
      accepted += torn.filter((status) => status === 204).length;
      for (const { app, call } of hosts) {
        const refused = await call("contact", payloads.contact);
        expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "60"]);
        expect((await app.inject("/")).statusCode).toBe(200);
        expect((await app.inject("/healthz")).statusCode).toBe(200);
        expect((await app.inject("/readyz")).statusCode).toBe(503);
      }
      await way.restore();
      for (const { call } of hosts) {
        await waitUntil(async () => (await call("contact", payloads.contact)).status === 204, 5000);
        accepted += 1;
      }
    }
    await waitUntil(
      () => new Set(smtp.received.map(({ messageId }) => messageId)).size >= accepted,
    );
  });

  it("start without the database, and begin when it is there", async () => {
    const way = await startWay();
    const root = newFolder();
    await prepareDatabase(root);
    await way.cut();
    const app = Fastify();
    await registerGateway(
      app,
      testSettings(newFolder(), { SMTP_URL: smtp.url, ...way.through(root) }),
    );
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    await way.restore();
    await waitUntil(async () => (await app.inject("/readyz")).statusCode === 200, 5000);
    await app.close();
  });
});
