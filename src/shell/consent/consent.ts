import { isObject } from "../../lib/isObject";

/** What a visitor said about cookies; the JSON value of the cookie (COOK-04). */
export interface Consent {
  /** Whether visits may be counted. */
  analytics: boolean;
  /** Whether a choice was made (COOK-01). */
  initialized: boolean;
  /** The revision of the cookie notice that the choice was about. */
  revision: number;
  /** When it was made, in ISO 8601; null before, or where the cookie does not say. */
  date: string | null;
}

/** What the site's configuration says about the choice. */
export interface ConsentSettings {
  /** How long it is kept, in milliseconds (COOK-05, AMB-08). */
  expiryMs: number;
  /** A choice about another revision is asked for again. */
  revision: number;
}

/** Before any choice (COOK-01). */
export const initialConsent: Consent = {
  analytics: false,
  initialized: false,
  revision: 0,
  date: null,
};

/** What a visitor can say. */
export type ConsentChoice =
  { type: "acceptAll" } | { type: "rejectAll" } | { type: "save"; analytics: boolean };

const allows = (choice: ConsentChoice): boolean => {
  switch (choice.type) {
    case "acceptAll":
      return true;
    case "rejectAll":
      return false;
    case "save":
      return choice.analytics;
  }
};

/** The consent after a choice (COOK-02, COOK-03), whatever was said before. */
export const consentAfter = (
  choice: ConsentChoice,
  { at, revision }: { at: Date; revision: number },
): Consent => ({
  analytics: allows(choice),
  initialized: true,
  revision,
  date: at.toISOString(),
});

/** What a cookie is about that says no more than what was chosen (ENT-16). */
const FIRST_REVISION = 1;

/** A consent from a cookie's value; the initial one where it is missing, broken or foreign (COOK-08). */
export function parseConsent(text: string | undefined): Consent {
  if (text === undefined) return initialConsent;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return initialConsent;
    const { analytics, initialized, revision = FIRST_REVISION, date = null } = value;
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

/** A consent as one cookie, for `document.cookie`. */
export const consentCookie = (
  name: string,
  consent: Consent,
  { expires, isSecure }: { expires: Date; isSecure: boolean },
): string =>
  [
    `${name}=${encodeURIComponent(JSON.stringify(consent))}`,
    "Path=/",
    `Expires=${expires.toUTCString()}`,
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");

/** What applies now, and why. */
export type ConsentStatus =
  /** Asked, not answered, or answered about another revision. */
  | { kind: "undecided" }
  /** The browser refuses for the visitor, who has not said otherwise. */
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
