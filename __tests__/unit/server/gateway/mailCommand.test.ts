import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { simpleParser } from "mailparser";
import { createStore } from "../../../../server/gateway/store";
import { oneClickPath } from "../../../../src/forms/mail/contract/paths";
import { bundleProgram } from "../../../support/bundleProgram";
import { PROJECT } from "../../../support/sourceFiles";
import { startSmtp } from "../../../support/testSmtp";
import { writeFiles } from "../../../support/writeFiles";
import { waitUntil } from "../../../support/waitUntil";
import {
  type TestGateway,
  clickOnce,
  databaseOf,
  newFolder,
  openBeside,
  payloads,
  postgresUrl,
  startGateway,
} from "./gatewayKit";

let root: string;
let gateway: TestGateway;
let program: string;

beforeAll(() => {
  program = bundleProgram("server/gateway/mailCommand.ts");
});

beforeEach(async () => {
  root = newFolder();
  gateway = await startGateway({ DELIVERY: "off" }, {}, root);
});

afterEach(() => gateway.close());

const mail = (...args: string[]) => {
  const { OUTBOX_DIR, DATA_DIR, TOKEN_SECRET } = gateway.settings;
  return spawnSync(process.execPath, [program, ...args], {
    cwd: PROJECT,
    encoding: "utf8",
    env: {
      ...process.env,
      NODE_PATH: path.join(PROJECT, "node_modules"),
      OUTBOX_DIR,
      DATA_DIR,
      TOKEN_SECRET,
      ...databaseOf(root),
    },
  });
};

const ids = async (): Promise<string[]> =>
  (await gateway.sql("select id from mails order by id")).map(({ id }) => String(id));

it("shows, retries and drops failed mails, and tells a scheduler about them", async () => {
  await gateway.call("contact", payloads.contact);
  await gateway.call("contact", payloads.contact);
  const [first = "", second = ""] = await ids();
  expect(mail("list", "--check").status).toBe(0);
  await gateway.sql("update mails set state = 'failed', answer = '552 too large' where id = $1", [
    first,
  ]);
  const check = mail("list", "--check");
  expect(check.status).toBe(1);
  expect(check.stdout).toMatch(new RegExp(`^${first} .*failed: 552 too large\\n$`));
  expect((await simpleParser(mail("show", first).stdout)).subject).toBe(payloads.contact.subject);
  expect(mail("retry", "all").stdout).toBe(`${first}\n`);
  expect(mail("list", "--check")).toMatchObject({
    status: 0,
    stdout: "No mail is late or failed.\n",
  });
  expect(mail("retry", "all")).toMatchObject({ status: 0, stdout: "No mail has failed.\n" });
  expect(mail("drop", second).status).toBe(0);
  expect(await ids()).toEqual([first]);
  await gateway.sql("update mails set accepted_at = accepted_at - 3601");
  expect(mail("list", "--check").status).toBe(1);
  const unknown = mail("drop", second);
  expect([unknown.status, unknown.stderr]).toEqual([1, `There is no such mail: ${second}\n`]);
});

it("exports the list with permanent unsubscribe links, and deletes a person", async () => {
  await gateway.call("subscribe", payloads.subscribe);
  await gateway.call("contact", { ...payloads.contact, email: "Ada@example.org" });
  await gateway.call("contact", { ...payloads.contact, email: "bo@example.org" });
  const [, row = ""] = mail("export").stdout.split("\r\n");
  expect(row).toMatch(/^ada@example\.org,Ada Example,20/);
  const url = new URL(row.split(",").at(-1) ?? "");
  jest.useFakeTimers({
    now: Date.now() + 400 * 86_400_000,
    doNotFake: ["setTimeout", "setImmediate", "nextTick"],
  });
  const left = await clickOnce(gateway, url.searchParams.get("code") ?? "");
  jest.useRealTimers();
  expect([url.pathname, left]).toEqual([`/${oneClickPath}`, 204]);
  expect(await gateway.sql("select id from subscribers")).toEqual([]);
  await gateway.call("subscribe", payloads.subscribe);
  expect(mail("forget", "ADA@example.org").stdout).toMatch(
    /^Deleted: 20.*\nDeleted: 1 from the list, 1 mails\.\n$/,
  );
  expect((await gateway.mails()).map(({ replyTo }) => replyTo?.text)).toEqual([
    '"Ada Example" <bo@example.org>',
  ]);
  const { DATA_DIR } = gateway.settings;
  for (const name of readdirSync(DATA_DIR)) {
    expect(readFileSync(path.join(DATA_DIR, name), "latin1")).not.toMatch(/ada@example\.org/i);
  }
});

