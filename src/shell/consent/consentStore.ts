import { useSyncExternalStore } from "react";
import { Cookies, getCookieConsentValue } from "react-cookie-consent";
import { storageKeys } from "../../lib/storageKeys";
import {
  cookieAttributes,
  initialConsent,
  parseConsent,
  toCookieValue,
  type Consent,
  type ConsentSettings,
} from "./consentCookie";

const listeners = new Set<() => void>();
let consent: Consent | undefined;

function readConsent(): Consent {
  try {
    return parseConsent(getCookieConsentValue(storageKeys.consent));
  } catch {
    // The browser refuses cookies with an error, as in a sandboxed frame.
    return initialConsent;
  }
}

/** The choice in force; if the cookie is refused, it holds for this visit. Browser only. */
export const consentStore = {
  current: (): Consent => {
    consent ??= readConsent();
    return consent;
  },
  /** Puts a choice in force whose cookie is written. */
  choose: (choice: Consent): void => {
    consent = choice;
    for (const listener of listeners) listener();
  },
  /** Writes a choice's cookie, and puts it in force. */
  save: (choice: Consent, settings: ConsentSettings): void => {
    try {
      Cookies.set(storageKeys.consent, toCookieValue(choice), {
        ...cookieAttributes(settings),
        secure: window.location.protocol === "https:",
      });
    } catch {
      // Refused cookies are a visitor's right.
    }
    consentStore.choose(choice);
  },
  /** Forgets what was read, as a reload does; for tests. */
  reload: (): void => {
    consent = undefined;
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The consent; the initial one in prerendered HTML and while React hydrates. */
export const useConsent = (): Consent =>
  useSyncExternalStore(consentStore.subscribe, consentStore.current, () => initialConsent);
