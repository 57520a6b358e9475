import { MAIL_LINK_HOURS } from "../../../../src/lib/limits";
import { oneClickPath } from "../../../../src/forms/mail/contract/paths";
import { signCode } from "../../../../server/gateway/linkCode";
import {
  clickOnce,
  getFields,
  isSubscribed,
  payloads,
  soon,
  start,
  type TestGateway,
} from "./gatewayKit";
import { waitUntil } from "../../../support/waitUntil";

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await start();
});

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

it("stores the text, the time and the source of a consent", async () => {
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

it("subscribes an address once, despite repetitions and letter case", async () => {
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
])("rejects a subscription with %s (NL-01 to NL-04)", async (_name, change, field) => {
  const answer = await gateway.call("subscribe", { ...payloads.subscribe, ...change });
  expect(answer.status).toBe(400);
  expect(getFields(answer)).toEqual([field]);
});

it("rejects an invalid address for unsubscribing (NL-09)", async () => {
  const answer = await gateway.call("unsubscribe", { ...payloads.unsubscribe, email: "abc" });
  expect(getFields(answer)).toEqual(["email"]);
});

it("a mailed link removes the subscriber and can be used repeatedly", async () => {
  const { code, headers } = await codeByMail();
  expect(headers).toContain(
    `List-Unsubscribe: <https://www.polysema.example/${oneClickPath}?code=`,
  );
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  // Prevents automatic replies, such as absence notes (RFC 3834).
  expect(headers).toContain("Auto-Submitted: auto-replied");
  expect((await gateway.call("confirm", { ...payloads.confirm, code })).status).toBe(204);
  expect(await isSubscribed(gateway, "ada@example.org")).toBe(false);
  expect((await gateway.call("confirm", { ...payloads.confirm, code })).status).toBe(204);
});

it("an old link doesn't remove a later subscription, and is reported as gone", async () => {
  const { code } = await codeByMail();
  await gateway.call("confirm", { ...payloads.confirm, code });
  await gateway.call("subscribe", payloads.subscribe);
  expect((await gateway.call("confirm", { ...payloads.confirm, code })).status).toBe(410);
  expect(await clickOnce(gateway, code)).toBe(410);
  expect(await isSubscribed(gateway, "ada@example.org")).toBe(true);
});

it("two simultaneous confirmations count as one", async () => {
  const { code } = await codeByMail();
  const answers = await Promise.all(
    [1, 2].map(() => gateway.call("confirm", { ...payloads.confirm, code })),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
});

it("a code is rejected if it was modified, signed with another secret or expired", async () => {
  const { code } = await codeByMail();
  const secret = gateway.settings.TOKEN_SECRET ?? "";
  const [head = "", body = "", signature = ""] = code.split(".");
  const forged = Buffer.from(JSON.stringify({ sub: "x", exp: 9_999_999_999 })).toString(
    "base64url",
  );
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  const old = new Date(Date.now() - (MAIL_LINK_HOURS * 3600 + 1) * 1000);
  const confirm = async (tried: string) =>
    (await gateway.call("confirm", { ...payloads.confirm, code: tried })).status;
  expect(await confirm(`${head}.${forged}.${signature}`)).toBe(400);
  expect(await confirm(`${none}.${body}.`)).toBe(400);
  expect(await confirm(await signCode("leave", "x", "another-secret-of-32-signs-or-more"))).toBe(
    400,
  );
  expect(await confirm(await signCode("confirm", "x", secret))).toBe(400);
  expect(await confirm(await signCode("leave", "x", secret, { now: old }))).toBe(410);
  expect(await isSubscribed(gateway, "ada@example.org")).toBe(true);
});

it("an unknown address gets the same response, but no mail", async () => {
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
  expect((await gateway.mails()).map(({ to }) => to)).toMatchObject([{ text: "ada@example.org" }]);
});

it("one address gets at most five links an hour", async () => {
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

it("a link is mailed once after repeated failures to record it", async () => {
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

it("mail programs can unsubscribe with one click, repeatedly (RFC 8058)", async () => {
  const { code } = await codeByMail();
  expect(await clickOnce(gateway, code, "something=else")).toBe(400);
  expect(await isSubscribed(gateway, "ada@example.org")).toBe(true);
  expect(await clickOnce(gateway, code)).toBe(204);
  expect(await isSubscribed(gateway, "ada@example.org")).toBe(false);
  const form =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect(await clickOnce(gateway, code, form, "multipart/form-data; boundary=b")).toBe(204);
});

it("one-click calls aren't limited, because a mail provider makes them for many people", async () => {
  const limited = await start({ RATE_LIMIT: "1" });
  expect([await clickOnce(limited), await clickOnce(limited)]).toEqual([400, 400]);
});

it("one-click links have the gateway's own address if it isn't the website's", async () => {
  const elsewhere = await start({ GATSBY_MAIL_GATEWAY_URL: "https://mail.example.org/" });
  await elsewhere.call("subscribe", payloads.subscribe);
  await elsewhere.call("unsubscribe", payloads.unsubscribe);
  await waitUntil(async () => (await elsewhere.mails()).length === 1);
  const [mail] = await elsewhere.mails();
  expect(mail?.headerLines.map(({ line }) => line.replace(/\s+/g, " "))).toContainEqual(
    expect.stringContaining(`List-Unsubscribe: <https://mail.example.org/${oneClickPath}?code=`),
  );
  expect(mail?.text).toContain("https://www.polysema.example/newsletter/unsubscribe?code=");
});

it("a GET of the one-click address leads to the confirm step, without unsubscribing", async () => {
  const { code } = await codeByMail();
  const response = await gateway.app.inject(`/${oneClickPath}?code=${code}`);
  expect(response.statusCode).toBe(303);
  const head = await gateway.app.inject({ method: "HEAD", url: `/${oneClickPath}?code=${code}` });
  expect([head.statusCode, head.headers.location]).toEqual([303, response.headers.location]);
  expect(response.headers.location).toBe(
    `https://www.polysema.example/newsletter/unsubscribe?code=${code}`,
  );
  expect(await isSubscribed(gateway, "ada@example.org")).toBe(true);
});
