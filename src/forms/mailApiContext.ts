import { createContext, useContext } from "react";
import { env } from "../lib/env";
import { homePath } from "../routes/paths";
import { createMailApi, type MailApi } from "./mail/createMailApi";
import { createRecaptchaBotCheck, localBotCheck } from "./mail/botCheck";

let shared: MailApi | undefined;

function getSharedMailApi(): MailApi {
  shared ??= createMailApi({
    baseUrl: env.mailGatewayUrl,
    post: (address, request) => fetch(address, request),
    botCheck:
      env.recaptchaSiteKey === ""
        ? localBotCheck
        : createRecaptchaBotCheck(env.recaptchaSiteKey, env.recaptchaOrigin),
    readCookies: () => document.cookie,
    renewCookie: (signal) =>
      fetch(homePath, { headers: { Accept: "text/html" }, cache: "no-store", signal }),
  });
  return shared;
}

export const MailApiContext = createContext<() => MailApi>(getSharedMailApi);

/** Returns a getter. Call the getter in event handlers only, since prerendering has no browser. */
export const useMailApi = (): (() => MailApi) => useContext(MailApiContext);
