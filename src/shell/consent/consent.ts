import { isObject } from "../../lib/isObject";

/** What a visitor said about cookies; the JSON value of the cookie. */
export interface Consent {
  analytics: boolean;
  initialized: boolean;
  /** The revision of the cookie notice that the choice was about. */
  revision: number;
  /** When it was made, in ISO 8601; null before, or where the cookie does not say. */
  date: string | null;
}

/** What the site's configuration says about the choice. */
export interface ConsentSettings {
  /** How long it is kept, in milliseconds. */
  expiryMs: number;
  /** A choice about another revision is asked for again. */
  revision: number;
}

/** Before any choice. */
export const initialConsent: Consent = {
  analytics: false,
  initialized: false,
  revision: 0,
  date: null,
};

/** A choice that is made now. */
export const chosenConsent = (analytics: boolean, { revision }: ConsentSettings): Consent => ({
  analytics,
  initialized: true,
  revision,
  date: new Date().toISOString(),
});

/** What a cookie is about that says no more than what was chosen. */
const FIRST_REVISION = 1;

/** A consent from the cookie's value; the initial one where it is missing, broken or foreign. */
export function parseConsent(value: string | undefined): Consent {
  try {
    const json: unknown = JSON.parse(value ?? "");
    if (!isObject(json)) return initialConsent;
    const { analytics, initialized, revision = FIRST_REVISION, date = null } = json;
    if (
      typeof analytics === "boolean" &&
      initialized === true &&
      typeof revision === "number" &&
      (date === null || (typeof date === "string" && !Number.isNaN(Date.parse(date))))
    ) {
      return { analytics, initialized, revision, date };
    }
  } catch {
    // A foreign value, such as the word of another tool.
  }
  return initialConsent;
}

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
export const mayCount = (status: ConsentStatus | null): boolean =>
  status?.kind === "chosen" && status.analytics;

/** Whether a browser asks not to be tracked: Global Privacy Control or Do Not Track. */
export const asksNotToTrack = (browser: {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}): boolean => browser.globalPrivacyControl === true || browser.doNotTrack === "1";
