import { env } from "../../lib/env";
import { localBotCheck } from "./botCheck";
import { createMailApi } from "./createMailApi";
import { createRecaptchaBotCheck } from "./recaptchaBotCheck";

const botCheck = () =>
  env.recaptchaSiteKey === ""
    ? localBotCheck
    : createRecaptchaBotCheck({
        siteKey: env.recaptchaSiteKey,
        origin: env.recaptchaOrigin,
        page: document,
        readGrecaptcha: () => window.grecaptcha,
      });

/** The calls as this build's settings want them. Browser only. */
export const browserMailApi = () =>
  createMailApi({
    baseUrl: env.mailGatewayUrl,
    post: (address, request) => fetch(address, request),
    botCheck: botCheck(),
    readCookies: () => document.cookie,
  });
