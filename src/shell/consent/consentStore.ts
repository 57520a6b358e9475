import { useSyncExternalStore } from "react";
import { storageKeys } from "../../config/storageKeys";
import { readCookie } from "../../lib/readCookie";
import {
  consentAfter,
  consentCookie,
  initialConsent,
  parseConsent,
  type Consent,
  type ConsentChoice,
  type ConsentSettings,
} from "./consent";
import { cookiesOf, writeCookie, type CookieJar } from "./pageCookies";

/** The page and the clock; a test replaces them. */
export interface ConsentStoreParts {
  page: CookieJar;
  isSecure: () => boolean;
  now: () => Date;
}

export interface ConsentStore {
  current: () => Consent;
  /** Puts a choice in force and keeps it in the cookie; a refused cookie holds for this visit. */
  choose: (choice: ConsentChoice, settings: ConsentSettings) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Keeps the choice in the cookie `cookie-policy` (COOK-04, COOK-08). */
export function createConsentStore({ page, isSecure, now }: ConsentStoreParts): ConsentStore {
  const listeners = new Set<() => void>();
  let consent: Consent | undefined;
  const current = () => {
    consent ??= parseConsent(readCookie(cookiesOf(page), storageKeys.consent));
    return consent;
  };
  return {
    current,
    choose: (choice, { expiryMs, revision }) => {
      const at = now();
      consent = consentAfter(choice, { at, revision });
      const expires = new Date(at.getTime() + expiryMs);
      writeCookie(
        page,
        consentCookie(storageKeys.consent, consent, { expires, isSecure: isSecure() }),
      );
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let shared: ConsentStore | undefined;

/** The store of this page. Browser only. */
export function consentStore(): ConsentStore {
  shared ??= createConsentStore({
    page: document,
    isSecure: () => window.location.protocol === "https:",
    now: () => new Date(),
  });
  return shared;
}

/** Forgets what was read, as a reload does; for tests. */
export function reloadConsent(): void {
  shared = undefined;
}

const subscribe = (listener: () => void) => consentStore().subscribe(listener);

/** The consent; the initial one in prerendered HTML and until the page is brought to life. */
export const useConsent = (): Consent =>
  useSyncExternalStore(
    subscribe,
    () => consentStore().current(),
    () => initialConsent,
  );
