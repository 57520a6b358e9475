import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { simpleParser } from "mailparser";
import { PROJECT } from "../../../support/sourceFiles";
import { startSmtp } from "../../../support/testSmtp";
import { waitUntil } from "../../../support/waitUntil";
import {
  type TestGateway,
  databaseOf,
  newFolder,
  payloads,
  postgresUrl,
  startGateway,
} from "./gatewayKit";

/** What operators do, beside a host that runs. */

let root: string;
let gateway: TestGateway;

beforeEach(async () => {
  root = newFolder();
  gateway = await startGateway({ DELIVERY: "off" }, {}, root);
});

afterEach(() => gateway.close());

const mail = (...words: string[]) => {
  const { OUTBOX_DIR, DATA_DIR, TOKEN_SECRET } = gateway.settings;
  return spawnSync(
    process.execPath,
    ["--import", "tsx", path.join(PROJECT, "server/gateway/mailCommand.ts"), ...words],
    {
      cwd: PROJECT,
      encoding: "utf8",
      env: {
        ...process.env,
        OUTBOX_DIR,
        DATA_DIR,
        TOKEN_SECRET,
        ...databaseOf(root),
      },
    },
  );
};

const ids = async (): Promise<string[]> =>
  (await gateway.sql("select id from mails order by id")).map(({ id }) => String(id));

it("shows, tries again and drops what was set aside, and has a scheduler told", async () => {
  await gateway.call("contact", payloads.contact);
  await gateway.call("contact", payloads.contact);
  const [first = "", second = ""] = await ids();
  expect(mail("list", "--check").status).toBe(0);
  await gateway.sql("update mails set state = 'failed', answer = '552 too large' where id = $1", [
    first,
  ]);
  const check = mail("list", "--check");
  expect(check.status).toBe(1);
  expect(check.stdout).toMatch(new RegExp(`^${first} .*set aside: 552 too large\\n$`));
  expect((await simpleParser(mail("show", first).stdout)).subject).toBe(payloads.contact.subject);
  expect(mail("retry", "all").stdout).toBe(`${first}\n`);
  expect(mail("list", "--check").status).toBe(0);
  expect(mail("drop", second).status).toBe(0);
  expect(await ids()).toEqual([first]);
  await gateway.sql("update mails set accepted_at = accepted_at - 3601");
  expect(mail("list", "--check").status).toBe(1);
  const unknown = mail("drop", second);
  expect([unknown.status, unknown.stderr]).toEqual([1, `There is no such mail: ${second}\n`]);
});

it("exports the list with links to leave that outlive those of mails, and forgets a person", async () => {
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
  const left = await gateway.app.inject({
    method: "POST",
    url: url.pathname + url.search,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  jest.useRealTimers();
  expect(left.statusCode).toBe(204);
  expect(await gateway.sql("select id from subscribers")).toEqual([]);
  await gateway.call("subscribe", payloads.subscribe);
  expect(mail("forget", "ADA@example.org").stdout).toBe("Deleted: 1 from the list, 1 mails.\n");
  expect((await gateway.mails()).map(({ replyTo }) => replyTo?.text)).toEqual([
    '"Ada Example" <bo@example.org>',
  ]);
  const { DATA_DIR } = gateway.settings;
  for (const name of readdirSync(DATA_DIR)) {
    expect(readFileSync(path.join(DATA_DIR, name), "latin1")).not.toMatch(/ada@example\.org/i);
  }
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

it("asks for a confirmation where NEWSLETTER_CONFIRM says so, and lists nobody before", async () => {
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
  const page = await asking.app.inject(url);
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
  expect((await press()).statusCode).toBe(410);
  expect((await asking.app.inject(`${url}x`)).statusCode).toBe(400);
  // Who is on the list gets no mail more, and nobody can tell.
  expect((await asking.call("subscribe", payloads.subscribe)).status).toBe(204);
  await waitUntil(async () => (await asking.sql("select id from mails")).length === 0);
  expect(smtp.received).toHaveLength(1);
  await asking.close();
  await smtp.close();
});
