import { createContext, useContext } from "react";
import { env } from "../lib/env";
import { createMailApi, type MailApi } from "./mail/createMailApi";
import { createRecaptchaBotCheck, localBotCheck } from "./mail/botCheck";

const botCheck =
  env.recaptchaSiteKey === ""
    ? localBotCheck
    : createRecaptchaBotCheck(env.recaptchaSiteKey, env.recaptchaOrigin);

export const MailApiContext = createContext(createMailApi(env.mailGatewayUrl, botCheck));

export const useMailApi = (): MailApi => useContext(MailApiContext);
