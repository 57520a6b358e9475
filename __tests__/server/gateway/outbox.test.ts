import { buffer } from "node:stream/consumers";
import { Outbox } from "../../../src/server/gateway/outbox";
import { newFolder } from "./gatewayKit";

it("gives back an envelope in any script, and the mail behind it byte for byte", async () => {
  const outbox = new Outbox(newFolder());
  await outbox.open();
  const envelope = { from: "zoë@bücher.example", to: "履歴書@例え.example" };
  const raw = Buffer.from("Subject: Łódź\r\n\r\nüöä \u00a0 🌍\r\n");
  const id = await outbox.accept({ envelope, content: { raw } });
  const mail = await outbox.read(id);
  expect(mail.envelope).toEqual(envelope);
  expect((await buffer(mail.source())).equals(raw)).toBe(true);
});
