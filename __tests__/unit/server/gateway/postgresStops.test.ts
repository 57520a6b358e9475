import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { DELIVERY_TIMES } from "../../../../server/gateway/delivery";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { type TestSmtp, startSmtp } from "../../../support/testSmtp";
import { waitUntil } from "../../../support/waitUntil";
import { type TestGateway, payloads, postgresUrl, startGateway } from "./gatewayKit";

/** Two hosts on the test's own PostgreSQL, which it stops as in a crash. */

const PROGRAMS = "/usr/lib/postgresql";
const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).sort((a, b) => +a - +b) : [];
const onOwn = postgresUrl === "" || versions.length === 0 ? describe.skip : describe;

/** Unique per test run, outside the system's ephemeral range. */
const PORT = 20_000 + (process.pid % 10_000);

let smtp: TestSmtp;
let settings: Record<string, string>;
const hosts: TestGateway[] = [];
const folder = temporaryFolder("postgres");
const data = path.join(folder, "data");

const run = async (program: string, ...words: string[]): Promise<void> => {
  const command = [path.join(PROGRAMS, versions.at(-1) ?? "", "bin", program), ...words];
  // PostgreSQL refuses to run as root.
  if (process.getuid?.() === 0) command.unshift("runuser", "-u", "postgres", "--");
  const child = spawn(command[0] ?? "", command.slice(1), { cwd: "/", stdio: "ignore" });
  expect([program, ...(await once(child, "close"))]).toEqual([program, 0, null]);
};
const stop = () => run("pg_ctl", "-D", data, "-m", "immediate", "stop");
const begin = () => {
  // Keeps data unflushed by commits until long after the crash.
  const options = `-p ${PORT} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c wal_writer_delay=10s -c wal_writer_flush_after=1GB`;
  return run("pg_ctl", "-w", "-D", data, "-l", `${data}/log`, "-o", options, "start");
};

onOwn("a crashing PostgreSQL", () => {
  beforeAll(async () => {
    spawnSync("chown", ["postgres", folder]);
    await run("initdb", "--auth=trust", "--username=postgres", data);
    smtp = await startSmtp();
    const DATABASE_URL = `postgres://postgres@127.0.0.1:${PORT}/postgres`;
    settings = { DATABASE_URL, SMTP_URL: smtp.url, MAX_WAITING: "100000" };
  });

  afterAll(async () => {
    for (const host of hosts) await host.close();
    await smtp.close();
    await stop();
  });

  const statusOf = async ({ app }: TestGateway, url: string) => (await app.inject(url)).statusCode;

  it("may be unavailable when hosts start; they become ready once it runs", async () => {
    const deliveryTimes = { ...DELIVERY_TIMES, retryMs: 3_600_000 };
    hosts.push(
      await startGateway(settings, { deliveryTimes }),
      await startGateway(settings, { deliveryTimes }),
    );
    for (const host of hosts) expect(await statusOf(host, "/readyz")).toBe(503);
    await begin();
    for (const host of hosts)
      await waitUntil(async () => (await statusOf(host, "/readyz")) === 200);
  });

  it("loses no accepted message, while pages stay available", async () => {
    smtp.answer.error = new Error("not now");
    const accepted: string[] = [];
    let refused = 0;
    let isOver = false;
    const load = hosts.map(async (host, index) => {
      for (let message = 0; !isOver; message += 1) {
        const subject = `message ${index} ${message}`;
        const { status, headers } = await host.call("contact", { ...payloads.contact, subject });
        if (status === 204) accepted.push(subject);
        else {
          expect([status, headers["retry-after"]]).toEqual([503, "60"]);
          refused += 1;
        }
        expect(await statusOf(host, "/")).toBe(200);
      }
    });
    const waitForMore = async (count: () => number) => {
      const before = count();
      await waitUntil(() => count() > before + 5);
    };
    for (let round = 0; round < 5; round += 1) {
      await waitForMore(() => accepted.length);
      await stop();
      await waitForMore(() => refused);
      for (const host of hosts) {
        expect(await statusOf(host, "/healthz")).toBe(200);
        expect(await statusOf(host, "/readyz")).toBe(503);
      }
      await begin();
    }
    await waitForMore(() => accepted.length);
    isOver = true;
    await Promise.all(load);
    smtp.answer.error = undefined;
    await hosts[0]?.sql("update mails set due_at = 0");
    await waitUntil(
      async () => (await hosts[0]?.sql("select id from mails"))?.length === 0,
      60_000,
    );
    const sources = smtp.received.map(({ source }) => source.toString()).join();
    expect(accepted.filter((one) => !sources.includes(`Subject: ${one}\r\n`))).toEqual([]);
  }, 120_000);
});
