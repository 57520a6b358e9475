import { spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type MailCall } from "../../../src/forms/mail/contract/paths";
import { CALL_TIMEOUT_MS } from "../../../src/lib/limits";
import { bundleProgram } from "../../support/bundleProgram";
import {
  type HostProcess,
  getDescriptors,
  getPort,
  processFact,
  startHost,
} from "../../support/hostProcess";
import { temporaryFolder } from "../../support/temporaryFolder";
import { startSmtp } from "../../support/testSmtp";
import { waitUntil } from "../../support/waitUntil";
import { writeFiles } from "../../support/writeFiles";
import { countMails, openBeside, payloads, postJson, testSettings } from "./gateway/gatewayKit";
import { writeMadeUpSite } from "./host/madeUpSite";
import { rawRequest } from "./host/rawRequest";

/** Failures that must not take the site down, tried on a real process with sockets and a disk. */

let publicDir: string;
let program: string[];
let cleanUps: (() => unknown)[] = [];

beforeAll(async () => {
  program = [bundleProgram("server/serve.ts")];
  publicDir = await writeMadeUpSite();
});

afterEach(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  cleanUps = [];
});

/** Starts the host of the fixture site with folders below `root`; `call` uses its mail gateway. */
const start = async (
  environment: Record<string, string> = {},
  { root = temporaryFolder("host"), speed = 1 } = {},
) => {
  const host = startHost(
    {
      PUBLIC_DIR: publicDir,
      OUTBOX_DIR: path.join(root, "outbox"),
      DATA_DIR: path.join(root, "var"),
      RATE_LIMIT: "1000000",
      MIN_FREE_MB: "0",
      ...environment,
    },
    { program, speed },
  );
  cleanUps.push(() => host.child.kill("SIGKILL") && host.exit);
  const port = await getPort(host);
  const call = (name: MailCall, payload: unknown) =>
    postJson(`http://127.0.0.1:${port}`, name, payload);
  return { ...host, root, port, call };
};

const startSmtpServer = async () => {
  const smtp = await startSmtp();
  cleanUps.push(() => smtp.close());
  return smtp;
};

const subscription = (email: string) => ({
  ...payloads.subscribe,
  subscriber: { name: "Ada Example", email },
});

const pipeline = async (port: number, count: number, target = "/"): Promise<net.Socket> => {
  const socket = net.connect(port, "127.0.0.1");
  cleanUps.push(() => socket.destroy());
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count));
  return socket;
};

/** Exceeds the socket buffers on both sides. */
const LARGE_BYTES = 64 * 1024 * 1024;

const largeFile = (name: string): { file: string; target: string } => {
  const file = path.join(publicDir, name);
  fs.writeFileSync(file, "");
  fs.truncateSync(file, LARGE_BYTES);
  return { file, target: `/${name}` };
};

it("clients that pipeline or do not read use no descriptors or memory after they leave", async () => {
  const host = await start();
  const { target } = largeFile("pipelined.bin");
  await rawRequest(host.port, "/");
  const descriptors = getDescriptors(host);
  const peakKilobytes = processFact(host, "status", "VmHWM");
  for (const [count, sign] of [
    [2500, "data"],
    [2500, "data"],
    [50_000, "drain"],
  ] as const) {
    const socket = await pipeline(host.port, count, target);
    await new Promise((resolve) => socket.once(sign, resolve).once("close", resolve));
    socket.destroy();
  }
  await waitUntil(() => getDescriptors(host) <= descriptors);
  expect(processFact(host, "status", "VmHWM") - peakKilobytes).toBeLessThan(64 * 1024);
  expect((await rawRequest(host.port, "/")).status).toBe(200);
});

it("clients that pipeline or do not read are disconnected when idle, and don't delay a stop", async () => {
  const host = await start({}, { speed: 20 });
  const { target } = largeFile("large.bin");
  await rawRequest(host.port, "/");
  const descriptors = getDescriptors(host);
  await Promise.all(Array.from({ length: 100 }, () => pipeline(host.port, 10, target)));
  await waitUntil(() => getDescriptors(host) > descriptors + 100);
  await waitUntil(() => getDescriptors(host) <= descriptors);
  await once(await pipeline(host.port, 10, target), "readable");
  host.child.kill("SIGTERM");
  expect(await host.exit).toBe(0);
});

const sendLargeFile = async (name: string) => {
  const { file, target } = largeFile(name);
  const socket = await pipeline((await start()).port, 1, target);
  await once(socket, "readable");
  return { file, socket };
};

it("a file that changes while it is sent closes the connection if it was truncated, so that the client notices", async () => {
  const { file, socket } = await sendLargeFile("shorter.bin");
  fs.truncateSync(file, 1000);
  const ended = once(socket.resume(), "close");
  await expect(Promise.race([ended, wait(10_000, "still open")])).resolves.not.toBe("still open");
});

