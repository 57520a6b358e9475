/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { simpleParser } from "mailparser";
import { mailPaths } from "../../../src/mail/contract/paths";
import {
  LARGEST_CV,
  PAIR,
  type TestSmtp,
  applicationFields,
  makePdf,
  multipartBody,
  newFolder,
  payloads,
  startGateway,
  startSmtp,
  waitUntil,
} from "./gatewayKit";

/** Slow: real processes, real sockets, a real SMTP server. */

const PROJECT = path.join(__dirname, "../../..");
const KILLS = 20;
const APPLICATIONS = 200;
const FUZZED_BODIES = 5000;
/** What 200 applications may add to an idle process, in kilobytes; held whole they are 930 MB. */
const MEMORY_LIMIT_KB = 300_000;

let root: string;
let smtp: TestSmtp;
let child: ChildProcess | undefined;

beforeEach(async () => {
  root = await newFolder();
});

afterEach(async () => {
  child?.kill("SIGKILL");
  await smtp.close();
  await rm(root, { recursive: true, force: true });
});

/** Starts a gateway as a process and gives its address. */
const startProcess = async (): Promise<{ url: string; process: ChildProcess }> => {
  const started = spawn(
    process.execPath,
    ["--import", "tsx", path.join(__dirname, "gatewayProcess.ts")],
    {
      cwd: PROJECT,
      env: {
        ...process.env,
        SMTP_URL: smtp.url,
        OUTBOX_DIR: path.join(root, "outbox"),
        DATA_DIR: path.join(root, "var"),
        RATE_LIMIT: "1000000",
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  child = started;
  const [line]: unknown[] = await once(started.stdout, "data");
  return { url: `http://127.0.0.1:${String(line).trim()}`, process: started };
};

const waiting = async (): Promise<number> =>
  (await readdir(path.join(root, "outbox"))).filter((name) => name.endsWith(".eml")).length;

const postContact = async (url: string, subject: string): Promise<boolean> => {
  try {
    const response = await fetch(`${url}/${mailPaths.contact}`, {
      method: "POST",
      headers: { ...PAIR, "content-type": isForm ? formType : "application/json" },
        payload: body ?? "",
      });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      return statusCode < 500;
    }),
    { numRuns: FUZZED_BODIES, endOnFailure: true },
  );
  process.stdout.write(`fuzzed answers by status: ${JSON.stringify([...statuses])}\n`);
  expect((await gateway.app.inject("/healthz")).statusCode).toBe(200);
  await gateway.close();
}, 180_000);
