import { createContext, useContext } from "react";
import { env } from "../lib/env";
import { homePath } from "../routes/paths";
import { localBotCheck } from "./mail/botCheck";
import { createMailApi, type MailApi } from "./mail/createMailApi";
import { createRecaptchaBotCheck } from "./mail/recaptchaBotCheck";

let shared: MailApi | undefined;

/** The calls as this build's settings want them, made once: all forms share the bot check's script. */
function sharedMailApi(): MailApi {
  shared ??= createMailApi({
    baseUrl: env.mailGatewayUrl,
    post: (address, request) => fetch(address, request),
    botCheck:
      env.recaptchaSiteKey === ""
        ? localBotCheck
        : createRecaptchaBotCheck(env.recaptchaSiteKey, env.recaptchaOrigin),
    readCookies: () => document.cookie,
    // Any page will do: the host gives each the cookie.
    renewCookie: (signal) =>
      fetch(homePath, { headers: { Accept: "text/html" }, cache: "no-store", signal }),
  });
  return shared;
}

/** Gives the mail calls; a test replaces them. */
export const MailApiContext = createContext<() => MailApi>(sharedMailApi);

/** Gives a function for the mail calls. Call it in handlers only: a page is built without a browser. */
export const useMailApi = (): (() => MailApi) => useContext(MailApiContext);