it("deletes nobody else: compares whole addresses, and keeps mails that only mention one", async () => {
  const emails = [
    "joann@example.org",
    "ann@example.org.uk",
    "ann@example.org",
    "jürgen@müller.example",
  ];
  for (const email of emails) await gateway.call("contact", { ...payloads.contact, email });
  const message = "Please ask ann@example.org.\nEmail: ann@example.org";
  await gateway.call("contact", { ...payloads.contact, message });
  const { OUTBOX_DIR, MAIL_TO } = gateway.settings;
  const [, , ofAnn = "", , naming = ""] = await ids();
  writeFiles(OUTBOX_DIR, { "1.eml": `X-Envelope-To: ${MAIL_TO}\r\n${mail("show", ofAnn).stdout}` });
  const { stdout } = mail("forget", "ann@example.org");
  expect(stdout.split("\n").map((line) => line.replace(/:.*[ /]/, ": "))).toEqual([
    `Deleted: ${ofAnn}`,
    `Kept, somebody else's that names the address: ${naming}`,
    "Deleted: 1.eml",
    "Deleted: mails.",
    "",
  ]);
  expect(readdirSync(OUTBOX_DIR)).toEqual([]);
  mail("forget", "JÜRGEN@müller.example");
  expect(await ids()).toHaveLength(3);
  for (const none of ["@", "ann", MAIL_TO]) mail("forget", none);
  expect(mail("forget", "@").stderr).toMatch(/no address/);
  expect(await ids()).toHaveLength(3);
});

it("shows a server's reply as one plain line", async () => {
  await gateway.call("contact", payloads.contact);
  await gateway.sql("update mails set answer = $1", ["550 \u202ecod.exe\u2028second \u001b[2J"]);
  expect(mail("list").stdout).toMatch(/: 550 +cod\.exe second +\[2J\n$/);
});

it.each([
  [["toString"], 'Unknown command "toString".'],
  [["show"], '"show" needs an ID.'],
  [["forget"], '"forget" needs an EMAIL.'],
])("rejects %j with the reason and the usage", (args, reason) => {
  const { status, stderr } = mail(...args);
  expect([status, stderr.split("\n\n")[0]]).toEqual([1, reason]);
  expect(stderr).toContain("\n\nnpm run mail -- list");
});

(postgresUrl === "" ? it : it.skip)("makes no database where the host has none", () => {
  const folder = newFolder();
  gateway = { ...gateway, settings: { ...gateway.settings, DATA_DIR: folder } };
  const { status, stderr } = mail("export");
  expect([status, stderr]).toEqual([
    1,
    `There is no database in "${folder}": set DATA_DIR as the host has it.\n`,
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

it("with NEWSLETTER_CONFIRM, only the button on the linked page confirms a subscriber", async () => {
  const smtp = await startSmtp();
  const asking = await startGateway({ NEWSLETTER_CONFIRM: "true", SMTP_URL: smtp.url });
  const confirmed = () => asking.sql("select key from subscribers where confirmed_at is not null");
  await asking.call("subscribe", payloads.subscribe);
  await waitUntil(() => smtp.received.length === 1);
  expect(await confirmed()).toEqual([]);
  const { text = "", html, to } = await simpleParser(smtp.received[0]?.source ?? "");
  expect(to).toMatchObject({ text: "ada@example.org" });
  const url = /https:\S+(\/api\/newsletter\/subscribe\/confirm\?code=\S+)/.exec(text)?.[1] ?? "";
  expect(html).toContain(`${url}">https:`);
  expect((await asking.app.inject({ method: "HEAD", url })).statusCode).toBe(200);
  const page = await asking.app.inject({ url, headers: { accept: "text/html" } });
  expect(page.headers).toMatchObject({ "cache-control": "no-store" });
  expect(page.body).toContain('<form method="post"><button>');
  expect(await confirmed()).toEqual([]);
  const press = () =>
    asking.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  expect((await press()).statusCode).toBe(200);
  expect(await confirmed()).toEqual([{ key: "ada@example.org" }]);
  // Repetition by double click, reload or link is harmless.
  const again = [await press(), await asking.app.inject(url)];
  expect(again.map(({ statusCode, body }) => [statusCode, body.includes("<button>")])).toEqual([
    [200, false],
    [200, false],
  ]);
  expect((await asking.app.inject(`${url}x`)).statusCode).toBe(400);
  // Subscribers get no second mail, and responses don't reveal them.
  expect((await asking.call("subscribe", payloads.subscribe)).status).toBe(204);
  await waitUntil(async () => (await asking.sql("select id from mails")).length === 0);
  expect(smtp.received).toHaveLength(1);
  await asking.sql("delete from subscribers");
  expect([(await asking.app.inject(url)).statusCode, (await press()).statusCode]).toEqual([
    410, 410,
  ]);
  await asking.close();
  await smtp.close();
});

it("keeps an unconfirmed subscription while its newest link works, with its last values", async () => {
  const asking = await startGateway({ NEWSLETTER_CONFIRM: "true", DELIVERY: "off" });
  const beside = await openBeside(asking.settings);
  const { clean } = createStore(beside, asking.settings);
  const ago = (hours: number) =>
    asking.sql(
      `update subscribers set subscribed_at = subscribed_at - ${hours} * 3600, asked_at = asked_at - ${hours} * 3600`,
    );
  const names = async () =>
    (await asking.sql("select name from subscribers")).map(({ name }) => name);
  const ask = (name: string) =>
    asking.call("subscribe", {
      ...payloads.subscribe,
      subscriber: { name, email: "Ada@example.org" },
    });
  await ask("First");
  await ago(47.9);
  await ask("Second");
  await ago(47.9);
  await asking.sql("delete from mails");
  await clean();
  expect(await names()).toEqual(["Second"]);
  await ask("Third");
  await ago(49);
  await clean();
  expect(await names()).toEqual(["Third"]);
  await asking.sql("delete from mails");
  await clean();
  expect(await names()).toEqual([]);
  await beside.close();
  await asking.close();
});
