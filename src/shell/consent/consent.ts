import { isObject } from "../../lib/json";

export interface Consent {
  analytics: boolean;
  initialized: boolean;
  revision: number;
  /** ISO 8601; null before a choice or if the cookie has none. */
  date: string | null;
}

export const initialConsent: Consent = {
  analytics: false,
  initialized: false,
  revision: 0,
  date: null,
};

export const createConsent = (analytics: boolean, revision: number): Consent => ({
  analytics,
  initialized: true,
  revision,
  date: new Date().toISOString(),
});

const FIRST_REVISION = 1;

/** Parses the cookie's value. Returns `initialConsent` if the value is missing or invalid. */
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
    // Not JSON: the cookie is missing, or another tool wrote it.
  }
  return initialConsent;
}

export type ConsentStatus =
  /** No answer yet, or an answer for another revision. */
  | { kind: "undecided" }
  /** The browser sends a refusal signal, and the visitor hasn't chosen. */
  | { kind: "signal" }
  | { kind: "chosen"; analytics: boolean; date: string | null };

/** A signal (Global Privacy Control, Do Not Track) is a refusal until the visitor chooses. */
export function getConsentStatus(
  { analytics, initialized, revision, date }: Consent,
  noticeRevision: number,
  hasSignal: boolean,
): ConsentStatus {
  if (initialized && revision === noticeRevision) {
    return { kind: "chosen", analytics, date };
  }
  return hasSignal ? { kind: "signal" } : { kind: "undecided" };
}

export const canCount = (status: ConsentStatus | null): boolean =>
  status?.kind === "chosen" && status.analytics;

export const hasRefusalSignal = (browser: {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}): boolean => browser.globalPrivacyControl === true || browser.doNotTrack === "1";
