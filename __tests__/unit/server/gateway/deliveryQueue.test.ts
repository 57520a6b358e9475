import Fastify from "fastify";
import { DELIVERY_TIMES, DeliveryQueue } from "../../../../server/gateway/deliveryQueue";
import { Outbox } from "../../../../server/gateway/outbox";
import { waitUntil } from "../../../support/waitUntil";
import { newFolder } from "./gatewayKit";

it("has four mails on their way at once, and takes up the next when one is done with", async () => {
  const outbox = new Outbox(newFolder());
  await outbox.open();
  // None of these mails is in the folder, so that the queue lets go of one that it cannot read.
  const letGo: (() => void)[] = [];
  const read = jest
    .spyOn(outbox, "read")
    .mockImplementation(
      () => new Promise((_resolve, reject) => letGo.push(() => reject(new Error("gone")))),
    );
  const times = { ...DELIVERY_TIMES, drainMs: 0 };
  const queue = new DeliveryQueue(
    outbox,
    { smtpUrl: "smtp://127.0.0.1:1", smtpTls: "required" },
    Fastify().log,
    times,
  );
  for (const id of ["1", "2", "3", "4", "5", "6"]) queue.add(id);
  expect(read.mock.calls.flat()).toEqual(["1", "2", "3", "4"]);
  letGo[0]?.();
  await waitUntil(() => read.mock.calls.length > 4);
  expect(read.mock.calls.flat()).toEqual(["1", "2", "3", "4", "5"]);
  await queue.stop();
});
