import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import Fastify, { type InjectOptions } from "fastify";
import { simpleParser } from "mailparser";
import { Client } from "pg";
import { type MailCall, mailPaths, oneClickPath } from "../../../../src/forms/mail/contract/paths";
import { DELIVERY_TIMES } from "../../../../server/gateway/delivery";
import { openDatabase } from "../../../../server/gateway/database";
import type { Database, Row } from "../../../../server/gateway/engine";
import { type Settings, readSettings } from "../../../../server/settings";
import { listFolder } from "../../../../server/gateway/mailFolder";
import { mailGateway } from "../../../../server/mailGateway";
import { makePdf } from "../../../support/makePdf";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { startSmtp } from "../../../support/testSmtp";

/** Anti-forgery cookie and header of every call. */
export const PAIR = { cookie: "XSRF-TOKEN=a-random-number", "x-xsrf-token": "a-random-number" };

export const payloads = {
  contact: {
    name: "Ada Example",
    email: "ada@example.org",
    organization: "Example Archive",
    message: "Could LexTag be set up\nfor our own tag set?",
    privacy: true,
    marketing: false,
    subject: "New message from Ada Example",
    captchaToken: "token",
  },
  subscribe: {
    subscriber: { name: "Ada Example", email: "ada@example.org" },
    privacy: true,
    marketing: true,
    captchaToken: "token",
  },
  unsubscribe: { email: "ada@example.org", captchaToken: "token" },
  confirm: { code: "not-a-code", captchaToken: "token" },
} as const;

export const applicationFields = {
  subject: "New Job Application: NLP Engineer",
  position: "NLP Engineer",
  name: "Bo Example",
  email: "bo@example.org",
  coverLetter: "I have read all of it.",
  marketing: "false",
  privacy: "true",
  captchaToken: "token",
};

interface MultipartFile {
  name?: string;
  fileName?: string;
  type?: string;
  content?: Buffer;
}

