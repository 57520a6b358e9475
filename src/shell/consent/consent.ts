import type { Consent, ConsentSettings } from "./consentCookie";

/** What applies now, and why. */
export type ConsentStatus =
  /** Asked, not answered, or answered about another revision. */
  | { kind: "undecided" }
  /** The browser refuses for the visitor, who hasn't said otherwise. */
  | { kind: "signal" }
  | { kind: "chosen"; analytics: boolean; date: string | null };

/**
 * The status of a consent. A browser's wish not to be tracked counts as a refusal, so nothing is
 * asked, until the visitor says otherwise.
 */
export function consentStatus(
  { analytics, initialized, revision, date }: Consent,
  settings: ConsentSettings,
  hasSignal: boolean,
): ConsentStatus {
  if (initialized && revision === settings.revision) {
    return { kind: "chosen", analytics, date };
  }
  return hasSignal ? { kind: "signal" } : { kind: "undecided" };
}

/** Whether visits may be counted. */
export const mayCount = (status: ConsentStatus): boolean =>
  status.kind === "chosen" && status.analytics;

/** Whether a browser asks not to be tracked: Global Privacy Control or Do Not Track. */
export const asksNotToTrack = (browser: {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}): boolean => browser.globalPrivacyControl === true || browser.doNotTrack === "1";
