import { type FastifyInstance, type FastifyRequest } from "fastify";
import { oneClickPath, unsubscribeCodeParameter } from "../../src/forms/mail/contract/paths";
import { isObject } from "../../src/lib/isObject";
import { unsubscribePath } from "../../src/routes/paths";
import { closeOtherMethods } from "./closeOtherMethods";
import { type GatewaySettings } from "./gatewaySettings";
import { Problem } from "./problem";
import { type Store } from "./store";
import { readCode } from "./linkCode";

/** What one-click leaving works with. */
export interface OneClickParts {
  store: Store;
  settings: GatewaySettings;
}

/** The most that the body of one-click leaving may hold, in bytes: one pair, as a form of either kind. */
const MAX_BYTES = 1024;

/** Whether a body of either kind of form has the pair of RFC 8058; anyone may send one, so in linear time. */
const saysOneClick = (body: string): boolean => {
  const name = body.indexOf("List-Unsubscribe");
  return name !== -1 && body.includes("One-Click", name);
};

/** The code in the address of a link; empty where there is none. */
export const getLinkCode = ({ query }: FastifyRequest): string => {
  const code = isObject(query) ? query[unsubscribeCodeParameter] : undefined;
  return typeof code === "string" ? code : "";
};

/**
 * Joins one-click leaving (RFC 8058) to the gateway: a POST removes the subscriber of a link's code,
 * a GET leads a visitor who follows the link to the page with the confirm step.
 */
export const registerOneClick = async (
  api: FastifyInstance,
  { store, settings }: OneClickParts,
): Promise<void> => {
  const url = `/${oneClickPath}`;
  await api.register((oneClick, _options, done) => {
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, body),
    );
    // No pair and no bot check: mail programs call this, and the code is the authority.
    oneClick.post(url, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      if (!saysOneClick(typeof request.body === "string" ? request.body : "")) {
        throw new Problem(400, "The body must be List-Unsubscribe=One-Click.");
      }
      await store.removeSubscriber(
        await readCode("leave", getLinkCode(request), await store.secret()),
      );
      return reply.code(204).send();
    });
    oneClick.get(url, { exposeHeadRoute: false }, (request, reply) => {
      const query = new URLSearchParams({ [unsubscribeCodeParameter]: getLinkCode(request) });
      return reply.redirect(`${settings.website}${unsubscribePath}?${query.toString()}`, 303);
    });
    done();
  });
  closeOtherMethods(api, url, ["GET", "POST"], settings);
};
