import { isObject } from "../../lib/isObject";

/** What a visitor said about cookies; the JSON value of the cookie. */
export interface Consent {
  /** Whether visits may be counted. */
  analytics: boolean;
  /** Whether a choice was made. */
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

/** The cookie's value. */
export const toCookieValue = (consent: Consent): string => JSON.stringify(consent);

const DAY_MS = 24 * 60 * 60 * 1000;

/** The cookie's attributes, as react-cookie-consent takes them; it adds `Secure` on https. */
export const cookieAttributes = ({ expiryMs }: ConsentSettings) =>
  ({ path: "/", expires: expiryMs / DAY_MS, sameSite: "Lax" }) as const;

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
