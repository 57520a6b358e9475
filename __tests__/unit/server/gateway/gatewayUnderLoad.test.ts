import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { simpleParser } from "mailparser";
import { CV_MAX_BYTES } from "../../../../src/lib/limits";
import { mailPaths } from "../../../../src/forms/mail/contract/paths";
import {
  PAIR,
  applicationFields,
  countMails,
  databaseOf,
  multipartBody,
  newFolder,
  payloads,
  postJson,
  postgresUrl,
  prepareDatabase,
} from "./gatewayKit";
import { bundleProgram } from "../../../support/bundleProgram";
import { makePdf } from "../../../support/makePdf";
import { processFact } from "../../../support/hostProcess";
import { PROJECT } from "../../../support/sourceFiles";
import { type TestSmtp, startSmtp } from "../../../support/testSmtp";
import { waitUntil } from "../../../support/waitUntil";

const KILLS = 15;
const SENDERS = 4;
const DELIVERIES_AT_ONCE = 4;
const APPLICATIONS = 100;
/** Additional memory over an idle process, in KB; buffering everything would add 410 MB. */
const MEMORY_LIMIT_KB = 300_000;

let root: string;
let smtp: TestSmtp;
let children: ChildProcess[] = [];
let program: string;

beforeAll(() => {
  program = bundleProgram("__tests__/unit/server/gateway/gatewayProcess.ts");
});

beforeEach(async () => {
  root = newFolder();
  await prepareDatabase(root);
});

afterEach(async () => {
  for (const child of children) if (child.kill("SIGKILL")) await once(child, "close");
  children = [];
  await smtp.close();
});

const startProcess = async (): Promise<{ url: string; process: ChildProcess }> => {
  const started = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_PATH: path.join(PROJECT, "node_modules"),
      SMTP_URL: smtp.url,
      OUTBOX_DIR: path.join(root, "outbox"),
      DATA_DIR: path.join(root, "var"),
      RATE_LIMIT: "1000000",
      DAILY_MB: "100000",
      LEASE_MS: "5000",
      ...databaseOf(root),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(started);
  const [line]: unknown[] = await once(started.stdout, "data");
  return { url: `http://127.0.0.1:${String(line).trim()}`, process: started };
};

const postContact = async (url: string, subject: string): Promise<boolean> => {
  try {
    return (await postJson(url, "contact", { ...payloads.contact, subject })).status === 204;
  } catch {
    return false;
  }
};

it(`loses no accepted message if killed ${KILLS} times under load`, async () => {
  smtp = await startSmtp();
  const accepted: string[] = [];
  // With PostgreSQL, a second host keeps running and may take over a killed host's mails.
  if (postgresUrl !== "") await startProcess();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const running = await startProcess();
    const closed = once(running.process, "close");
    const load = { isOn: true };
    const senders = Array.from({ length: SENDERS }, async (_value, sender) => {
      for (let message = 0; load.isOn; message += 1) {
        const subject = `message-${kill}-${sender}-${message}`;
        if (await postContact(running.url, subject)) accepted.push(subject);
      }
    });
    const before = accepted.length;
    await waitUntil(() => accepted.length > before);
    await new Promise((resolve) => setTimeout(resolve, 20 * kill));
    running.process.kill("SIGKILL");
    load.isOn = false;
    await Promise.all([closed, ...senders]);
  }
  await startProcess();
  await waitUntil(async () => (await countMails(root)) === 0, 30_000);

  const idsBySubject = new Map<string, Set<string>>();
  for (const { source, messageId } of smtp.received) {
    const { subject = "" } = await simpleParser(source);
    idsBySubject.set(subject, (idsBySubject.get(subject) ?? new Set()).add(messageId));
  }
  const lost = accepted.filter((subject) => !idsBySubject.has(subject));
  const underTwoIds = [...idsBySubject.values()].filter((ids) => ids.size > 1);
  const repeats = smtp.received.length - idsBySubject.size;
  process.stdout.write(
    `${accepted.length} accepted over ${KILLS} kills, ${lost.length} lost, ${repeats} offered again\n`,
  );
  expect(accepted.length).toBeGreaterThanOrEqual(KILLS);
  expect(lost).toEqual([]);
  expect(underTwoIds).toEqual([]);
  // Only mails in flight, between the server's reply and the database update, are offered twice.
  expect(repeats).toBeLessThanOrEqual(DELIVERIES_AT_ONCE * KILLS);
}, 180_000);

it(`accepts ${APPLICATIONS} concurrent applications in limited memory and loses none`, async () => {
  smtp = await startSmtp(false);
  const { url, process: child } = await startProcess();
  // Not maxRSS, which includes the parent process's peak.
  const peak = () => processFact({ child }, "status", "VmHWM");
  const before = peak();
  const { payload, headers } = multipartBody(applicationFields, { content: makePdf(CV_MAX_BYTES) });
  const body = new Uint8Array(payload);
  const begin = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: APPLICATIONS }, async () => {
      const response = await fetch(`${url}/${mailPaths.application}`, {
        method: "POST",
        headers: { ...PAIR, ...headers },
        body,
      });
      return response.status;
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  expect(statuses.filter((status) => status !== 204)).toEqual([]);
  await waitUntil(async () => (await countMails(root)) === 0, 60_000);
  const grown = peak() - before;
  process.stdout.write(
    `${APPLICATIONS} applications of ${CV_MAX_BYTES} bytes in ${seconds.toFixed(1)} s, peak memory grew by ${Math.round(grown / 1024)} MB\n`,
  );
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(APPLICATIONS);
  expect(grown).toBeLessThan(MEMORY_LIMIT_KB);
}, 180_000);
