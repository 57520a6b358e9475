import { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import site from "../../data/site/site.json";
import {
  confirmSubscriptionPath,
  oneClickPath,
  unsubscribeCodeParameter,
} from "../../src/forms/mail/contract/paths";
import { isObject } from "../../src/lib/isObject";
import { unsubscribePath } from "../../src/routes/paths";
import { type Settings } from "../settings";
import { outdatedLink, readCode } from "./linkCode";
import { Problem, toProblem } from "./problem";
import { type LinkKind, type Store } from "./store";

/** The most that a body may hold, in bytes: one pair, as a form of either kind. */
const MAX_BYTES = 1024;

/** Whether a body of either kind of form has the pair of RFC 8058; anyone may send one, so in linear time. */
const saysOneClick = (body: string): boolean => {
  const name = body.indexOf("List-Unsubscribe");
  return name !== -1 && body.includes("One-Click", name);
};

/** The code in the address of a link; empty where there is none. */
const getCode = ({ query }: FastifyRequest): string => {
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

/**
 * Joins to the gateway what links of mails lead to, where their code is the authority. One-click
 * leaving (RFC 8058): a POST removes the subscriber, a GET leads a visitor to the page with the confirm
 * step. And where subscriptions are confirmed a page with a button, since programs open links too; the
 * button puts the subscriber on the list.
 */
export const registerLinks = async (
  api: FastifyInstance,
  { store, settings }: { store: Store; settings: Settings },
): Promise<void> => {
  const readId = async (kind: LinkKind, request: FastifyRequest): Promise<string> =>
    readCode(kind, getCode(request), await store.secret());

  await api.register((links, _options, done) => {
    links.removeAllContentTypeParsers();
    links.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: MAX_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    // A mail provider makes those of many people, from few addresses.
    links.post(`/${oneClickPath}`, { config: { rateLimit: false } }, async (request, reply) => {
      if (!saysOneClick(String(request.body))) {
        throw new Problem(400, "The body must be List-Unsubscribe=One-Click.");
      }
      if (!(await store.removeSubscriber(await readId("leave", request)))) throw outdatedLink();
      return reply.code(204).send();
    });
    // Scanners of mails ask by HEAD where links lead.
    const exposeHeadRoute = true;
    links.get(`/${oneClickPath}`, { exposeHeadRoute }, (request, reply) => {
      const query = new URLSearchParams({ [unsubscribeCodeParameter]: getCode(request) });
      return reply.redirect(
        `${settings.GATSBY_SITE_URL}${unsubscribePath}?${query.toString()}`,
        303,
      );
    });
    if (settings.NEWSLETTER_CONFIRM === "true") {
      const url = `/${confirmSubscriptionPath}`;
      const errorHandler = (error: unknown, _request: FastifyRequest, reply: FastifyReply) => {
        const { statusCode, message } = toProblem(error);
        void sendPage(reply, statusCode, message);
      };
      links.get(url, { errorHandler, exposeHeadRoute }, async (request, reply) => {
        const subscriber = await store.findSubscriberById(await readId("confirm", request));
        if (!subscriber) throw outdatedLink();
        if (subscriber.confirmed_at !== null) return sendConfirmed(reply);
        return sendPage(
          reply,
          200,
          "Press the button and we’ll add you to the list.",
          // To this address again, with its code.
          '<form method="post"><button>Confirm</button></form>',
        );
      });
      links.post(url, { errorHandler }, async (request, reply) => {
        if (!(await store.confirmSubscriber(await readId("confirm", request)))) {
          throw outdatedLink();
        }
        return sendConfirmed(reply);
      });
    }
    done();
  });
};
