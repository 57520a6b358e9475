import { spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  closeSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import net from "node:net";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { temporaryFolder } from "../support/temporaryFolder";
import { type TestSmtp, startSmtp } from "../support/testSmtp";
import { waitUntil } from "../support/waitUntil";
import { writeFiles } from "../support/writeFiles";
import { payloads } from "./gateway/gatewayKit";
import {
  type HostProcess,
  callHost,
  descriptorsOf,
  portOf,
  processFact,
  startHost,
} from "./hostProcess";
import { type MadeUpSite, writeMadeUpSite } from "./madeUpSite";
import { rawRequest } from "./rawRequest";

/** What must never take the site down, tried on the host as it runs: a process, its sockets, its disk. */

jest.setTimeout(60_000);

let site: MadeUpSite;
let cleanUps: (() => unknown)[] = [];

beforeAll(async () => {
  site = await writeMadeUpSite();
});

afterEach(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  cleanUps = [];
});

/** Starts the host of the made-up site with its folders below `root`. */
const launch = (
  environment: Record<string, string> = {},
  { root = temporaryFolder("host"), speed = 1 } = {},
) => {
  const host = startHost(
    {
      PUBLIC_DIR: site.publicDir,
      OUTBOX_DIR: path.join(root, "outbox"),
      DATA_DIR: path.join(root, "var"),
      RATE_LIMIT: "1000000",
      ...environment,
    },
    { speed },
  );
  cleanUps.push(() => {
    host.child.kill("SIGKILL");
    return host.exit;
  });
  return { ...host, root };
};

/** The same, when it listens. */
const start = async (...options: Parameters<typeof launch>) => {
  const host = launch(...options);
  return { ...host, port: await portOf(host) };
};

/** An SMTP server for one test. */
const startSmtpServer = async (): Promise<TestSmtp> => {
  const smtp = await startSmtp();
  cleanUps.push(() => smtp.close());
  return smtp;
};

/** How many mails are in a host's outbox. */
const waitingIn = ({ root }: { root: string }): number =>
  readdirSync(path.join(root, "outbox")).filter((name) => name.endsWith(".eml")).length;

const subscription = (email: string) => ({
  ...payloads.subscribe,
  subscriber: { name: "Ada Example", email },
});

/** A connection that sent `count` requests for `target` in one piece. */
const pipeline = async (port: number, count: number, target = "/"): Promise<net.Socket> => {
  const socket = net.connect(port, "127.0.0.1");
  cleanUps.push(() => socket.destroy());
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count));
  return socket;
};

/** Larger than what the system holds for a connection on either side, in bytes. */
const LARGE_BYTES = 64 * 1024 * 1024;

/** Writes a file that is too large to be on its way at once, and gives its place and address. */
const largeFile = (name: string): { file: string; target: string } => {
  const file = path.join(site.publicDir, name);
  closeSync(openSync(file, "w"));
  truncateSync(file, LARGE_BYTES);
  return { file, target: `/${name}` };
};

