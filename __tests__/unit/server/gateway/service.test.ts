import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { mailPaths } from "../../../../src/forms/mail/contract/paths";
import {
  applicationFields,
  getProblem,
  multipartBody,
  newFolder,
  PAIR,
  payloads,
  postgresUrl,
  postJson,
  soon,
  start,
  startGateway,
  startSmtpServer,
  type TestGateway,
} from "./gatewayKit";
import { makePdf } from "../../../support/makePdf";
import { waitUntil } from "../../../support/waitUntil";

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await start();
});

it("stores its schema version once", async () => {
  const root = newFolder();
  await (await startGateway({}, {}, root)).close();
  const again = await start({}, {}, root);
  expect(await again.sql("select version from meta")).toEqual([{ version: 1 }]);
});

it("rejects messages without disk space and reports that it isn't ready", async () => {
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

it("limits waiting mails, and daily bytes per address", async () => {
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
  await generous.sql(`update counters set count = ${100_000 * 1024 - 1} where key like '%bytes:%'`);
  expect((await generous.call("contact", letter)).status).toBe(429);
});

it("keeps an idle connection open while it computes the response", async () => {
  const verdict = Response.json({ success: false });
  const fetch = () => new Promise<Response>((resolve) => setTimeout(resolve, 1500, verdict));
  const waiting = await start({ RECAPTCHA_SECRET: "secret" }, { fetch });
  waiting.app.server.setTimeout(300);
  const { status } = await postJson(waiting.app.listeningOrigin, "contact", payloads.contact);
  expect(status).toBe(403);
});

it("stores a message once if a page sends it twice with one key", async () => {
  const once = (call: "contact", key: string) =>
    gateway.call(call, payloads[call], { ...PAIR, "idempotency-key": key });
  const answers = await Promise.all([once("contact", "a"), once("contact", "a")]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await once("contact", "b")).status).toBe(204);
  expect(await gateway.mails()).toHaveLength(2);
});

it("writes files that only its user can read", async () => {
  await gateway.call("contact", payloads.contact);
  await waitUntil(() => readdirSync(gateway.settings.OUTBOX_DIR).length > 0);
  const { OUTBOX_DIR, DATA_DIR } = gateway.settings;
  const files = [OUTBOX_DIR, DATA_DIR].flatMap((folder) =>
    [".", ...readdirSync(folder)].map((name) => path.join(folder, name)),
  );
  for (const file of files) expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
  if (postgresUrl === "") expect(files.join()).toContain("gateway.sqlite-wal");
});

it("writes an incoming CV where a crash leaves no trace", async () => {
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

it("logs no text, address or file name, at any level, even on failure", async () => {
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

it("logs mails by their id and calls by the request's id", async () => {
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
  expect(lines("rejected").map(({ status, level }) => [status, level])).toEqual([
    [403, WARN],
    [400, INFO],
    [429, WARN],
  ]);
  expect(lines("rejected")[0]?.reason).toMatch(/anti-forgery/);
  expect(new Set([accepted, ...lines("rejected")].map((line) => line?.reqId)).size).toBe(4);
});

it("warns once about a proxy if TRUST_PROXY is 0", async () => {
  const direct = await start();
  const headers = { ...PAIR, "x-forwarded-for": "192.0.2.7" };
  await direct.call("contact", payloads.contact);
  expect(direct.logged()).not.toContain("TRUST_PROXY");
  await direct.call("contact", payloads.contact, headers);
  await direct.call("contact", payloads.contact, headers);
  expect(direct.logged().split("TRUST_PROXY is 0")).toHaveLength(2);
});
