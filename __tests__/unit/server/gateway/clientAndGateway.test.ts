import { randomFillSync } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { simpleParser } from "mailparser";
import { localBotCheck } from "../../../../src/forms/mail/botCheck";
import { type MailCall, unsubscribeCodeParameter } from "../../../../src/forms/mail/contract/paths";
import { createMailApi, MailFailure, type MailApi } from "../../../../src/forms/mail/createMailApi";
import { registerGateway } from "../../../../server/gateway/registerGateway";
import { makePdf } from "../../../support/makePdf";
import { startSmtp, type TestSmtp } from "../../../support/testSmtp";
import { waitUntil } from "../../../support/waitUntil";
import { LARGEST_CV, newFolder, prepareDatabase, testSettings } from "./gatewayKit";

/** The site's own client against the gateway over a real connection; every call waits two seconds. */

let app: FastifyInstance;
let smtp: TestSmtp;
let folder: string;
let cookies: string;
let answers: number[];
let api: MailApi;

/** A browser's fetch: it knows the page's origin and sends the page's cookies along. */
const clientWith = (readCookies: () => string, baseUrl = ""): MailApi =>
  createMailApi({
    baseUrl,
    botCheck: localBotCheck,
    readCookies,
    post: async (address, request) => {
      const headers = new Headers(request.headers);
      if (cookies !== "") headers.set("Cookie", cookies);
      const answer = await fetch(new URL(address, `${app.listeningOrigin}/`), {
        ...request,
        headers,
      });
      answers.push(answer.status);
      return answer;
    },
  });

const startGateway = async (environment: Record<string, string> = {}) => {
  app = Fastify({ logger: false });
  await prepareDatabase(folder);
  await registerGateway(app, testSettings(folder, { SMTP_URL: smtp.url, ...environment }));
  app.get("/", (_request, reply) => reply.type("text/html").send("<p>Home</p>"));
  await app.listen({ port: 0, host: "127.0.0.1" });
};

beforeEach(async () => {
  smtp = await startSmtp();
  folder = newFolder();
  await startGateway();
  const page = await fetch(app.listeningOrigin, { headers: { Accept: "text/html" } });
  cookies = (page.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  answers = [];
  api = clientWith(() => cookies);
});

afterEach(async () => {
  await app.close();
  await smtp.close();
});

const mailTo = async (mark: string) => {
  const find = () => smtp.received.find(({ source }) => source.includes(mark));
  await waitUntil(() => find() !== undefined);
  return simpleParser(find()?.source ?? "");
};

const contact = {
  name: "Zoë Example",
  email: "zoe@example.org",
  organization: "",
  message: "“шоссе”\nand 銀行",
  privacy: true,
  marketing: false,
};

const application = (content: Buffer<ArrayBuffer>, name = "Zoë 履歴書 🌍.pdf") => ({
  position: "NLP Engineer",
  name: "Bo Example",
  email: "bo@example.org",
  coverLetter: "I have read all of it.\nTwice.",
  marketing: false,
  privacy: true,
  cv: new File([content], name, { type: "application/pdf" }),
});

const subscriber = {
  subscriber: { name: "Ada Example", email: "ada@example.org" },
  privacy: true,
  marketing: true,
};

it("takes a message and the largest CV as the client sends them", async () => {
  const content = randomFillSync(makePdf(LARGEST_CV), "%PDF-1.7\n".length);
  await Promise.all([api.contact(contact), api.application(application(content))]);
  expect(answers).toEqual([204, 204]);
  expect((await mailTo("zoe@example.org")).text).toContain(contact.message);
  const mail = await mailTo("bo@example.org");
  expect(mail.subject).toBe("New Job Application: NLP Engineer");
  expect(mail.text).toContain("I have read all of it.\nTwice.");
  expect(mail.attachments[0]?.filename).toBe("Zoë 履歴書 🌍.pdf");
  expect(mail.attachments[0]?.content.equals(content)).toBe(true);
});

it("takes a subscription, a wish to leave and its confirmation, which works once", async () => {
  await api.subscribe(subscriber);
  await api.unsubscribe({ email: "ada@example.org" });
  const mail = await mailTo("To: ada@example.org");
  const link = new URL(/http\S+/.exec(mail.text ?? "")?.[0] ?? "");
  const code = link.searchParams.get(unsubscribeCodeParameter) ?? "";
  await api.confirm({ code });
  expect(answers).toEqual([204, 204, 204]);
  await expect(api.confirm({ code })).rejects.toThrow(MailFailure);
  expect(answers.at(-1)).toBe(410);
});

const everyCall = (client: MailApi): Readonly<Record<MailCall, () => Promise<void>>> => ({
  contact: () => client.contact(contact),
  application: () => client.application(application(makePdf(1000))),
  subscribe: () => client.subscribe(subscriber),
  unsubscribe: () => client.unsubscribe({ email: "ada@example.org" }),
  confirm: () => client.confirm({ code: "a-code" }),
});

const failAll = async (calls: readonly (() => Promise<void>)[], status: number) => {
  const outcomes = await Promise.allSettled(calls.map((call) => call()));
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(MailFailure) });
  }
  expect(answers).toEqual(calls.map(() => status));
};

it("refuses every call of a page that cannot show the anti-forgery pair", () =>
  failAll(Object.values(everyCall(clientWith(() => ""))), 403));

it("refuses what breaks the rules that both read, as the one failure", () =>
  failAll(
    [
      () => api.contact({ ...contact, message: "" }),
      () => api.application(application(Buffer.from("no PDF"))),
      () => api.subscribe({ ...subscriber, marketing: false }),
      () => api.unsubscribe({ email: "not an address" }),
      () => api.confirm({ code: "" }),
    ],
    400,
  ));

it("refuses every call of an address that has called too often", async () => {
  await app.close();
  await startGateway({ RATE_LIMIT: "1" });
  await api.unsubscribe({ email: "ada@example.org" });
  expect(answers.splice(0)).toEqual([204]);
  await failAll(Object.values(everyCall(api)), 429);
});

it("refuses a CV that is one byte too large", () =>
  failAll([() => api.application(application(makePdf(LARGEST_CV + 1)))], 413));