it("a file that changes while it is sent is sent completely in one version if it's replaced", async () => {
  const host = await start();
  const versions = ["a".repeat(5000), "b".repeat(100_000)];
  const file = path.join(publicDir, "replaced.bin");
  const replace = (round: number) => {
    fs.writeFileSync(`${file}.new`, versions[round % 2] ?? "");
    fs.renameSync(`${file}.new`, file);
  };
  replace(0);
  for (let round = 1; round <= 100; round += 1) {
    const answer = rawRequest(host.port, "/replaced.bin");
    for (let turn = 0; turn < 5; turn += 1) {
      replace(round + turn);
      await new Promise(setImmediate);
    }
    expect(versions).toContain((await answer).body);
  }
});

const SPEED = 20;
it.each([
  ["answers a mail after 70 seconds", "delayMs", 70],
  ["greets after 20 seconds", "greetingDelayMs", 20],
] as const)("a mail server that %s gets a mail only once", async (_name, delay, seconds) => {
  const smtp = await startSmtpServer();
  smtp.answer[delay] = (seconds * 1000) / SPEED;
  const host = await start({ SMTP_URL: smtp.url }, { speed: SPEED });
  expect((await host.call("contact", payloads.contact)).status).toBe(204);
  await waitUntil(async () => (await countMails(host.root)) === 0);
  expect(smtp.received).toHaveLength(1);
});

it("a mail server without encryption gets no mail, unless SMTP_TLS allows it", async () => {
  const smtp = await startSmtpServer();
  // This machine by a non-loopback address.
  const SMTP_URL = smtp.url.replace("127.0.0.1", "0.0.0.0");
  const host = await start({ SMTP_URL });
  await host.call("contact", payloads.contact);
  await waitUntil(() => host.output().includes("SMTP_TLS"));
  expect(smtp.received).toEqual([]);
  expect(await countMails(host.root)).toBe(1);
  host.child.kill("SIGKILL");
  await host.exit;
  await start({ SMTP_URL, SMTP_TLS: "optional" }, { root: host.root });
  await waitUntil(async () => (await countMails(host.root)) === 0);
  expect(smtp.received).toHaveLength(1);
});

/** A disk of 1 MiB; undefined if this user may not mount. */
const smallDisk = () => {
  const folder = temporaryFolder("disk");
  const filler = path.join(folder, "filler");
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "none", folder]).status !== 0) return;
  cleanUps.push(() => spawnSync("umount", ["--lazy", folder]));
  return {
    folder,
    fill: () => void spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=4096"]),
    free: () => fs.rmSync(filler),
  };
};

const refusingDisk = () => {
  const limit = (size: string) => (host: HostProcess) => {
    const { status } = spawnSync("prlimit", [`--pid=${host.child.pid ?? 0}`, `--fsize=${size}:`]);
    expect(status).toBe(0);
  };
  return { folder: temporaryFolder("disk"), fill: limit("0"), free: limit("unlimited") };
};

it.each([
  ["a small disk", smallDisk],
  ["a disk that refuses", refusingDisk],
])("a full disk leads to a 503 with Retry-After, and recovery: %s", async (_name, newDisk) => {
  const disk = newDisk();
  if (!disk) {
    process.stdout.write("This user may mount no disk: a small one was not tried.\n");
    return;
  }
  const host = await start({}, { root: disk.folder });
  const { call, port } = host;
  expect((await call("subscribe", subscription("before@example.org"))).status).toBe(204);
  disk.fill(host);
  let refused: Response | undefined;
  for (let round = 0; round < 100 && refused?.status !== 503; round += 1) {
    refused = await call("subscribe", subscription(`filling-${round}@example.org`));
  }
  const atOnce = Array.from({ length: 20 }, (_, index) =>
    call("subscribe", subscription(`full-${index}@example.org`)),
  );
  const others = [call("unsubscribe", payloads.unsubscribe), call("contact", payloads.contact)];
  for (const answer of [refused, ...(await Promise.all([...atOnce, ...others]))]) {
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get("retry-after")).toBe("60");
  }
  expect((await rawRequest(port, "/product/vera")).status).toBe(200);
  disk.free(host);
  for (const email of ["before@example.org", "full-0@example.org", "after@example.org"]) {
    expect((await call("subscribe", subscription(email))).status).toBe(204);
  }
  expect((await call("contact", payloads.contact)).status).toBe(204);
  host.child.kill("SIGTERM");
  expect(await host.exit).toBe(0);
});

/** EXT4_IOC_SHUTDOWN: the file system discards all unflushed data. */
const CUT = `import fcntl, os, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, (2).to_bytes(4, "little"))`;

const MESSAGES = 20;

