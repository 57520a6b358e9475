import { type FastifyInstance, type FastifyReply } from "fastify";
import site from "../../data/site/site.json";
import { confirmSubscriptionPath } from "../../src/forms/mail/contract/paths";
import { closeOtherMethods } from "./closeOtherMethods";
import { readCode } from "./linkCode";
import { toProblem } from "./problem";
import { type OneClickParts, getLinkCode } from "./registerOneClick";

const sendPage = (reply: FastifyReply, status: number, text: string, button = ""): FastifyReply =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${site.name} newsletter</title><main><h1>${site.name} newsletter</h1><p>${text}</p>${button}</main></html>`,
    );

/**
 * Joins the confirmation of a subscription to the gateway: the link of the mail leads to a page with
 * a button, since programs open links too, and the button puts the subscriber on the list.
 */
export const registerConfirm = async (
  api: FastifyInstance,
  { store, settings }: OneClickParts,
): Promise<void> => {
  const url = `/${confirmSubscriptionPath}`;
  await api.register((confirm, _options, done) => {
    confirm.setErrorHandler((error, _request, reply) => {
      const { statusCode, message } = toProblem(error);
      return sendPage(reply, statusCode, message);
    });
    confirm.removeAllContentTypeParsers();
    // The code in the address is all that counts.
    confirm.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: 1024 },
      (_request, _body, parsed) => parsed(null),
    );
    confirm.get(url, { exposeHeadRoute: false }, async (request, reply) => {
      await readCode("confirm", getLinkCode(request), await store.secret());
      return sendPage(
        reply,
        200,
        "Press the button and we’ll add you to the list.",
        // To this address again, with its code.
        '<form method="post"><button>Confirm</button></form>',
      );
    });
    confirm.post(url, async (request, reply) => {
      const id = await readCode("confirm", getLinkCode(request), await store.secret());
      return (await store.confirmSubscriber(id))
        ? sendPage(reply, 200, "Thank you! You’re on the list.")
        : sendPage(reply, 410, "This link has already been used.");
    });
    done();
  });
  closeOtherMethods(api, url, ["GET", "POST"], settings);
};
