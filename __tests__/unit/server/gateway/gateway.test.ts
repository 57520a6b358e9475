import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import http from "node:http";
import { createServer } from "node:net";
import path from "node:path";
import Fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { simpleParser } from "mailparser";
import { LETTER_MAX_LENGTH, UNSUBSCRIBE_LINK_HOURS } from "../../../../src/lib/limits";
import { type MailCall, mailPaths, oneClickPath } from "../../../../src/forms/mail/contract/paths";
import { DELIVERY_TIMES } from "../../../../server/gateway/delivery";
import { signCode } from "../../../../server/gateway/linkCode";
import { gateway as gatewayPlugin } from "../../../../server/plugins/gateway";
import {
  LARGEST_CV,
  PAIR,
  type TestGateway,
  applicationFields,
  multipartBody,
  newFolder,
  payloads,
  postgresUrl,
  prepareDatabase,
  startGateway,
  testSettings,
} from "./gatewayKit";
import { expectConsole } from "../../../support/failingConsole";
import { makePdf } from "../../../support/makePdf";
import { type TestSmtp, startSmtp } from "../../../support/testSmtp";
import { waitUntil } from "../../../support/waitUntil";
import { writeFiles } from "../../../support/writeFiles";

let gateway: TestGateway;
let others: { close: () => Promise<void> }[] = [];

beforeEach(async () => {
  gateway = await startGateway();
});

afterEach(async () => {
  for (const started of [gateway, ...others].reverse()) await started.close();
  others = [];
});

const startSmtpServer = async (): Promise<TestSmtp> => {
  const started = await startSmtp();
  others.push(started);
  return started;
};

/** Fast retries. */
const soon = { ...DELIVERY_TIMES, retryMs: 20, maxRetryMs: 50, pollMs: 20 };

const start = async (...settings: Parameters<typeof startGateway>): Promise<TestGateway> => {
  const started = await startGateway(...settings);
  others.push(started);
  return started;
};

const getProblem = ({ body }: { body: string }): Record<string, unknown> => {
  const problem: Record<string, unknown> = JSON.parse(body);
  return problem;
};

const getFields = (answer: { body: string }): string[] => {
  const { errors } = getProblem(answer);
  return Array.isArray(errors) ? errors.map(({ field }: { field: string }) => field) : [];
};

/** Subscribes an address and returns the code of its unsubscribe mail. */
const codeByMail = async (): Promise<{ code: string; headers: string }> => {
  await gateway.call("subscribe", payloads.subscribe);
  await gateway.call("unsubscribe", payloads.unsubscribe);
  await waitUntil(async () => (await gateway.mails()).length === 1);
  const [mail] = await gateway.mails();
  return {
    code: /unsubscribe\?code=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "",
    headers: (mail?.headerLines ?? []).map(({ line }) => line).join("\n"),
  };
};

const onTheList = async (email: string): Promise<boolean> =>
  (await gateway.sql("select id from subscribers where key = $1", [email])).length > 0;

describe("the contact call (API-05)", () => {
  it("answers 204 and leaves a readable mail in the outbox", async () => {
    expect(await gateway.call("contact", payloads.contact)).toMatchObject({
      status: 204,
      body: "",
    });
    const [mail] = await gateway.mails();
    expect(mail?.subject).toBe(payloads.contact.subject);
    expect(mail?.to).toMatchObject({ text: gateway.settings.MAIL_TO });
    expect(mail?.replyTo?.text).toBe('"Ada Example" <ada@example.org>');
    expect(mail?.text).toContain(payloads.contact.message);
    expect(mail?.text).toContain("Organisation: Example Archive");
    expect(mail?.messageId).toMatch(/^<.+@polysema\.example>$/);
  });

  it("takes an e-mail without format and keeps it in the text (FORM-02)", async () => {
    expect((await gateway.call("contact", { ...payloads.contact, email: "abc" })).status).toBe(204);
    const [mail] = await gateway.mails();
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toContain("Email: abc");
  });

  it.each([
    ["a list", ["a"]],
    ["an object", {}],
    ["an object of its own", { toString: "a" }],
  ])(
    "names a field that holds %s instead of text, and whatever else is an issue",
    async (_name, value) => {
      const { message, organization, marketing, ...others } = payloads.contact;
      const answer = await gateway.call("contact", {
        ...others,
        email: " ada@example.org ",
        name: value,
      });
      expect(answer.status).toBe(400);
      expect(getFields(answer).sort()).toEqual(["message", "name"]);
      expect(answer.body).toContain("This field has another type.");
    },
  );

  it("asks for the consent, and for no more (FORM-04, FORM-05)", async () => {
    const refused = await gateway.call("contact", { ...payloads.contact, privacy: false });
    expect(getFields(refused)).toContain("privacy");
    const { organization, marketing, ...required } = payloads.contact;
    expect((await gateway.call("contact", required)).status).toBe(204);
  });

  it("adds a visitor who wants news to the list, with the source", async () => {
    await gateway.call("contact", { ...payloads.contact, marketing: true });
    expect(await onTheList("ada@example.org")).toBe(true);
  });

  it("writes to and lists an address with an internationalised domain in ASCII", async () => {
    const payload = { ...payloads.contact, email: "hans@bücher.example", marketing: true };
    expect((await gateway.call("contact", payload)).status).toBe(204);
    const [mail] = await gateway.mails();
    const replyTo = mail?.headerLines.find(({ key }) => key === "reply-to");
    expect(replyTo?.line).toContain("hans@xn--bcher-kva.example");
    expect(await onTheList("hans@xn--bcher-kva.example")).toBe(true);
  });

  it.each(["name", "email", "organization", "subject"])(
    "refuses control characters in %s, so that no header can be added",
    async (field) => {
      const value = "Ada\r\nBcc: everybody@example.org";
      const answer = await gateway.call("contact", { ...payloads.contact, [field]: value });
      expect(answer.status).toBe(400);
      expect(getFields(answer)).toContain(field);
      expect(answer.body).not.toContain("everybody");
      expect(await gateway.mails()).toEqual([]);
    },
  );

  it("hides no line break in a header, whoever decodes it", async () => {
    const hidden = "=?utf-8?B?DQpYOiB5IOKArg==?=";
    const texts = { name: hidden, subject: `a ${hidden}` };
    expect((await gateway.call("contact", { ...payloads.contact, ...texts })).status).toBe(204);
    await gateway.apply(applicationFields, { fileName: `${hidden}.pdf` });
    const mails = await gateway.mails();
    const contact = mails.find(({ attachments }) => attachments.length === 0);
    const [attachment] = mails.flatMap(({ attachments }) => attachments);
    for (const text of [contact?.subject, contact?.replyTo?.text, attachment?.filename]) {
      expect(text).toMatch(/= \?utf-8/);
    }
  });

  it("cannot be talked into another recipient by angle brackets and commas", async () => {
    const name = 'Eve" <eve@example.net>, "x';
    await gateway.call("contact", { ...payloads.contact, name, email: "a,b@example.net" });
    const [mail] = await gateway.mails();
    expect(mail?.to).toMatchObject({ text: gateway.settings.MAIL_TO });
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.cc).toBeUndefined();
  });
});

