import { readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import Fastify from "fastify";
import { simpleParser } from "mailparser";
import { DELIVERY_TIMES } from "../../../../server/gateway/delivery";
import { createStore } from "../../../../server/gateway/store";
import { mailGateway } from "../../../../server/mailGateway";
import {
  applicationFields,
  closeLater,
  newFolder,
  openBeside,
  payloads,
  postgresUrl,
  soon,
  start,
  startGateway,
  startSmtpServer,
  testSettings,
} from "./gatewayKit";
import { expectConsole } from "../../../support/failingConsole";
import { makePdf } from "../../../support/makePdf";
import { waitUntil } from "../../../support/waitUntil";
import { writeFiles } from "../../../support/writeFiles";

/** Starts a gateway with a message for a mail server that gives an error. */
const startRefused = async (error: Error, deliveryTimes = soon) => {
  const smtp = await startSmtpServer();
  smtp.answer.error = error;
  const delivering = await start({ SMTP_URL: smtp.url }, { deliveryTimes });
  await delivering.call("contact", payloads.contact);
  return { smtp, delivering };
};

it("leaves a mail alone that another host has claimed meanwhile", async () => {
  const gateway = await start({ DELIVERY: "off" });
  await gateway.call("contact", payloads.contact);
  const beside = await openBeside(gateway.settings);
  const store = createStore(beside, gateway.settings);
  const [mail] = await store.claim("a", 1, -1);
  await store.claim("b", 1, 60);
  const postpone = (owner: string) => store.postpone(owner, mail?.id ?? "", 1, 1, true, "550 No");
  expect(await postpone("a")).toBe("gone");
  expect(await postpone("b")).toBe("failed");
  await beside.close();
});

it("hands the letter and the CV with its Unicode file name to the SMTP server, then removes the mail (API-06)", async () => {
  const smtp = await startSmtpServer();
  const delivering = await start({ SMTP_URL: smtp.url });
  const content = makePdf(100_000);
  const fileName = "履歴書 Łukasz’s résumé.pdf";
  const answer = await delivering.apply(applicationFields, { content, fileName });
  expect(answer).toMatchObject({ status: 204, body: "" });
  await waitUntil(
    async () => smtp.received.length === 1 && (await delivering.mails()).length === 0,
  );
  const [received] = smtp.received;
  expect(received).toMatchObject({
    from: "info@polysema.example",
    to: ["jobs@polysema.example"],
  });
  const mail = await simpleParser(received?.source ?? "");
  expect(mail.subject).toBe("New Job Application: NLP Engineer");
  expect(mail.text).toContain(applicationFields.coverLetter);
  expect(mail.attachments[0]).toMatchObject({
    filename: fileName,
    contentType: "application/pdf",
  });
  expect(mail.attachments[0]?.content.equals(content)).toBe(true);
  expect(received?.source.toString()).not.toContain("X-Envelope");
});

it("retries after a temporary rejection, with the same Message-ID", async () => {
  const { smtp, delivering } = await startRefused(new Error("not now"));
  await waitUntil(() => delivering.logged().split("deferred").length > 3);
  const [waiting] = await delivering.mails();
  smtp.answer.error = undefined;
  await waitUntil(async () => (await delivering.mails()).length === 0);
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([waiting?.messageId]);
});

it("doubles the wait after each attempt, up to a maximum", async () => {
  const deliveryTimes = { ...soon, retryMs: 100_000, maxRetryMs: 300_000 };
  const { delivering } = await startRefused(new Error("not now"), deliveryTimes);
  for (const [tries, wait] of [100, 200, 300, 300].entries()) {
    await waitUntil(() => delivering.logged().split("deferred").length === tries + 2);
    const [mail] = await delivering.sql("update mails set due_at = due_at returning due_at");
    const seconds = Number(mail?.due_at) - Date.now() / 1000;
    expect(Math.abs(wait - 50 - seconds)).toBeLessThan(51);
    await delivering.sql("update mails set due_at = 0");
  }
});

it("keeps a mail while a server rejects every connection, even permanently", async () => {
  const server = createServer((socket) => void socket.end("554 no service here\r\n"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closeLater({ close: () => new Promise((resolve) => server.close(() => resolve())) });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  const delivering = await start({ SMTP_URL }, { deliveryTimes: soon });
  await delivering.call("contact", payloads.contact);
  await waitUntil(() => delivering.logged().split("deferred").length > 3);
  expect(await delivering.sql("select state from mails")).toEqual([{ state: "waiting" }]);
});

it("marks a mail as failed after days of rejections, with the server's reply", async () => {
  const deliveryTimes = { ...soon, giveUpMs: 100 };
  const { delivering } = await startRefused(new Error("come back later"), deliveryTimes);
  await waitUntil(() => delivering.logged().includes("retried for too long"));
  const [mail] = await delivering.sql("select state, attempts, answer from mails");
  expect(mail).toMatchObject({ state: "failed", answer: "450 come back later" });
  // Age alone doesn't suffice, since the clock may have been set forward.
  expect(Number(mail?.attempts)).toBeGreaterThan(10);
});

it("marks a mail as failed at once if the server rejects it permanently, and no other mail", async () => {
  const tooLarge = Object.assign(new Error("too large"), { responseCode: 552 });
  const { smtp, delivering } = await startRefused(tooLarge);
  await waitUntil(() => delivering.logged().includes("rejected by the mail server"));
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
])("keeps a mail if the reply concerns all mails: %s", async (answer, command) => {
  const smtp = await startSmtpServer();
  const [, code, reply] = /^(\d+) (.*)$/.exec(answer) ?? [];
  smtp.answer.refusals.set(
    command,
    Object.assign(new Error(reply), { responseCode: Number(code) }),
  );
  const delivering = await start({ SMTP_URL: smtp.url }, { deliveryTimes: soon });
  await delivering.call("contact", payloads.contact);
  await waitUntil(() => delivering.logged().split("deferred").length > 3);
  smtp.answer.refusals.clear();
  await waitUntil(() => smtp.received.length === 1);
});

it("requires a trusted certificate, unless SMTP_TLS is off", async () => {
  expectConsole(/built-in default TLS certificate/);
  const smtp = await startSmtpServer(true, { isEncrypting: true });
  const refusing = await start({ SMTP_URL: smtp.url });
  await refusing.call("contact", payloads.contact);
  await waitUntil(() => refusing.logged().includes("deferred"));
  const taking = await start({ SMTP_URL: smtp.url, SMTP_TLS: "off" });
  await taking.call("contact", payloads.contact);
  await waitUntil(() => smtp.received.length === 1);
});

it("delivers a mail once, even if it can't be removed at first", async () => {
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

it("sends waiting mails although the clock was set back", async () => {
  const { smtp, delivering } = await startRefused(new Error("not now"), DELIVERY_TIMES);
  await waitUntil(() => delivering.logged().includes("deferred"));
  smtp.answer.error = undefined;
  await delivering.sql("update mails set due_at = due_at + 2592000");
  await waitUntil(() => smtp.received.length === 1);
  // A mail that was never tried is sent at once.
  await delivering.sql(`insert into mails (id, kind, sender, recipient, state, attempts, accepted_at, due_at)
      values ('new', 'message', 'a@example.org', 'b@example.org', 'waiting', 0, 0, ${Date.now() / 1000 + 3000})`);
  await delivering.sql("insert into sources (id, bytes) select 'new', bytes from sources limit 0");
  await waitUntil(async () => (await delivering.sql("select id from mails")).length === 0);
});

it("leaves mails of an earlier process alone until the host listens", async () => {
  const root = newFolder();
  const before = await startGateway({ DELIVERY: "off" }, {}, root);
  await before.call("contact", payloads.contact);
  await before.call("subscribe", payloads.subscribe);
  await before.call("unsubscribe", payloads.unsubscribe);
  await before.close();
  const smtp = await startSmtpServer();
  const app = closeLater(Fastify());
  const settings = testSettings(root, { SMTP_URL: smtp.url });
  await app.register(mailGateway, { settings });
  await app.ready();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(smtp.received).toEqual([]);
  await app.listen({ port: 0, host: "127.0.0.1" });
  await waitUntil(() => smtp.received.length === 2);
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(
    ["ada@example.org", settings.MAIL_TO].sort(),
  );
});

it("takes over leased mails and outbox files of an earlier process", async () => {
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

it("takes over within the hour what it couldn't read at its start", async () => {
  const root = newFolder();
  writeFiles(root, { "outbox/1.eml/unreadable": "" });
  const smtp = await startSmtpServer();
  const setTimer = jest.spyOn(globalThis, "setInterval");
  const { logged } = await start({ SMTP_URL: smtp.url }, {}, root);
  await waitUntil(() => logged().includes("EISDIR"));
  const hourly = setTimer.mock.calls.flatMap(([task, ms]) => (ms === 3_600_000 ? [task] : []));
  setTimer.mockRestore();
  rmSync(path.join(root, "outbox"), { recursive: true });
  const envelope = "X-Envelope-From: a@example.org\r\nX-Envelope-To: b@example.org\r\n";
  writeFiles(root, { "outbox/1.eml": `${envelope}Subject: in the folder\r\n\r\n` });
  for (const task of hourly) task();
  await waitUntil(() => smtp.received.length === 1);
});

it("releases undelivered mails when it stops", async () => {
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

it("lets a running delivery finish when it stops", async () => {
  const smtp = await startSmtpServer();
  smtp.answer.delayMs = 500;
  const delivering = await start({ SMTP_URL: smtp.url });
  await delivering.call("contact", payloads.contact);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await delivering.app.close();
  expect(smtp.received).toHaveLength(1);
  expect(await delivering.mails()).toEqual([]);
});
