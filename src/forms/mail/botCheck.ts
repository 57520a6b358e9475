export interface BotCheck {
  /** Prepares the check; called on the first focus in a form and never before. Never throws. */
  prepare: () => void;
  /** Returns a fresh token for one call. Rejects if the provider can't be reached in time. */
  token: (action: string, signal?: AbortSignal) => Promise<string>;
}

/** Token of a site without a provider. The gateway requires a token but doesn't check this one. */
const LOCAL_TOKEN = "local";

export const localBotCheck: BotCheck = {
  prepare: () => undefined,
  token: () => Promise.resolve(LOCAL_TOKEN),
};