it("a power cut loses no accepted message", async () => {
  const folder = temporaryFolder("disk");
  const image = path.join(temporaryFolder("image"), "disk.img");
  fs.writeFileSync(image, "");
  fs.truncateSync(image, LARGE_BYTES);
  const run = (command: string, ...words: string[]) => spawnSync(command, words).status === 0;
  const mount = () => run("mount", "-o", "loop", image, folder);
  const canCut = run("mkfs.ext4", "-q", image) && mount() && run("python3", "-c", "");
  cleanUps.push(() => run("umount", "--lazy", folder));
  if (!canCut) {
    process.stdout.write("This user may mount no disk: a power cut was not tried.\n");
    return;
  }
  const host = await start({ DELIVERY: "off" }, { root: folder });
  for (let message = 0; message < MESSAGES; message += 1) {
    expect((await host.call("contact", payloads.contact)).status).toBe(204);
  }
  expect(run("python3", "-c", CUT, folder)).toBe(true);
  expect((await host.call("contact", payloads.contact)).status).toBe(503);
  host.child.kill("SIGKILL");
  await host.exit;
  expect(run("umount", folder) && mount()).toBe(true);
  expect(await countMails(host.root)).toBe(MESSAGES);
});

it("an unresponsive PostgreSQL leads to a 503 before a connection or the page times out", async () => {
  const silent = net.createServer().listen(0, "127.0.0.1");
  cleanUps.push(() => silent.close());
  const sockets = new Set<net.Socket>();
  silent.on("connection", (socket) => sockets.add(socket));
  cleanUps.push(() => sockets.forEach((socket) => socket.destroy()));
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const SPEED = 10;
  const host = await start(
    {
      DATABASE_URL: `postgres://user@127.0.0.1:${port}/db`,
      SMTP_URL: "smtp://127.0.0.1:1",
      TOKEN_SECRET: "a-secret-of-the-tests-of-32-signs-or-more",
    },
    { speed: SPEED },
  );
  const begin = Date.now();
  const answer = await host.call("contact", payloads.contact);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect((Date.now() - begin) * SPEED).toBeLessThan(CALL_TIMEOUT_MS);
});

it("a flood of messages is accepted up to the limit, while pages and health checks stay available", async () => {
  const [SENDERS, EACH, LIMIT] = [8, 25, 100];
  const host = await start({ RATE_LIMIT: String(LIMIT) });
  const page = await rawRequest(host.port, "/product/vera");
  const statuses: number[] = [];
  const send = async () => {
    for (let message = 0; message < EACH; message += 1) {
      statuses.push((await host.call("contact", payloads.contact)).status);
    }
  };
  let visits = 0;
  const visit = async () => {
    for (; statuses.length < SENDERS * EACH; visits += 1) {
      const { status, body } = await rawRequest(host.port, "/product/vera");
      expect([status, body]).toEqual([200, page.body]);
      expect((await rawRequest(host.port, "/healthz")).status).toBe(200);
      expect((await rawRequest(host.port, "/readyz")).status).toBe(200);
    }
  };
  await Promise.all([...Array.from({ length: SENDERS }, send), visit(), visit()]);
  expect(visits).toBeGreaterThan(10);
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  expect([count(204), count(429)]).toEqual([LIMIT, SENDERS * EACH - LIMIT]);
  await waitUntil(async () => (await countMails(host.root)) === 0);
  const outbox = fs.readdirSync(path.join(host.root, "outbox"));
  expect(outbox.filter((name) => name.endsWith(".eml"))).toHaveLength(LIMIT);
});

const rootWithMails = (): string => {
  const root = temporaryFolder("host");
  writeFiles(root, { "outbox/1.eml": "", "outbox/2.eml": "", "outbox/3.eml": "" });
  return root;
};

it("a disabled feature is reported at the start, with the setting that enables it and unread mails", async () => {
  const host = await start({}, { root: rootWithMails() });
  const lines = host.output().split("\n");
  const about = (setting: string) =>
    lines.filter((line) => line.includes(" off") && line.includes(setting));
  expect(about("SMTP_URL")).toEqual([expect.stringMatching(/unread.*: 3\.$/)]);
  expect(about("RECAPTCHA_SECRET")).toEqual([expect.stringContaining("RECAPTCHA_SITE_KEY")]);
  expect(about("TOKEN_SECRET")).toHaveLength(1);
  expect(about("GATSBY_ANALYTICS_ID")).toHaveLength(1);
  const health = await rawRequest(host.port, "/healthz");
  expect(health.body).toBe('{"status":"ok","delivery":"off"}');
});

it("a disabled feature is logged once a day, with unread mails", async () => {
  const host = await start({}, { root: rootWithMails(), speed: 86_400 });
  await waitUntil(() => host.output().split(/"msg":".*unread.*: 3\./).length > 2);
});

it("failed mails are logged once an hour until they expire", async () => {
  const root = temporaryFolder("host");
  const database = await openBeside(testSettings(root));
  await database.run({
    sql: `insert into mails (id, kind, sender, recipient, state, attempts, accepted_at, due_at)
        values ('aside', 'message', 'a@example.org', 'b@example.org', 'failed', 1, 0, unixepoch()),
          ('long ago', 'message', 'a@example.org', 'b@example.org', 'failed', 1, 0, unixepoch() - 8 * 86400)`,
  });
  await database.close();
  const host = await start({ RETENTION_DAYS: "7" }, { root, speed: 3600 });
  await waitUntil(() => host.output().split(/"failed":1,"msg":".*--check"/).length > 2);
});
