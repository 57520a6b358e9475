import { readdirSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { Outbox } from "../../../../server/gateway/outbox";
import { writeFiles } from "../../../support/writeFiles";
import { newFolder } from "./gatewayKit";

const envelope = { from: "zoë@bücher.example", to: "履歴書@例え.example" };

it("gives back an envelope in any script, and the mail behind it byte for byte", async () => {
  const outbox = new Outbox(newFolder());
  await outbox.open();
  const raw = Buffer.from("Subject: Łódź\r\n\r\nüöä \u00a0 🌍\r\n");
  const id = await outbox.accept({ envelope, content: { raw } });
  const mail = await outbox.read(id);
  expect(mail.envelope).toEqual(envelope);
  expect((await buffer(mail.source())).equals(raw)).toBe(true);
});

it("keeps a mail where only its own user can read it", async () => {
  const folder = newFolder();
  const outbox = new Outbox(folder);
  await outbox.open();
  const id = await outbox.accept({ envelope, content: { text: "A letter" } });
  expect((statSync(path.join(folder, `${id}.eml`)).mode & 0o777).toString(8)).toBe("600");
});

it("clears drafts of an hour ago when it opens, and leaves those of a running request", async () => {
  const folder = newFolder();
  const drafts = path.join(folder, ".drafts");
  writeFiles(drafts, { "stale.eml": "", "stale.upload": "", "new.eml": "", "new.upload": "" });
  const overAnHourAgo = new Date(Date.now() - 3_601_000);
  const underAnHourAgo = new Date(Date.now() - 3_500_000);
  for (const name of readdirSync(drafts)) {
    const time = name.startsWith("stale") ? overAnHourAgo : underAnHourAgo;
    utimesSync(path.join(drafts, name), time, time);
  }
  await new Outbox(folder).open();
  expect(readdirSync(drafts).sort()).toEqual(["new.eml", "new.upload"]);
});
