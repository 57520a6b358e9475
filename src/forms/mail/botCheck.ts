/** Tells people from programs, by a provider or not at all. */
export interface BotCheck {
  /** Gets ready; called on the first focus in a form and never before. Never throws. */
  prepare: () => void;
  /** A fresh token for one call. Rejects when the provider cannot be reached in time. */
  token: (action: string, signal?: AbortSignal) => Promise<string>;
}

/** The token of a site without a provider: the gateway wants one, and does not check it. */
const LOCAL_TOKEN = "local";

/** The check of a site without a provider: it asks nobody and loads nothing. */
export const localBotCheck: BotCheck = {
  prepare: () => undefined,
  token: () => Promise.resolve(LOCAL_TOKEN),
};