describe("clients that pipeline or do not read", () => {
  it("keep neither descriptors nor memory when they leave", async () => {
    const host = await start();
    const { target } = largeFile("pipelined.bin");
    await rawRequest(host.port, "/");
    const descriptors = descriptorsOf(host);
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
    await waitUntil(() => descriptorsOf(host) <= descriptors);
    const grown = processFact(host, "status", "VmHWM") - peakKilobytes;
    expect(grown).toBeLessThan(64 * 1024);
    expect((await rawRequest(host.port, "/")).status).toBe(200);
  });

  it("have a few requests answered in their order", async () => {
    const host = await start();
    const socket = await pipeline(host.port, 8, "/video/tour.vtt");
    socket.write("GET /api/%zz HTTP/1.1\r\nHost: a\r\n\r\n");
    socket.write("GET /none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    const answers = (await text(socket)).match(/HTTP\/1\.1 \d+(?= )/g);
    expect(answers).toEqual([...Array(8).fill("HTTP/1.1 200"), "HTTP/1.1 400", "HTTP/1.1 404"]);
  });

  it("are cut off when they stand still, and hold up no stop", async () => {
    const host = await start({}, { speed: 20 });
    const { target } = largeFile("large.bin");
    await rawRequest(host.port, "/");
    const descriptors = descriptorsOf(host);
    await Promise.all(Array.from({ length: 100 }, () => pipeline(host.port, 10, target)));
    await waitUntil(() => descriptorsOf(host) > descriptors + 100);
    await waitUntil(() => descriptorsOf(host) <= descriptors);
    await once(await pipeline(host.port, 10, target), "readable");
    host.child.kill("SIGTERM");
    expect(await host.exit).toBe(0);
  });
});

describe("a file that changes while it is sent", () => {
  it("ends the connection when it gets shorter, so that nobody takes a part for the whole", async () => {
    const host = await start();
    const { file, target } = largeFile("shorter.bin");
    const socket = await pipeline(host.port, 1, target);
    await once(socket, "readable");
    truncateSync(file, 1000);
    const ended = once(socket.resume(), "close");
    await expect(Promise.race([ended, wait(10_000, "still open")])).resolves.not.toBe("still open");
  });

  it("adds nothing to its answer when it gets longer", async () => {
    const host = await start();
    const { file, target } = largeFile("longer.bin");
    const socket = await pipeline(host.port, 1, target);
    await once(socket, "readable");
    appendFileSync(file, "more");
    socket.write("GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    const answers = await buffer(socket);
    const next = answers.indexOf("\r\n\r\n") + 4 + LARGE_BYTES;
    expect(answers.subarray(next, next + 12).toString()).toBe("HTTP/1.1 200");
  });

  it("is sent whole, in one version or the other, when another takes its place", async () => {
    const host = await start();
    const versions = ["a".repeat(5000), "b".repeat(100_000)];
    const file = path.join(site.publicDir, "replaced.bin");
    const replace = (round: number) => {
      writeFileSync(`${file}.new`, versions[round % 2] ?? "");
      renameSync(`${file}.new`, file);
    };
    replace(0);
    for (let round = 1; round <= 300; round += 1) {
      const answer = rawRequest(host.port, "/replaced.bin");
      for (let turn = 0; turn < 5; turn += 1) {
        replace(round + turn);
        await new Promise(setImmediate);
      }
      expect(versions).toContain((await answer).body);
    }
  });
});

describe("a mail server", () => {
  const SPEED = 100;
  it.each([
    ["answers a mail after 70 seconds", "delayMs", 70],
    ["greets after 20 seconds", "greetingDelayMs", 20],
  ] as const)("that %s gets one copy", async (_name, delay, seconds) => {
    const smtp = await startSmtpServer();
    smtp.answer[delay] = (seconds * 1000) / SPEED;
    const host = await start({ SMTP_URL: smtp.url }, { speed: SPEED });
    expect((await callHost(host.port, "contact", payloads.contact)).status).toBe(204);
    await waitUntil(() => waitingIn(host) === 0);
    expect(smtp.received).toHaveLength(1);
  });

  it("that does not encrypt gets no mail, unless SMTP_TLS lets it", async () => {
    const smtp = await startSmtpServer();
    // This machine, but by an address that is none of its own.
    const SMTP_URL = smtp.url.replace("127.0.0.1", "0.0.0.0");
    const host = await start({ SMTP_URL });
    await callHost(host.port, "contact", payloads.contact);
    await waitUntil(() => host.output().includes("SMTP_TLS"));
    expect(smtp.received).toEqual([]);
    expect(waitingIn(host)).toBe(1);
    host.child.kill("SIGKILL");
    await host.exit;
    await start({ SMTP_URL, SMTP_TLS: "optional" }, { root: host.root });
    await waitUntil(() => waitingIn(host) === 0);
    expect(smtp.received).toHaveLength(1);
  });
});

describe("a full disk", () => {
  /** A disk of a mebibyte; undefined where this user may mount none. */
  const smallDisk = () => {
    const folder = temporaryFolder("disk");
    const filler = path.join(folder, "filler");
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "none", folder]).status !== 0) return;
    cleanUps.push(() => spawnSync("umount", ["--lazy", folder]));
    return {
      folder,
      fill: () => {
        const file = openSync(filler, "w");
        const page = Buffer.alloc(4096);
        try {
          for (let pages = 0; pages < 256; pages += 1) writeSync(file, page);
        } catch {
          // It is full.
        }
        closeSync(file);
      },
      free: () => rmSync(filler),
    };
  };

  /** A disk that takes not one byte of a process any more, wherever this test runs. */
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
  ])("is told with 503 and when to try again, and heals: %s", async (_name, newDisk) => {
    const disk = newDisk();
    if (!disk) {
      process.stdout.write("This user may mount no disk: a small one was not tried.\n");
      return;
    }
    const host = await start({}, { root: disk.folder });
    const call = (...[name, payload]: [Parameters<typeof callHost>[1], unknown]) =>
      callHost(host.port, name, payload);
    expect((await call("subscribe", subscription("before@example.org"))).status).toBe(204);
    disk.fill(host);
    // The list has a few free pages left.
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
    expect((await fetch(`http://127.0.0.1:${host.port}/product/vera`)).status).toBe(200);
    disk.free(host);
    for (const email of ["before@example.org", "full-0@example.org", "after@example.org"]) {
      expect((await call("subscribe", subscription(email))).status).toBe(204);
    }
    expect((await call("contact", payloads.contact)).status).toBe(204);
    host.child.kill("SIGTERM");
    expect(await host.exit).toBe(0);
  });
});