/** Multipart body in the format of browsers. */
export const multipartBody = (
  fields: Readonly<Record<string, string>>,
  file: MultipartFile | undefined = {},
): { payload: Buffer; headers: Record<string, string> } => {
  const boundary = "----formBoundaryExample";
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value.replaceAll("\n", "\r\n")}\r\n`,
    ),
  );
  const {
    name = "cv",
    fileName = "cv.pdf",
    type = "application/pdf",
    content = makePdf(1000),
  } = file;
  return {
    payload: Buffer.concat([
      ...parts,
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
};

/** PostgreSQL of this test run; if empty, each gateway has an SQLite file. */
export const postgresUrl = process.env.GATEWAY_DATABASE_URL ?? "";

const schemas = new Map<string, string>();

/** Each folder gets its own PostgreSQL schema, like its own file on SQLite. */
export const databaseOf = (root: string): Record<string, string> => {
  if (postgresUrl === "") return {};
  const schema = schemas.get(root) ?? `test_${randomBytes(8).toString("hex")}`;
  schemas.set(root, schema);
  const url = new URL(postgresUrl);
  url.searchParams.set("options", `-c search_path=${schema}`);
  return { DATABASE_URL: url.href };
};

export const testSettings = (root: string, environment: Record<string, string> = {}): Settings =>
  readSettings({
    OUTBOX_DIR: path.join(root, "outbox"),
    DATA_DIR: path.join(root, "var"),
    TOKEN_SECRET: "a-secret-of-the-tests-of-32-signs-or-more",
    RATE_LIMIT: "1000000",
    MIN_FREE_MB: "0",
    ...databaseOf(root),
    ...environment,
  });

export const openBeside = async (settings: Settings): Promise<Database> =>
  openDatabase(settings, { error: () => undefined }, false);

/** Number of undelivered mails in the database of `root`. */
export const countMails = async (root: string): Promise<number> => {
  const database = await openBeside(testSettings(root));
  const [rows = []] = await database.run({ sql: "select id from mails" });
  await database.close();
  return rows.length;
};

export const prepareDatabase = async (root: string): Promise<void> => {
  const { DATABASE_URL } = databaseOf(root);
  if (DATABASE_URL === undefined) return;
  const client = new Client(DATABASE_URL);
  await client.connect();
  await client.query(`create schema if not exists ${schemas.get(root) ?? ""}`);
  await client.end();
};

export const newFolder = (): string => temporaryFolder("gateway");

/**
 * Starts a gateway that listens and accepts injected requests. Reuse `root` to keep its folders.
 */
export const startGateway = async (
  environment: Record<string, string> = {},
  parts: Partial<Parameters<typeof mailGateway>[1]> = {},
  root = newFolder(),
) => {
  const settings = testSettings(root, environment);
  await prepareDatabase(root);
  const lines: string[] = [];
  const app = Fastify({
    trustProxy: (_address, hop) => hop < settings.TRUST_PROXY,
    logger: { level: "trace", stream: { write: (line) => lines.push(line) } },
  });
  await app.register(mailGateway, { settings, ...parts });
  app.get("/", (_, reply) => reply.type("text/html").header("Cache-Control", "no-cache").send(""));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const beside = await openBeside(settings);
  const sql = async (text: string, values: string[] = []): Promise<readonly Row[]> =>
    (await beside.run({ sql: text, values }))[0] ?? [];
  const inject = async (options: InjectOptions) => {
    const response = await app.inject(options);
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };
  return {
    app,
    settings,
    call: (call: MailCall, payload: unknown, headers: Record<string, string> = PAIR) =>
      inject({
        method: "POST",
        url: `/${mailPaths[call]}`,
        headers: { "content-type": "application/json", ...headers },
        payload: JSON.stringify(payload),
      }),
    apply: (fields: Record<string, string> = applicationFields, file: MultipartFile = {}) => {
      const { payload, headers } = multipartBody(fields, file);
      return inject({
        method: "POST",
        url: `/${mailPaths.application}`,
        headers: { ...headers, ...PAIR },
        payload,
      });
    },
    /** Accepted but undelivered mails, from the database or the outbox. */
    mails: async () => {
      // In this order, because a mail may move to the outbox between the two queries.
      const rows = await sql(
        "select bytes from sources join mails on mails.id = sources.id where recipient <> '' order by mails.id",
      );
      const files = (await listFolder(settings.OUTBOX_DIR)).map((name) =>
        readFile(path.join(settings.OUTBOX_DIR, name)),
      );
      const sources = [...rows.map(({ bytes }) => bytes), ...(await Promise.all(files))];
      const mails = await Promise.all(
        sources.flatMap((source) => (source instanceof Buffer ? [simpleParser(source)] : [])),
      );
      return [...new Map(mails.map((mail) => [mail.messageId, mail])).values()];
    },
    sql,
    /** Makes every statement on a table fail; the returned function restores the table. */
    hideTable: async (table: string) => {
      await sql(`alter table ${table} rename to hidden_${table}`);
      return () => sql(`alter table hidden_${table} rename to ${table}`);
    },
    logged: () => lines.join(""),
    close: async () => {
      await app.close();
      await beside.close();
    },
  };
};

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;

/** Calls a gateway over a real connection. */
export const postJson = (origin: string, call: MailCall, payload: unknown): Promise<Response> =>
  fetch(`${origin}/${mailPaths[call]}`, {
    method: "POST",
    headers: { ...PAIR, "content-type": "application/json" },
    body: JSON.stringify(payload),
  });

/** Unsubscribes with one click, as mail programs do (RFC 8058). */
export const clickOnce = async (
  { app }: TestGateway,
  code = "",
  payload = "List-Unsubscribe=One-Click",
  type = "application/x-www-form-urlencoded",
): Promise<number> => {
  const url = `/${oneClickPath}?code=${code}`;
  const headers = { "content-type": type };
  return (await app.inject({ method: "POST", url, headers, payload })).statusCode;
};

const started: { close: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const one of started.splice(0).reverse()) await one.close();
});

/** Closes a server or gateway after the running test, the last one first. */
export const closeLater = <Started extends (typeof started)[number]>(one: Started): Started => {
  started.push(one);
  return one;
};

export const startSmtpServer = async (...options: Parameters<typeof startSmtp>) =>
  closeLater(await startSmtp(...options));

export const start = async (...options: Parameters<typeof startGateway>) =>
  closeLater(await startGateway(...options));

export const soon = { ...DELIVERY_TIMES, retryMs: 20, maxRetryMs: 50, pollMs: 20 };

export const getProblem = ({ body }: { body: string }): Record<string, unknown> => {
  const problem: Record<string, unknown> = JSON.parse(body);
  return problem;
};

export const getFields = (answer: { body: string }): string[] => {
  const { errors } = getProblem(answer);
  return Array.isArray(errors) ? errors.map(({ field }: { field: string }) => field) : [];
};

export const isSubscribed = async ({ sql }: TestGateway, email: string): Promise<boolean> =>
  (await sql("select id from subscribers where key = $1", [email])).length > 0;
