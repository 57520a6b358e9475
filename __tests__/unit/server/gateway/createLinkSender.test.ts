import Fastify from "fastify";
import { createLinkSender } from "../../../../server/gateway/createLinkSender";
import { Subscribers } from "../../../../server/gateway/subscribers";
import { waitUntil } from "../../../support/waitUntil";
import { newFolder, testSettings } from "./gatewayKit";

it("makes no further try when the one under way fails after the stop", async () => {
  const folder = newFolder();
  const subscribers = new Subscribers(folder);
  const email = "ada@example.org";
  await subscribers.add({ email, name: "Ada", consent: "I agree.", source: "newsletter" });
  await subscribers.requestLeave("a-wish", email);
  let fail: ((error: Error) => void) | undefined;
  const accept = jest.fn(() => new Promise<void>((_resolve, reject) => (fail = reject)));
  const { sendLinks, stopLinks } = createLinkSender({
    subscribers,
    settings: testSettings(folder),
    secret: "a-secret-of-the-tests-of-32-signs-or-more",
    linkRetryMs: 10,
    log: Fastify().log,
    accept,
    rehearse: () => Promise.resolve(),
  });
  sendLinks();
  await waitUntil(() => fail !== undefined);
  const stopped = stopLinks();
  fail?.(new Error("the disk is full"));
  await stopped;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(accept).toHaveBeenCalledTimes(1);
  await subscribers.close();
});
