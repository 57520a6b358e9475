import { createContext, use } from "react";
import { browserMailApi } from "../mail/browserMailApi";
import type { MailApi } from "../mail/createMailApi";

/** Replaces the mail calls below it, as a test does; without one this build's own are made. */
export const MailApiContext = createContext<MailApi | null>(null);

let shared: MailApi | undefined;

/** This build's calls, made once: all forms share the bot check, so its script is loaded once. */
function sharedMailApi(): MailApi {
  shared ??= browserMailApi();
  return shared;
}

/** The mail calls. Browser only. */
export const useMailApi = (): MailApi => use(MailApiContext) ?? sharedMailApi();
