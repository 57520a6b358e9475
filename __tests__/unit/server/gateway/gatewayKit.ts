import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import Fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { type ParsedMail, simpleParser } from "mailparser";
import { CV_MAX_BYTES } from "../../../../src/lib/limits";
import { type MailCall, mailPaths } from "../../../../src/forms/mail/contract/paths";
import {
  type GatewaySettings,
  readGatewaySettings,
} from "../../../../server/gateway/gatewaySettings";
import { type GatewayParts, registerGateway } from "../../../../server/gateway/registerGateway";
import { makePdf } from "../../../support/makePdf";
import { temporaryFolder } from "../../../support/temporaryFolder";

/** The anti-forgery pair of every call here. */
export const PAIR = { cookie: "XSRF-TOKEN=a-random-number", "x-xsrf-token": "a-random-number" };

/** Valid payloads of the JSON calls. */
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

/** Valid text fields of an application. */
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

/** A multipart body as browsers write it. */
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

/** A running gateway in folders of its own. */
export interface TestGateway {
  app: FastifyInstance;
  settings: GatewaySettings;
  /** Makes a call with the pair. */
  call: (
    call: MailCall,
    payload: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; headers: Record<string, unknown>; body: string }>;
  /** Sends an application. */
  apply: (
    fields?: Record<string, string>,
    file?: MultipartFile,
  ) => Promise<{ status: number; body: string }>;
  /** The mails in the outbox, parsed. */
  mails: () => Promise<ParsedMail[]>;
  /** Everything that was logged. */
  logged: () => string;
  close: () => Promise<void>;
}

/** Settings of a gateway whose folders are below `root`. */
export const testSettings = (
  root: string,
  environment: Record<string, string> = {},
): GatewaySettings =>
  readGatewaySettings({
    OUTBOX_DIR: path.join(root, "outbox"),
    DATA_DIR: path.join(root, "var"),
    TOKEN_SECRET: "a-secret-of-the-tests-of-32-signs-or-more",
    RATE_LIMIT: "1000000",
    ...environment,
  });

/** A new folder for a test. */
export const newFolder = (): string => temporaryFolder("gateway");

/** Starts a gateway that listens and takes injected requests; `root` keeps its folders between two of them. */
export const startGateway = async (
  environment: Record<string, string> = {},
  parts: GatewayParts = {},
  root = newFolder(),
): Promise<TestGateway> => {
  const settings = testSettings(root, environment);
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: "trace", stream: { write: (line) => lines.push(line) } },
  });
  await registerGateway(app, settings, parts);
  app.get("/", (_request, reply) => reply.type("text/html").send("<p>Home</p>"));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const inject = async (options: InjectOptions) => {
    const response = await app.inject(options);
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };
  return {
    app,
    settings,
    call: (call, payload, headers = PAIR) =>
      inject({
        method: "POST",
        url: `/${mailPaths[call]}`,
        headers: { "content-type": "application/json", ...headers },
        payload: JSON.stringify(payload),
      }),
    apply: (fields = applicationFields, file = {}) => {
      const { payload, headers } = multipartBody(fields, file);
      return inject({
        method: "POST",
        url: `/${mailPaths.application}`,
        headers: { ...headers, ...PAIR },
        payload,
      });
    },
    mails: async () => {
      const names = (await readdir(settings.outboxDir)).filter((name) => name.endsWith(".eml"));
      const sources = await Promise.all(
        names
          .sort()
          // A mail may be delivered between the two looks.
          .map((name) => readFile(path.join(settings.outboxDir, name)).catch(() => undefined)),
      );
      return Promise.all(sources.flatMap((source) => (source ? [simpleParser(source)] : [])));
    },
    logged: () => lines.join(""),
    close: () => app.close(),
  };
};

/** The limit, for tests of its two sides. */
export const LARGEST_CV = CV_MAX_BYTES;
