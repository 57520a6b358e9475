import { createContext, useContext } from "react";
import { browserMailApi } from "./mail/browserMailApi";
import type { MailApi } from "./mail/createMailApi";

let shared: MailApi | undefined;

/** This build's calls, made once: all forms share the bot check, so its script is loaded once. */
function sharedMailApi(): MailApi {
  shared ??= browserMailApi();
  return shared;
}

/** Gives the mail calls; a test replaces them. */
export const MailApiContext = createContext<() => MailApi>(sharedMailApi);

/** Gives a function for the mail calls. Call it in handlers only: a page is built without a browser. */
export const useMailApi = (): (() => MailApi) => useContext(MailApiContext);