describe("the application call (API-06)", () => {
  it("delivers the letter and the CV, its Unicode file name whole", async () => {
    const content = makePdf(3000);
    const answer = await gateway.apply(applicationFields, {
      fileName: "履歴書 Łukasz’s résumé.pdf",
      content,
    });
    expect(answer).toMatchObject({ status: 204, body: "" });
    const [mail] = await gateway.mails();
    expect(mail?.subject).toBe("New Job Application: NLP Engineer");
    expect(mail?.to).toMatchObject({ text: gateway.settings.JOBS_TO });
    expect(mail?.text).toContain(applicationFields.coverLetter);
    expect(mail?.attachments[0]?.filename).toBe("履歴書 Łukasz’s résumé.pdf");
    expect(mail?.attachments[0]?.contentType).toBe("application/pdf");
    expect(mail?.attachments[0]?.content.equals(content)).toBe(true);
  });

  it("takes a CV of 2097152 bytes and refuses one byte more (APP-05)", async () => {
    expect((await gateway.apply(applicationFields, { content: makePdf(LARGEST_CV) })).status).toBe(
      204,
    );
    const refused = await gateway.apply(applicationFields, { content: makePdf(LARGEST_CV + 1) });
    expect(refused.status).toBe(413);
    expect(getProblem(refused)).toMatchObject({
      errors: [{ field: "cv", detail: "Max file size exceeded" }],
    });
    const [mail, ...more] = await gateway.mails();
    expect(mail?.attachments[0]?.size).toBe(LARGEST_CV);
    expect(more).toEqual([]);
  });

  it.each([
    ["another type", { type: "image/png" }],
    ["a renamed file", { content: Buffer.from("PK\u0003\u0004 not a PDF") }],
    ["an empty file", { content: Buffer.alloc(0) }],
    ["less than the first bytes", { content: Buffer.from("%PD") }],
    [
      "an unknown type under another name",
      { type: "application/octet-stream", fileName: "cv.doc" },
    ],
  ])("refuses %s", async (_name, file) => {
    const answer = await gateway.apply(applicationFields, file);
    expect(answer.status).toBe(400);
    expect(getProblem(answer)).toMatchObject({
      errors: [{ field: "cv", detail: "Required PDF format" }],
    });
    expect(await gateway.mails()).toEqual([]);
  });

  it("judges a file whose type the browser does not know by its name and first bytes", async () => {
    const file = { type: "application/octet-stream", fileName: "CV.PDF" };
    expect((await gateway.apply(applicationFields, file)).status).toBe(204);
  });

  it("takes a letter of the greatest length, each of its line breaks counted once", async () => {
    const coverLetter = "a\n".repeat(LETTER_MAX_LENGTH / 2 - 1) + "ab";
    expect((await gateway.apply({ ...applicationFields, coverLetter })).status).toBe(204);
    const tooLong = `${coverLetter}c`;
    expect((await gateway.apply({ ...applicationFields, coverLetter: tooLong })).status).toBe(400);
  });

  it.each([
    ["cv.html", "cv.html.pdf"],
    ["cv\u202efdp.exe", "cvfdp.exe.pdf"],
    ["CV.PDF", "CV.PDF"],
  ])(
    "delivers a CV that is called %s as %s, which no desktop runs",
    async (fileName, delivered) => {
      expect((await gateway.apply(applicationFields, { fileName })).status).toBe(204);
      const [mail] = await gateway.mails();
      expect(mail?.attachments[0]?.filename).toBe(delivered);
    },
  );

  it("refuses a missing, a misplaced and a second file, and a field sent twice", async () => {
    expect((await gateway.apply(applicationFields, { name: "letter" })).status).toBe(400);
    const { payload, headers } = multipartBody(applicationFields);
    const text = payload.toString("latin1");
    const send = (body: string) =>
      gateway.app.inject({
        method: "POST",
        url: `/${mailPaths.application}`,
        headers: { ...headers, ...PAIR },
        payload: Buffer.from(body, "latin1"),
      });
    const boundary = "------formBoundaryExample";
    const file = text.slice(
      text.lastIndexOf(`${boundary}\r\nContent-Disposition: form-data; name="cv"`),
      -`${boundary}--\r\n`.length,
    );
    expect((await send(text.replace(file, ""))).statusCode).toBe(400);
    expect((await send(text.replace(file, file + file))).statusCode).toBe(413);
    const field = `${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nBo\r\n`;
    expect((await send(field + text)).statusCode).toBe(400);
    expect((await send(text.slice(0, 700))).statusCode).toBe(400);
    expect(await gateway.mails()).toEqual([]);
  });

  it("keeps paths and control characters out of the file name", async () => {
    await gateway.apply(applicationFields, { fileName: "../../etc/pass\u0001wd.pdf" });
    const [mail] = await gateway.mails();
    expect(mail?.attachments[0]?.filename).toBe("passwd.pdf");
  });

  it("refuses an upload far above the limit at once", async () => {
    const response = await gateway.app.inject({
      method: "POST",
      url: `/${mailPaths.application}`,
      headers: { ...multipartBody({}).headers, ...PAIR, "content-length": "1000000000" },
      payload: "------formBoundaryExample",
    });
    expect(response.statusCode).toBe(413);
  });
});

describe("a message with the wish for news", () => {
  const sends: [string, () => Promise<{ status: number }>][] = [
    ["contact", () => gateway.call("contact", { ...payloads.contact, marketing: true })],
    [
      "application",
      () => gateway.apply({ ...applicationFields, email: "ada@example.org", marketing: "true" }),
    ],
  ];

  it.each(sends)("is taken whole by %s, or not at all", async (_name, send) => {
    for (const table of ["mails", "subscribers"]) {
      const bringBack = await gateway.hideTable(table);
      expect((await send()).status).toBe(503);
      await bringBack();
      expect(await onTheList("ada@example.org")).toBe(false);
      expect(await gateway.mails()).toEqual([]);
    }
    expect((await send()).status).toBe(204);
    expect(await onTheList("ada@example.org")).toBe(true);
    expect(await gateway.mails()).toHaveLength(1);
  });
});