describe("who is on the newsletter's list", () => {
  const addresses = (kind: string, length: number): string[] =>
    Array.from({ length }, (_, index) => `${kind}-${index}@example.org`);

  it("cannot be told by the host's health", async () => {
    const smtp = await startSmtpServer();
    smtp.answer.delayMs = 3_600_000;
    const host = await start({ SMTP_URL: smtp.url });
    await callHost(host.port, "subscribe", subscription("known@example.org"));
    const healthAfterLeaving = async (email: string, hasLeft: () => boolean) => {
      const told = new Set<string>();
      await callHost(host.port, "unsubscribe", { ...payloads.unsubscribe, email });
      for (let look = 0; look < 20 || !hasLeft(); look += 1) {
        told.add((await rawRequest(host.port, "/healthz")).body);
      }
      return [...told];
    };
    const health = [JSON.stringify({ status: "ok", delivery: "on" })];
    expect(await healthAfterLeaving("other@example.org", () => true)).toEqual(health);
    expect(await healthAfterLeaving("known@example.org", () => waitingIn(host) > 0)).toEqual(
      health,
    );
  });

  it.each([
    ["subscribing", "subscribe", subscription],
    ["leaving", "unsubscribe", (email: string) => ({ ...payloads.unsubscribe, email })],
  ] as const)("cannot be told by what %s writes", async (name, call, payloadOf) => {
    const host = await start();
    /** All that was written, once nothing more is. */
    const written = async (): Promise<number> => {
      let bytes = -1;
      while (bytes !== processFact(host, "io", "wchar")) {
        bytes = processFact(host, "io", "wchar");
        await wait(200);
      }
      return bytes;
    };
    const writtenFor = async (emails: readonly string[]): Promise<number> => {
      const before = await written();
      for (const email of emails) {
        expect((await callHost(host.port, call, payloadOf(email))).status).toBe(204);
      }
      return (await written()) - before;
    };
    // Enough that a few more do not change the shape of what is on disk.
    await Promise.all(
      addresses("known", 60).map((email) => callHost(host.port, "subscribe", subscription(email))),
    );
    const ratio =
      (await writtenFor(addresses("known", 10))) / (await writtenFor(addresses("other", 10)));
    process.stdout.write(`bytes written by ${name}, known to unknown: ${ratio.toFixed(2)}\n`);
    // It was a 25th for who subscribes again, and nearly twice as much for who leaves.
    expect(ratio).toBeGreaterThan(2 / 3);
    expect(ratio).toBeLessThan(3 / 2);
  });
});

describe("what is off", () => {
  const MAIL = "X-Envelope-From: a@example.org\r\nX-Envelope-To: b@example.org\r\n\r\nHello\r\n";
  const rootWithMails = (): string => {
    const root = temporaryFolder("host");
    writeFiles(root, { "outbox/1.eml": MAIL, "outbox/2.eml": MAIL, "outbox/3.eml": MAIL });
    return root;
  };

  it("is told at the start with the setting that turns it on, and with what waits unread", async () => {
    const host = await start({}, { root: rootWithMails() });
    const lines = host.output().split("\n");
    const about = (setting: string) =>
      lines.filter((line) => line.includes(" off") && line.includes(setting));
    expect(about("SMTP_URL")).toEqual([expect.stringMatching(/unread.*: 3\.$/)]);
    expect(about("RECAPTCHA_SECRET")).toEqual([expect.stringContaining("RECAPTCHA_SITE_KEY")]);
    expect(about("TOKEN_SECRET")).toHaveLength(1);
    expect(about("GATSBY_ANALYTICS_ID")).toHaveLength(1);
    expect((await rawRequest(host.port, "/healthz")).body).toBe(
      JSON.stringify({ status: "ok", delivery: "off" }),
    );
  });

  it("is not told where all is on", async () => {
    const smtp = await startSmtpServer();
    const host = await start({
      SMTP_URL: smtp.url,
      RECAPTCHA_SECRET: "secret",
      GATSBY_RECAPTCHA_SITE_KEY: "key",
      TOKEN_SECRET: "a-secret-of-the-tests-of-32-signs-or-more",
      GATSBY_ANALYTICS_ID: "G-1",
    });
    expect(host.output()).toMatch(/^The site is at \S+\n$/);
  });

  it("stands in the log once a day with what waits unread", async () => {
    const host = await start({}, { root: rootWithMails(), speed: 86_400 });
    await waitUntil(
      () => (host.output().match(/"msg":"[^\n]*unread[^\n]*: 3\./g) ?? []).length > 1,
    );
  });

  it("is not the outbox: one that exists and cannot be written stops the start", async () => {
    const host = launch({ OUTBOX_DIR: "/proc" });
    expect(await host.exit).toBe(1);
    expect(host.output()).toMatch(
      /^Messages cannot be kept in "\/proc" \(\w+\): .*OUTBOX_DIR.*\n$/,
    );
  });
});
