import { useSyncExternalStore } from "react";
import { storageKeys } from "../../config/storageKeys";
import { readCookie } from "../../lib/readCookie";
import {
  consentCookie,
  consentReducer,
  initialConsent,
  parseConsent,
  type Consent,
  type ConsentSettings,
} from "./consent";

/** What a visitor can say. */
export type ConsentChoice =
  { type: "acceptAll" } | { type: "rejectAll" } | { type: "save"; analytics: boolean };

/** The page and the clock; a test replaces them. */
export interface ConsentStoreParts {
  page: { cookie: string };
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
    consent ??= parseConsent(readCookie(page.cookie, storageKeys.consent));
    return consent;
  };
  return {
    current,
    choose: (choice, { expiryMs, revision }) => {
      const at = now();
      consent = consentReducer(current(), { ...choice, at, revision });
      page.cookie = consentCookie(storageKeys.consent, consent, {
        expires: new Date(at.getTime() + expiryMs),
        isSecure: isSecure(),
      });
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

/** The consent; the initial one in prerendered HTML and in the first render. */
export const useConsent = (): Consent =>
  useSyncExternalStore(
    subscribe,
    () => consentStore().current(),
    () => initialConsent,
  );
