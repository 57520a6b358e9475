import { type FastifyPluginCallback, type FastifyReply, type FastifyRequest } from "fastify";
import site from "../../data/site/site.json";
import {
  botCheckActions,
  confirmSubscriptionPath,
  oneClickPath,
  unsubscribeCodeParameter,
} from "../../src/forms/mail/contract/paths";
import { payloadSchemas } from "../../src/forms/mail/contract/schemas";
import { isObject } from "../../src/lib/json";
import { unsubscribePath } from "../../src/routes/paths";
import { readCode } from "../gateway/linkCode";
import { Problem, toProblem } from "../gateway/problem";
import { type LinkKind } from "../gateway/store";
import { addFormCall, toSubscription, validate } from "./formCall";

const MAX_BYTES = 1024;

const createOutdatedLinkProblem = () =>
  new Problem(410, "This link no longer works. Ask for a new one.");

/** True if a form body, in either encoding, has the field and value of RFC 8058. */
const isOneClick = (body: string): boolean => {
  const name = body.indexOf("List-Unsubscribe");
  return name !== -1 && body.includes("One-Click", name);
};

const getLinkCode = ({ query }: FastifyRequest): string => {
  const code = isObject(query) ? query[unsubscribeCodeParameter] : undefined;
  return typeof code === "string" ? code : "";
};

const sendPage = (reply: FastifyReply, status: number, text: string, button = ""): FastifyReply =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${site.name} newsletter</title><main><h1>${site.name} newsletter</h1><p>${text}</p>${button}</main></html>`,
    );

const sendConfirmed = (reply: FastifyReply): FastifyReply =>
  sendPage(reply, 200, "Thank you! You’re on the list.");

export const newsletter: FastifyPluginCallback = (app, _options, done) => {
  const { store } = app;
  addFormCall(app, "subscribe", async (request) => {
    const values = await validate(payloadSchemas.subscribe, request.body);
    await app.checkBot(values.captchaToken, botCheckActions.subscribe);
    await store.subscribe(toSubscription(values.subscriber, "newsletter"));
    app.wakeDelivery();
  });

  addFormCall(app, "unsubscribe", async (request) => {
    const values = await validate(payloadSchemas.unsubscribe, request.body);
    await app.checkBot(values.captchaToken, botCheckActions.unsubscribe);
    await store.requestUnsubscribe(values.email);
    app.wakeDelivery();
  });

  addFormCall(app, "confirm", async (request) => {
    const values = await validate(payloadSchemas.confirm, request.body);
    const id = await readCode("leave", values.code, await store.readSecret());
    await app.checkBot(values.captchaToken, botCheckActions.confirm);
    if (!(await store.removeSubscriber(id))) throw createOutdatedLinkProblem();
  });
  done();
};

/**
 * Adds routes for links in mails: one-click unsubscribing (RFC 8058) and, if enabled, confirming a
 * subscription. GET changes nothing, since programs open links, too.
 */
export const mailLinks: FastifyPluginCallback = (app, _options, done) => {
  const { settings, store } = app;
  const readId = async (kind: LinkKind, request: FastifyRequest): Promise<string> =>
    readCode(kind, getLinkCode(request), await store.readSecret());

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "string", bodyLimit: MAX_BYTES },
    (_request, body, parsed) => parsed(null, body),
  );
  // No rate limit: mail providers send such requests for many people from few addresses.
  app.post(`/${oneClickPath}`, { config: { rateLimit: false } }, async (request, reply) => {
    if (!isOneClick(String(request.body))) {
      throw new Problem(400, "The body must be List-Unsubscribe=One-Click.");
    }
    if (!(await store.removeSubscriber(await readId("leave", request))))
      throw createOutdatedLinkProblem();
    return reply.code(204).send();
  });
  // Mail scanners check links with HEAD.
  const exposeHeadRoute = true;
  app.get(`/${oneClickPath}`, { exposeHeadRoute }, (request, reply) => {
    const query = new URLSearchParams({ [unsubscribeCodeParameter]: getLinkCode(request) });
    return reply.redirect(`${settings.GATSBY_SITE_URL}${unsubscribePath}?${query.toString()}`, 303);
  });
  if (settings.NEWSLETTER_CONFIRM === "true") {
    const url = `/${confirmSubscriptionPath}`;
    const errorHandler = (error: unknown, _request: FastifyRequest, reply: FastifyReply) => {
      const { statusCode, message } = toProblem(error);
      void sendPage(reply, statusCode, message);
    };
    app.get(url, { errorHandler, exposeHeadRoute }, async (request, reply) => {
      const subscriber = await store.findSubscriber("id", await readId("confirm", request));
      if (!subscriber) throw createOutdatedLinkProblem();
      if (subscriber.confirmed_at !== null) return sendConfirmed(reply);
      return sendPage(
        reply,
        200,
        "Press the button and we’ll add you to the list.",
        '<form method="post"><button>Confirm</button></form>',
      );
    });
    app.post(url, { errorHandler }, async (request, reply) => {
      if (!(await store.confirmSubscriber(await readId("confirm", request)))) {
        throw createOutdatedLinkProblem();
      }
      return sendConfirmed(reply);
    });
  }
  done();
};
