/** What a visitor said about cookies; the JSON value of the cookie (COOK-04). */
export interface Consent {
  /** Whether visits may be counted. */
  analytics: boolean;
  /** Whether a choice was made (COOK-01). */
  initialized: boolean;
  /** The revision of the cookie notice that the choice was about. */
  revision: number;
  /** When it was made, in ISO 8601; null before. */
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

/** A consent from a cookie's value; the initial one where it is missing, broken or foreign (COOK-08). */
export function parseConsent(text: string | undefined): Consent {
  if (text === undefined) return initialConsent;
  try {
    const value: unknown = JSON.parse(text);
    if (
      typeof value === "object" &&
      value !== null &&
      "analytics" in value &&
      typeof value.analytics === "boolean" &&
      "initialized" in value &&
      value.initialized === true &&
      "revision" in value &&
      typeof value.revision === "number" &&
      "date" in value &&
      typeof value.date === "string" &&
      !Number.isNaN(Date.parse(value.date))
    ) {
      const { analytics, revision, date } = value;
      return { analytics, initialized: true, revision, date };
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
  | { kind: "chosen"; analytics: boolean; date: string };

/**
 * The status of a consent. A browser's wish not to be tracked counts as a refusal, so nothing is
 * asked, until the visitor says otherwise.
 */
export function consentStatus(
  { analytics, initialized, revision, date }: Consent,
  settings: ConsentSettings,
  hasSignal: boolean,
): ConsentStatus {
  if (initialized && date !== null && revision === settings.revision) {
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