describe("the newsletter calls (API-07, API-08)", () => {
  it("keeps the words, the time and the source of a consent", async () => {
    expect((await gateway.call("subscribe", payloads.subscribe)).status).toBe(204);
    const [kept] = await gateway.sql("select * from subscribers");
    expect(kept).toMatchObject({
      email: "ada@example.org",
      name: "Ada Example",
      source: "newsletter",
    });
    expect(kept?.consent).toContain("I agree to receive newsletters, sent no more than monthly.");
    expect(Math.abs(Date.now() / 1000 - Number(kept?.subscribed_at))).toBeLessThan(60);
  });

  it("subscribes an address once, however often and in whatever capitals it is sent", async () => {
    await gateway.call("subscribe", payloads.subscribe);
    const again = { ...payloads.subscribe, subscriber: { name: "A", email: "ADA@example.org" } };
    expect((await gateway.call("subscribe", again)).status).toBe(204);
    expect(await gateway.sql("select name from subscribers")).toEqual([{ name: "Ada Example" }]);
  });

  it.each([
    ["a malformed address", { subscriber: { name: "Ada", email: "abc" } }, "subscriber.email"],
    ["no name", { subscriber: { name: "", email: "ada@example.org" } }, "subscriber.name"],
    ["no privacy consent", { privacy: false }, "privacy"],
    ["no marketing consent", { marketing: false }, "marketing"],
  ])("refuses a subscription with %s (NL-01 to NL-04)", async (_name, change, field) => {
    const answer = await gateway.call("subscribe", { ...payloads.subscribe, ...change });
    expect(answer.status).toBe(400);
    expect(getFields(answer)).toEqual([field]);
  });

  it("refuses to unsubscribe what is not an address (NL-09)", async () => {
    const answer = await gateway.call("unsubscribe", { ...payloads.unsubscribe, email: "abc" });
    expect(getFields(answer)).toEqual(["email"]);
  });

  it("mails a link that removes the subscriber, and says so however often it's used", async () => {
    const { code, headers } = await codeByMail();
    expect(headers).toContain(
      `List-Unsubscribe: <https://www.polysema.example/${oneClickPath}?code=`,
    );
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    // Prevents automatic replies, such as absence notes (RFC 3834).
    expect(headers).toContain("Auto-Submitted: auto-replied");
    expect((await gateway.call("confirm", { ...payloads.confirm, code })).status).toBe(204);
    expect(await onTheList("ada@example.org")).toBe(false);
    expect((await gateway.call("confirm", { ...payloads.confirm, code })).status).toBe(204);
  });

  it("does not let an old link remove who subscribed again, nor say so", async () => {
    const { code } = await codeByMail();
    await gateway.call("confirm", { ...payloads.confirm, code });
    await gateway.call("subscribe", payloads.subscribe);
    expect((await gateway.call("confirm", { ...payloads.confirm, code })).status).toBe(410);
    const click = await gateway.app.inject({
      method: "POST",
      url: `/${oneClickPath}?code=${code}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(click.statusCode).toBe(410);
    expect(await onTheList("ada@example.org")).toBe(true);
  });

  it("takes two confirmations at the same moment as one", async () => {
    const { code } = await codeByMail();
    const answers = await Promise.all(
      [1, 2].map(() => gateway.call("confirm", { ...payloads.confirm, code })),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  });

  it("refuses a code that was tampered with, made with another secret, or is too old", async () => {
    const { code } = await codeByMail();
    const secret = gateway.settings.TOKEN_SECRET ?? "";
    const [head = "", body = "", signature = ""] = code.split(".");
    const forged = Buffer.from(JSON.stringify({ sub: "x", exp: 9_999_999_999 })).toString(
      "base64url",
    );
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const old = new Date(Date.now() - (UNSUBSCRIBE_LINK_HOURS * 3600 + 1) * 1000);
    const confirm = async (tried: string) =>
      (await gateway.call("confirm", { ...payloads.confirm, code: tried })).status;
    expect(await confirm(`${head}.${forged}.${signature}`)).toBe(400);
    expect(await confirm(`${none}.${body}.`)).toBe(400);
    expect(await confirm(await signCode("leave", "x", "another-secret-of-32-signs-or-more"))).toBe(
      400,
    );
    expect(await confirm(await signCode("confirm", "x", secret))).toBe(400);
    expect(await confirm(await signCode("leave", "x", secret, { now: old }))).toBe(410);
    expect(await onTheList("ada@example.org")).toBe(true);
  });

  it("answers the same for an unknown address and mails nothing", async () => {
    await gateway.call("subscribe", payloads.subscribe);
    const known = await gateway.call("unsubscribe", payloads.unsubscribe);
    const unknown = await gateway.call("unsubscribe", {
      ...payloads.unsubscribe,
      email: "bo@example.org",
    });
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toBe(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await waitUntil(async () => (await gateway.mails()).length > 0);
    expect((await gateway.mails()).map(({ to }) => to)).toMatchObject([
      { text: "ada@example.org" },
    ]);
  });

  it("mails at most five links an hour to one address", async () => {
    await gateway.call("subscribe", payloads.subscribe);
    const emails = ["ada@example.org", "ada+a@example.org", "ada+b+c@example.org"];
    for (const email of emails) {
      await gateway.call("subscribe", {
        ...payloads.subscribe,
        subscriber: { name: "Ada", email },
      });
    }
    const askOften = async () => {
      for (let time = 0; time < 9; time += 1) {
        await gateway.call("unsubscribe", { ...payloads.unsubscribe, email: emails[time % 3] });
      }
      await waitUntil(async () => (await gateway.sql("select id from mails")).length === 0);
    };
    await askOften();
    expect(await gateway.mails()).toHaveLength(5);
    await gateway.sql("update counters set ends_at = ends_at - 3600");
    await askOften();
    expect(await gateway.mails()).toHaveLength(10);
    await gateway.sql("update counters set ends_at = ends_at + 7200");
    await askOften();
    expect(await gateway.mails()).toHaveLength(15);
  });

  it("mails the link once when it can be noted again, however often it could not", async () => {
    const retrying = await start({}, { deliveryTimes: soon });
    await retrying.call("subscribe", payloads.subscribe);
    const bringBack = await retrying.hideTable("counters");
    // Inserted directly, because hosts with a shared database count calls there.
    await retrying.sql(`insert into mails (id, kind, sender, recipient, state, attempts, accepted_at, due_at)
      values ('wish', 'leave', '', 'ada@example.org', 'waiting', 0, ${Date.now() / 1000}, 0)`);
    await waitUntil(() => retrying.logged().split("deferred").length > 3);
    expect(await retrying.mails()).toEqual([]);
    await bringBack();
    await waitUntil(async () => (await retrying.sql("select id from mails")).length === 0);
    expect(await retrying.mails()).toHaveLength(1);
  });

  it("leaves by one click as mail programs do it (RFC 8058), any number of times", async () => {
    const { code } = await codeByMail();
    const click = (payload: string, type = "application/x-www-form-urlencoded") =>
      gateway.app.inject({
        method: "POST",
        url: `/${oneClickPath}?code=${code}`,
        headers: { "content-type": type },
        payload,
      });
    expect((await click("something=else")).statusCode).toBe(400);
    expect(await onTheList("ada@example.org")).toBe(true);
    expect((await click("List-Unsubscribe=One-Click")).statusCode).toBe(204);
    expect(await onTheList("ada@example.org")).toBe(false);
    const form =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await click(form, "multipart/form-data; boundary=b")).statusCode).toBe(204);
  });

  it("counts no calls of one click, as a mail provider makes those of many people", async () => {
    const limited = await start({ RATE_LIMIT: "1" });
    const click = () =>
      limited.app.inject({
        method: "POST",
        url: `/${oneClickPath}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
    expect([(await click()).statusCode, (await click()).statusCode]).toEqual([400, 400]);
  });

  it("name the gateway's own address for one click where it is not the website's", async () => {
    const elsewhere = await startGateway({ GATSBY_MAIL_GATEWAY_URL: "https://mail.example.org/" });
    await elsewhere.call("subscribe", payloads.subscribe);
    await elsewhere.call("unsubscribe", payloads.unsubscribe);
    await waitUntil(async () => (await elsewhere.mails()).length === 1);
    const [mail] = await elsewhere.mails();
    await elsewhere.close();
    expect(mail?.headerLines.map(({ line }) => line.replace(/\s+/g, " "))).toContainEqual(
      expect.stringContaining(`List-Unsubscribe: <https://mail.example.org/${oneClickPath}?code=`),
    );
    expect(mail?.text).toContain("https://www.polysema.example/newsletter/unsubscribe?code=");
  });

  it("leads who opens the one-click address to the confirm step, removing nobody", async () => {
    const { code } = await codeByMail();
    const response = await gateway.app.inject(`/${oneClickPath}?code=${code}`);
    expect(response.statusCode).toBe(303);
    const head = await gateway.app.inject({ method: "HEAD", url: `/${oneClickPath}?code=${code}` });
    expect([head.statusCode, head.headers.location]).toEqual([303, response.headers.location]);
    expect(response.headers.location).toBe(
      `https://www.polysema.example/newsletter/unsubscribe?code=${code}`,
    );
    expect(await onTheList("ada@example.org")).toBe(true);
  });
});

describe("refusals", () => {
  const calls: MailCall[] = ["contact", "application", "subscribe", "unsubscribe", "confirm"];

  it.each(calls)("are problem documents for %s: 400, 403, 405, 415", async (call) => {
    const url = `/${mailPaths[call]}`;
    const isForm = call === "application";
    const type = isForm ? "multipart/form-data; boundary=x" : "application/json";
    const inject = gateway.app.inject.bind(gateway.app);
    const answers = [
      await inject({
        method: "POST",
        url,
        headers: { ...PAIR, "content-type": type },
        payload: "{",
      }),
      await inject({ method: "POST", url, headers: { "content-type": type }, payload: "{}" }),
      await inject({ method: "GET", url }),
      await inject({
        method: "POST",
        url,
        headers: { ...PAIR, "content-type": "text/plain" },
        payload: "x",
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 403, 405, 415]);
    for (const answer of answers) {
      expect(answer.headers["content-type"]).toBe("application/problem+json");
      expect(answer.json()).toMatchObject({ type: "about:blank", status: answer.statusCode });
    }
    expect(answers[2]?.headers.allow).toBe("POST, OPTIONS");
  });

  it("say 413 for a JSON body beyond any letter, and 400 for a letter beyond the limit", async () => {
    const long = { ...payloads.contact, message: "x".repeat(20_001) };
    expect((await gateway.call("contact", long)).status).toBe(400);
    const huge = { ...payloads.contact, message: "x".repeat(300_000) };
    expect((await gateway.call("contact", huge)).status).toBe(413);
  });

  it("count calls per address and say when to try again", async () => {
    const limited = await start({ RATE_LIMIT: "2" });
    for (let time = 0; time < 2; time += 1) {
      expect((await limited.call("contact", payloads.contact)).status).toBe(204);
    }
    const refused = await limited.call("contact", payloads.contact);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers["content-type"]).toBe("application/problem+json");
    expect((await limited.app.inject("/healthz")).statusCode).toBe(200);
  });

  it("count what is refused too", async () => {
    const limited = await start({ RATE_LIMIT: "4" });
    const url = `/${mailPaths.contact}`;
    const headers = { ...PAIR, "content-type": "text/plain" };
    const refused: [InjectOptions, number][] = [
      [{ method: "POST", url }, 403],
      [{ method: "PUT", url }, 405],
      [{ method: "GET", url: "/api/other" }, 404],
      [{ method: "POST", url, headers, payload: "x" }, 415],
      [{ method: "POST", url }, 429],
    ];
    for (const [call, status] of refused) {
      expect((await limited.app.inject(call)).statusCode).toBe(status);
    }
  });

  /** Sends a message from each address in turn. */
  const statuses = async (tried: TestGateway, addresses: readonly string[]) => {
    const all: number[] = [];
    for (const address of addresses) {
      const headers = { ...PAIR, "x-forwarded-for": address };
      all.push((await tried.call("contact", payloads.contact, headers)).status);
    }
    return all;
  };

  // On PostgreSQL, addresses are rows.
  const inMemory = postgresUrl === "" ? it : it.skip;
  inMemory("remember an address through some thousands of others", async () => {
    const limited = await start({ RATE_LIMIT: "1", TRUST_PROXY: "1" });
    const ask = (address: string) =>
      limited.app.inject({
        method: "POST",
        url: `/${mailPaths.contact}`,
        headers: { "x-forwarded-for": address },
      });
    expect((await ask("203.0.113.1")).statusCode).toBe(403);
    for (let other = 0; other < 6000; other += 100) {
      const network = `198.51.${other / 100}`;
      await Promise.all(Array.from({ length: 100 }, (_, host) => ask(`${network}.${host}`)));
    }
    expect((await ask("203.0.113.1")).statusCode).toBe(429);
  });

  const onPostgres = postgresUrl === "" ? it.skip : it;
  onPostgres("ask the database nothing of an address over its limit", async () => {
    const limited = await start({ RATE_LIMIT: "1" });
    await limited.call("contact", payloads.contact);
    expect((await limited.call("contact", payloads.contact)).status).toBe(429);
    const bringBack = await limited.hideTable("counters");
    const { status, headers } = await limited.call("contact", payloads.contact);
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    // Calls below the limit must still be counted.
    const other = await start({ TRUST_PROXY: "1" }, {}, newFolder());
    const bringOthersBack = await other.hideTable("counters");
    expect((await other.call("confirm", payloads.confirm)).status).toBe(503);
    await Promise.all([bringBack(), bringOthersBack()]);
  });

  it("trust the address in X-Forwarded-For only behind a proxy that was named", async () => {
    const open = await start({ RATE_LIMIT: "1" });
    const proxied = await start({ RATE_LIMIT: "1", TRUST_PROXY: "1" });
    expect(await statuses(open, ["203.0.113.1", "203.0.113.2"])).toEqual([204, 429]);
    expect(await statuses(proxied, ["203.0.113.1", "203.0.113.2"])).toEqual([204, 204]);
    expect(await statuses(proxied, ["203.0.113.9, 203.0.113.1"])).toEqual([429]);
    expect(await statuses(proxied, ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::2"])).toEqual([
      204, 429, 204,
    ]);
  });

  it("count an address in X-Forwarded-For as itself, however it is written", async () => {
    const proxied = await start({ RATE_LIMIT: "1", TRUST_PROXY: "1" });
    const spellings = [
      ["203.0.113.1:5678", "203.0.113.1:5679", "203.0.113.1", "::ffff:cb00:7101"],
      ["[2001:db8::1]:443", "[2001:db8::1]", "2001:db8::1", "2001:DB8::1", "2001:0db8:0:0::1"],
    ];
    for (const [first = "", ...others] of spellings) {
      expect(await statuses(proxied, [first, ...others])).toEqual([204, ...others.map(() => 429)]);
    }
    expect(await statuses(proxied, ["::ffff:cb00:7102", "fe80::1%eth0"])).toEqual([204, 204]);
  });
});

describe("the anti-forgery pair (API-10, AMB-14)", () => {
  const A_YEAR = "public, max-age=31536000, immutable";
  let pages: FastifyInstance;

  beforeEach(async () => {
    pages = Fastify();
    others.push(pages);
    const root = newFolder();
    await prepareDatabase(root);
    await pages.register(gatewayPlugin, { settings: testSettings(root) });
    const answers: Record<string, [status: number, cacheControl: string, type?: string]> = {
      "/page": [200, "no-cache", "text/html; charset=utf-8"],
      "/page-as-before": [304, "no-cache"],
      "/file": [200, A_YEAR, "font/woff2"],
      "/file-as-before": [304, A_YEAR],
      "/moved": [301, "no-cache"],
    };
    for (const [url, [status, cacheControl, type]] of Object.entries(answers)) {
      pages.get(url, (_request, reply) => {
        if (type !== undefined) void reply.type(type);
        return reply.code(status).header("Cache-Control", cacheControl).send();
      });
    }
  });

  it("begins with a cookie on pages that scripts can read", async () => {
    const page = await gateway.app.inject({ url: "/", headers: { accept: "text/html" } });
    expect(page.headers["set-cookie"]).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/);
    const again = await gateway.app.inject({ url: "/", headers: { accept: "text/html", ...PAIR } });
    expect(again.headers["set-cookie"]).toBeUndefined();
    const other = await gateway.app.inject({ url: "/", headers: { accept: "*/*" } });
    expect(other.headers["set-cookie"]).toBeUndefined();
  });

  /** Returns the cookie of a page requested with this X-Forwarded-Proto. */
  const cookieOver = async (tried: TestGateway, protocols: string): Promise<string> => {
    const headers = { accept: "text/html", "x-forwarded-proto": protocols };
    return String((await tried.app.inject({ url: "/", headers })).headers["set-cookie"]);
  };

  it("believes the first of two trusted proxies about HTTPS", async () => {
    const proxied = await start({ TRUST_PROXY: "2" });
    for (const protocols of ["https,http", "https, https", "https"]) {
      expect(await cookieOver(proxied, protocols)).toContain("; Secure");
    }
    for (const protocols of ["http,https", "http", ""]) {
      expect(await cookieOver(proxied, protocols)).not.toContain("Secure");
    }
  });

  it("keeps a page with the cookie out of shared caches, and leaves one without it alone", async () => {
    const page = await pages.inject({ url: "/page", headers: { accept: "text/html" } });
    expect(page.headers["cache-control"]).toBe("private, no-cache");
    const again = await pages.inject({ url: "/page", headers: { accept: "text/html", ...PAIR } });
    expect(again.headers["cache-control"]).toBe("no-cache");
  });

  it("comes with the word that the browser's copy of a page is good, as its cookie may be gone", async () => {
    const page = await pages.inject({ url: "/page-as-before", headers: { accept: "text/html" } });
    expect(page.statusCode).toBe(304);
    expect(page.headers["set-cookie"]).toMatch(/^XSRF-TOKEN=/);
    expect(page.headers["cache-control"]).toBe("private, no-cache");
  });

  it.each(["/file", "/file-as-before", "/moved"])(
    "sets no cookie on what is no page, even when it is opened like one: %s",
    async (url) => {
      const { headers } = await pages.inject({ url, headers: { accept: "text/html,*/*" } });
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["cache-control"]).not.toContain("private");
    },
  );

  it.each([
    ["no cookie", { "x-xsrf-token": "a-random-number" }],
    ["no header", { cookie: PAIR.cookie }],
    ["two values", { ...PAIR, "x-xsrf-token": "another" }],
    ["empty values", { cookie: "XSRF-TOKEN=", "x-xsrf-token": "" }],
    ["a foreign origin", { ...PAIR, origin: "https://evil.example" }],
    ["a hidden origin", { ...PAIR, origin: "null" }],
  ])("refuses %s", async (_name, headers) => {
    expect((await gateway.call("contact", payloads.contact, headers)).status).toBe(403);
  });

  it("reads the cookie as the page's script does, which decodes it", async () => {
    const headers = { cookie: "XSRF-TOKEN=a%2Frandom%20number", "x-xsrf-token": "a/random number" };
    expect((await gateway.call("contact", payloads.contact, headers)).status).toBe(204);
  });

  it("takes the pair from its own origin", async () => {
    for (const origin of ["http://localhost:80", "https://www.polysema.example"]) {
      const headers = { ...PAIR, host: "localhost", origin };
      expect((await gateway.call("contact", payloads.contact, headers)).status).toBe(204);
    }
  });

  it("believes no host that a client names beside the one it called", async () => {
    const proxied = await start({ TRUST_PROXY: "1" });
    const origin = "https://evil.example";
    const headers = { ...PAIR, origin, "x-forwarded-host": "evil.example" };
    expect((await proxied.call("contact", payloads.contact, headers)).status).toBe(403);
  });

  it("takes calls of an allowed other origin without the pair, by CORS", async () => {
    const origin = "https://other.example";
    const shared = await start({ ALLOWED_ORIGINS: origin });
    const answer = await shared.call("contact", payloads.contact, { origin });
    expect(answer.status).toBe(204);
    expect(answer.headers["access-control-allow-origin"]).toBe(origin);
    const preflight = await shared.app.inject({
      method: "OPTIONS",
      url: `/${mailPaths.contact}`,
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers["access-control-allow-methods"]).toContain("POST");
    const foreign = await shared.call("contact", payloads.contact, {
      origin: "https://evil.example",
    });
    expect(foreign.status).toBe(403);
    expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("counts no preflights, which browsers make by themselves", async () => {
    const origin = "https://other.example";
    const shared = await start({ ALLOWED_ORIGINS: origin, RATE_LIMIT: "1" });
    const url = `/${mailPaths.contact}`;
    const preflight = async () =>
      (await shared.app.inject({ method: "OPTIONS", url, headers: { origin } })).statusCode;
    expect([await preflight(), await preflight()]).toEqual([204, 204]);
    expect((await shared.call("contact", payloads.contact, { origin })).status).toBe(204);
    expect((await shared.call("contact", payloads.contact, { origin })).status).toBe(429);
    expect(await preflight()).toBe(204);
  });

  it("lets scripts of an allowed other origin read when to try again", async () => {
    const origin = "https://other.example";
    const shared = await start({ ALLOWED_ORIGINS: origin, RATE_LIMIT: "1" });
    await shared.call("contact", payloads.contact, { origin });
    const refused = await shared.call("contact", payloads.contact, { origin });
    expect(refused.status).toBe(429);
    expect(refused.headers["access-control-allow-origin"]).toBe(origin);
    expect(refused.headers["access-control-expose-headers"]).toBe("Retry-After");
  });
});

describe("the bot check with a secret", () => {
  const passed = { success: true, action: "contact", hostname: "www.polysema.example", score: 0.9 };
  const startWith = (answer: () => Promise<Response>) =>
    start({ RECAPTCHA_SECRET: "secret" }, { fetch: answer });

  it("asks the provider and lets a good token pass", async () => {
    const provider = jest.fn(() => Promise.resolve(Response.json(passed)));
    const checked = await startWith(provider);
    expect((await checked.call("contact", payloads.contact)).status).toBe(204);
    expect(provider.mock.calls).toMatchObject([
      ["https://www.google.com/recaptcha/api/siteverify", { method: "POST" }],
    ]);
  });

  it.each([
    ["a refused token", { success: false }],
    ["the token of another call", { ...passed, action: "newsletter_subscribe" }],
    ["the token of another site", { ...passed, hostname: "evil.example" }],
    ["a low score", { ...passed, score: 0.1 }],
    ["no score", { ...passed, score: undefined }],
  ])("refuses %s and writes nothing", async (_name, verdict) => {
    const checked = await startWith(() => Promise.resolve(Response.json(verdict)));
    expect((await checked.call("contact", payloads.contact)).status).toBe(403);
    expect(await checked.mails()).toEqual([]);
  });

  it.each([
    ["does not answer", () => Promise.reject(new Error("offline"))],
    ["answers with a page", () => Promise.resolve(new Response("<html>"))],
  ])("says 503 when the provider %s", async (_name, answer) => {
    const checked = await startWith(answer);
    expect((await checked.call("contact", payloads.contact)).status).toBe(503);
  });
});

describe("delivery", () => {
  it("gives a mail to the SMTP server whole, and removes it then", async () => {
    const smtp = await startSmtpServer();
    const delivering = await start({ SMTP_URL: smtp.url });
    const content = makePdf(100_000);
    await delivering.apply(applicationFields, { content, fileName: "Ünïcode.pdf" });
    await waitUntil(
      async () => smtp.received.length === 1 && (await delivering.mails()).length === 0,
    );
    const [received] = smtp.received;
    expect(received).toMatchObject({
      from: "info@polysema.example",
      to: ["jobs@polysema.example"],
    });
    const mail = await simpleParser(received?.source ?? "");
    expect(mail.attachments[0]?.content.equals(content)).toBe(true);
    expect(mail.attachments[0]?.filename).toBe("Ünïcode.pdf");
    expect(received?.source.toString()).not.toContain("X-Envelope");
  });

  it("tries again while the server refuses, under one Message-ID", async () => {
    const smtp = await startSmtpServer();
    smtp.answer.error = new Error("not now");
    const delivering = await start({ SMTP_URL: smtp.url }, { deliveryTimes: soon });
    await delivering.call("contact", payloads.contact);
    await waitUntil(() => delivering.logged().split("deferred").length > 3);
    const [waiting] = await delivering.mails();
    smtp.answer.error = undefined;
    await waitUntil(async () => (await delivering.mails()).length === 0);
    expect(smtp.received.map(({ messageId }) => messageId)).toEqual([waiting?.messageId]);
  });

  it("waits twice as long after each try, up to a ceiling", async () => {
    const smtp = await startSmtpServer();
    smtp.answer.error = new Error("not now");
    const deliveryTimes = { ...soon, retryMs: 100_000, maxRetryMs: 300_000 };
    const delivering = await start({ SMTP_URL: smtp.url }, { deliveryTimes });
    await delivering.call("contact", payloads.contact);
    for (const [tries, wait] of [100, 200, 300, 300].entries()) {
      await waitUntil(() => delivering.logged().split("deferred").length === tries + 2);
      const [mail] = await delivering.sql("update mails set due_at = due_at returning due_at");
      const seconds = Number(mail?.due_at) - Date.now() / 1000;
      expect(Math.abs(wait - 50 - seconds)).toBeLessThan(51);
      await delivering.sql("update mails set due_at = 0");
    }
  });

  it("keeps a mail while a server takes nobody's, however final its words are", async () => {
    const server = createServer((socket) => void socket.end("554 no service here\r\n"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    others.push({ close: () => new Promise((resolve) => server.close(() => resolve())) });
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    const delivering = await start({ SMTP_URL }, { deliveryTimes: soon });
    await delivering.call("contact", payloads.contact);
    await waitUntil(() => delivering.logged().split("deferred").length > 3);
    expect(await delivering.sql("select state from mails")).toEqual([{ state: "waiting" }]);
  });

  it("sets a mail aside that no server takes for days, with the server's words", async () => {
    const smtp = await startSmtpServer();
    smtp.answer.error = new Error("come back later");
    const deliveryTimes = { ...soon, giveUpMs: 100 };
    const delivering = await start({ SMTP_URL: smtp.url }, { deliveryTimes });
    await delivering.call("contact", payloads.contact);
    await waitUntil(() => delivering.logged().includes("given up"));
    const [mail] = await delivering.sql("select state, attempts, answer from mails");
    expect(mail).toMatchObject({ state: "failed", answer: "450 come back later" });
    // Age alone doesn't suffice, since the clock may have been set forward.
    expect(Number(mail?.attempts)).toBeGreaterThan(10);
  });

  it("sets a mail aside at once that the server refuses for good, and no other", async () => {
    const smtp = await startSmtpServer();
    smtp.answer.error = Object.assign(new Error("too large"), { responseCode: 552 });
    const delivering = await start({ SMTP_URL: smtp.url }, { deliveryTimes: soon });
    await delivering.call("contact", payloads.contact);
    await waitUntil(() => delivering.logged().includes("refused for good"));
    expect(await delivering.sql("select state, attempts, answer from mails")).toEqual([
      { state: "failed", attempts: 1, answer: "552 too large" },
    ]);
    smtp.answer.error = undefined;
    await delivering.call("contact", payloads.contact);
    await waitUntil(() => smtp.received.length === 1);
  });

  it.each([
    ["530 5.7.0 Authentication required", "RCPT TO"],
    ["550 sender unknown", "MAIL FROM"],
  ])("keeps a mail that a server refuses for what all mails have: %s", async (answer, command) => {
    const smtp = await startSmtpServer();
    const [, code, words] = /^(\d+) (.*)$/.exec(answer) ?? [];
    smtp.answer.refusals.set(
      command,
      Object.assign(new Error(words), { responseCode: Number(code) }),
    );
    const delivering = await start({ SMTP_URL: smtp.url }, { deliveryTimes: soon });
    await delivering.call("contact", payloads.contact);
    await waitUntil(() => delivering.logged().split("deferred").length > 3);
    smtp.answer.refusals.clear();
    await waitUntil(() => smtp.received.length === 1);
  });

  it("delivers to a server on this machine whose certificate nobody trusts, where it may", async () => {
    expectConsole(/built-in default TLS certificate/);
    const smtp = await startSmtp(true, { isEncrypting: true });
    others.push(smtp);
    const refusing = await start({ SMTP_URL: smtp.url });
    await refusing.call("contact", payloads.contact);
    await waitUntil(() => refusing.logged().includes("deferred"));
    const taking = await start({ SMTP_URL: smtp.url, SMTP_TLS: "off" });
    await taking.call("contact", payloads.contact);
    await waitUntil(() => smtp.received.length === 1);
  });

  it("delivers a mail once, also when it cannot be removed at first", async () => {
    const smtp = await startSmtpServer();
    smtp.answer.delayMs = 500;
    const delivering = await start({ SMTP_URL: smtp.url }, { deliveryTimes: soon });
    await delivering.call("contact", payloads.contact);
    await waitUntil(
      async () => (await delivering.sql("select id from mails where owner is not null")).length > 0,
    );
    const bringBack = await delivering.hideTable("mails");
    await waitUntil(() => delivering.logged().includes("delivered, but not removed yet"));
    await bringBack();
    await waitUntil(async () => (await delivering.mails()).length === 0);
    expect(smtp.received).toHaveLength(1);
  });

  it("waits for no clock that was set back", async () => {
    const smtp = await startSmtpServer();
    smtp.answer.error = new Error("not now");
    const delivering = await start({ SMTP_URL: smtp.url });
    await delivering.call("contact", payloads.contact);
    await waitUntil(() => delivering.logged().includes("deferred"));
    smtp.answer.error = undefined;
    await delivering.sql("update mails set due_at = due_at + 2592000");
    await waitUntil(() => smtp.received.length === 1);
    // A mail that was never tried is sent at once.
    await delivering.sql(`insert into mails (id, kind, sender, recipient, state, attempts, accepted_at, due_at)
      values ('new', 'message', 'a@example.org', 'b@example.org', 'waiting', 0, 0, ${Date.now() / 1000 + 3000})`);
    await delivering.sql(
      "insert into sources (id, bytes) select 'new', bytes from sources limit 0",
    );
    await waitUntil(async () => (await delivering.sql("select id from mails")).length === 0);
  });

  it("leaves mails and wishes of an earlier process alone until it listens", async () => {
    const root = newFolder();
    const before = await startGateway({ DELIVERY: "off" }, {}, root);
    await before.call("contact", payloads.contact);
    await before.call("subscribe", payloads.subscribe);
    await before.call("unsubscribe", payloads.unsubscribe);
    await before.close();
    const smtp = await startSmtpServer();
    const app = Fastify();
    others.push(app);
    await app.register(gatewayPlugin, { settings: testSettings(root, { SMTP_URL: smtp.url }) });
    await app.ready();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(smtp.received).toEqual([]);
    await app.listen({ port: 0, host: "127.0.0.1" });
    await waitUntil(() => smtp.received.length === 2);
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(
      ["ada@example.org", gateway.settings.MAIL_TO].sort(),
    );
  });

  it("takes up what an earlier process had under way, and what it wrote into the folder", async () => {
    const root = newFolder();
    const envelope = "X-Envelope-From: a@example.org\r\nX-Envelope-To: b@example.org\r\n";
    writeFiles(root, { "outbox/1.eml": `${envelope}Subject: in the folder\r\n\r\n` });
    const off = await startGateway({ DELIVERY: "off" }, {}, root);
    await off.call("contact", { ...payloads.contact, subject: "under way" });
    // On PostgreSQL, another host may hold the lease.
    const lease = postgresUrl === "" ? 3000 : -1;
    await off.sql(`update mails set owner = 'a process that is gone', due_at = due_at + ${lease}`);
    await off.close();
    const smtp = await startSmtpServer();
    const after = await start({ SMTP_URL: smtp.url }, {}, root);
    await waitUntil(() => smtp.received.length === 2);
    const sources = smtp.received.map(({ source }) => source.toString());
    for (const subject of ["in the folder", "under way"]) {
      expect(sources.filter((source) => source.includes(`Subject: ${subject}`))).toHaveLength(1);
    }
    expect(sources.join()).not.toContain("X-Envelope");
    expect(readdirSync(after.settings.OUTBOX_DIR)).toEqual([]);
  });

  it("lets go of what it could not deliver when it stops", async () => {
    const smtp = await startSmtpServer();
    smtp.answer.delayMs = 60_000;
    const deliveryTimes = { ...DELIVERY_TIMES, drainMs: 100 };
    const delivering = await start({ SMTP_URL: smtp.url }, { deliveryTimes });
    await delivering.call("contact", payloads.contact);
    await waitUntil(
      async () => (await delivering.sql("select id from mails where owner is not null")).length > 0,
    );
    await delivering.app.close();
    const due = "select owner, due_at from mails where state = 'waiting'";
    const [mail] = await delivering.sql(due);
    expect(mail?.owner).toBeNull();
    expect(Number(mail?.due_at)).toBeLessThanOrEqual(Date.now() / 1000 + 1);
  });

  it("lets a delivery under way finish when it stops", async () => {
    const smtp = await startSmtpServer();
    smtp.answer.delayMs = 500;
    const delivering = await start({ SMTP_URL: smtp.url });
    await delivering.call("contact", payloads.contact);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await delivering.app.close();
    expect(smtp.received).toHaveLength(1);
    expect(await delivering.mails()).toEqual([]);
  });
});

describe("the gateway as a service", () => {
  it("says that it is well, and whether it delivers", async () => {
    expect((await gateway.app.inject("/healthz")).json()).toEqual({
      status: "ok",
      delivery: "off",
    });
  });

  it("writes down the version of its tables, once", async () => {
    const root = newFolder();
    await (await startGateway({}, {}, root)).close();
    const again = await start({}, {}, root);
    expect(await again.sql("select version from meta")).toEqual([{ version: 1 }]);
  });

  it("takes no message without room, says so, and says it lives", async () => {
    const small = await start({ MIN_FREE_MB: "1000000" });
    const refused = await small.call("contact", payloads.contact);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "60"]);
    expect((await small.app.inject("/readyz")).statusCode).toBe(503);
    expect((await small.app.inject("/healthz")).statusCode).toBe(200);
    expect((await gateway.app.inject("/readyz")).statusCode).toBe(200);
    const bringBack = await gateway.hideTable("counters");
    expect((await gateway.app.inject("/readyz")).statusCode).toBe(503);
    await bringBack();
    expect((await gateway.app.inject("/readyz")).statusCode).toBe(200);
    rmSync(gateway.settings.OUTBOX_DIR, { recursive: true });
    expect((await gateway.app.inject("/readyz")).statusCode).toBe(503);
  });

  it("takes so many mails that wait, and so many bytes of an address in a day", async () => {
    const full = await start({ MAX_WAITING: "1", DELIVERY: "off" });
    expect((await full.call("contact", payloads.contact)).status).toBe(204);
    expect((await full.call("contact", payloads.contact)).status).toBe(503);
    const counting = await start({ DAILY_MB: "1", TRUST_PROXY: "1" });
    const letter = { ...payloads.contact, message: "x".repeat(20_000) };
    const from = (address: string) =>
      counting.call("contact", letter, { ...PAIR, "x-forwarded-for": address });
    let refused = await from("203.0.113.1");
    for (let call = 0; call < 60 && refused.status === 204; call += 1) {
      refused = await from("203.0.113.1");
    }
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(80_000);
    expect((await from("203.0.113.2")).status).toBe(204);
    const generous = await start({ DAILY_MB: "100000" });
    await generous.call("contact", letter);
    await generous.sql(
      `update counters set count = ${100_000 * 1024 - 1} where key like '%bytes:%'`,
    );
    expect((await generous.call("contact", letter)).status).toBe(429);
  });

  it("keeps a connection that stands still while the gateway works on its answer", async () => {
    const verdict = Response.json({ success: false });
    const fetch = () => new Promise<Response>((resolve) => setTimeout(resolve, 1500, verdict));
    const waiting = await start({ RECAPTCHA_SECRET: "secret" }, { fetch });
    waiting.app.server.setTimeout(300);
    const { status } = await globalThis.fetch(
      `${waiting.app.listeningOrigin}/${mailPaths.contact}`,
      {
        method: "POST",
        headers: { ...PAIR, "content-type": "application/json" },
        body: JSON.stringify(payloads.contact),
      },
    );
    expect(status).toBe(403);
  });

  it("takes a message once that a page sends twice under one key", async () => {
    const once = (call: "contact", key: string) =>
      gateway.call(call, payloads[call], { ...PAIR, "idempotency-key": key });
    const answers = await Promise.all([once("contact", "a"), once("contact", "a")]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await once("contact", "b")).status).toBe(204);
    expect(await gateway.mails()).toHaveLength(2);
  });

  it("keeps all that it writes where only its own user can read it", async () => {
    await gateway.call("contact", payloads.contact);
    await waitUntil(() => readdirSync(gateway.settings.OUTBOX_DIR).length > 0);
    const { OUTBOX_DIR, DATA_DIR } = gateway.settings;
    const files = [OUTBOX_DIR, DATA_DIR].flatMap((folder) =>
      [".", ...readdirSync(folder)].map((name) => path.join(folder, name)),
    );
    for (const file of files) expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
    if (postgresUrl === "") expect(files.join()).toContain("gateway.sqlite-wal");
  });

  it("keeps a CV that comes in where a crash leaves nothing of it", async () => {
    const { payload, headers } = multipartBody(applicationFields, { content: makePdf(100_000) });
    const request = http.request(`${gateway.app.listeningOrigin}/${mailPaths.application}`, {
      method: "POST",
      headers: { ...headers, ...PAIR, "content-length": payload.length },
    });
    request.on("error", () => undefined).write(payload.subarray(0, 90_000));
    const ofUploads = (): string[] => {
      const { stdout } = spawnSync("ls", ["-l", `/proc/${process.pid}/fd`], { encoding: "utf8" });
      return stdout.split("\n").filter((line) => line.includes(".upload"));
    };
    await waitUntil(() => ofUploads().some((line) => line.endsWith("(deleted)")));
    request.destroy();
    await waitUntil(() => ofUploads().length === 0);
  });

  it("logs no text, no address, no file name, at any level and on failure too", async () => {
    const smtp = await startSmtpServer();
    smtp.answer.error = new Error("550 no such user ada@example.org");
    const talking = await start({ SMTP_URL: smtp.url });
    await talking.call("contact", { ...payloads.contact, message: "a secret wish" });
    await talking.call("contact", { ...payloads.contact, name: "x\u0000y" });
    await talking.apply(
      { ...applicationFields, coverLetter: "a secret letter" },
      { fileName: "secret-cv.pdf" },
    );
    await talking.apply(applicationFields, { fileName: "secret.doc", type: "text/plain" });
    await talking.call("subscribe", payloads.subscribe);
    await talking.call("unsubscribe", payloads.unsubscribe);
    await waitUntil(() => talking.logged().split("deferred").length > 2);
    await talking.app.close();
    expect(talking.logged()).toContain("accepted");
    expect(talking.logged()).not.toMatch(/secret|example\.org|Ada|Bo Example/);
  });

  it("logs what became of a mail by its id, and of a call by the request's", async () => {
    const smtp = await startSmtpServer();
    smtp.answer.error = new Error("not now");
    const limited = await start({ SMTP_URL: smtp.url, RATE_LIMIT: "3" }, { deliveryTimes: soon });
    const lines = (message: string) => {
      const all = limited.logged().trim().split("\n");
      return all.map((body) => getProblem({ body })).filter(({ msg }) => msg === message);
    };
    await limited.call("contact", payloads.contact);
    await limited.call("contact", payloads.contact, {});
    await limited.call("contact", { ...payloads.contact, privacy: false });
    await limited.call("contact", payloads.contact);
    await waitUntil(() => lines("deferred").length > 0);
    smtp.answer.error = undefined;
    await waitUntil(() => lines("delivered").length > 0);
    const [accepted] = lines("accepted");
    for (const message of ["accepted", "deferred", "delivered"]) {
      expect(lines(message)[0]?.mail).toMatch(/^20.*Z_/);
      expect(lines(message)[0]?.mail).toBe(accepted?.mail);
    }
    const [WARN, INFO] = [40, 30];
    expect(lines("refused").map(({ status, level }) => [status, level])).toEqual([
      [403, WARN],
      [400, INFO],
      [429, WARN],
    ]);
    expect(lines("refused")[0]?.reason).toMatch(/anti-forgery/);
    expect(new Set([accepted, ...lines("refused")].map((line) => line?.reqId)).size).toBe(4);
  });

  it("says once that a proxy stands in front where TRUST_PROXY knows of none", async () => {
    const direct = await start();
    const headers = { ...PAIR, "x-forwarded-for": "192.0.2.7" };
    await direct.call("contact", payloads.contact);
    expect(direct.logged()).not.toContain("TRUST_PROXY");
    await direct.call("contact", payloads.contact, headers);
    await direct.call("contact", payloads.contact, headers);
    expect(direct.logged().split("TRUST_PROXY is 0")).toHaveLength(2);
  });

  it("works on a real socket: a file one byte too large hears 413, not a broken connection", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(applicationFields)) form.append(name, value);
    form.append("cv", new Blob([makePdf(LARGEST_CV + 1)], { type: "application/pdf" }), "cv.pdf");
    const url = `${gateway.app.listeningOrigin}/${mailPaths.application}`;
    const refused = await fetch(url, { method: "POST", headers: PAIR, body: form });
    expect(refused.status).toBe(413);
    form.set("cv", new Blob([makePdf(LARGEST_CV)], { type: "application/pdf" }), "cv.pdf");
    expect((await fetch(url, { method: "POST", headers: PAIR, body: form })).status).toBe(204);
  });
});
