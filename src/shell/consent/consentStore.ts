import { useSyncExternalStore } from "react";
import { Cookies, getCookieConsentValue } from "react-cookie-consent";
import { useHydrated } from "../../hooks/useHydrated";
import { storageKeys } from "../../lib/storageKeys";
import { useShellData } from "../useShellData";
import {
  asksNotToTrack,
  chosenConsent,
  consentStatus,
  initialConsent,
  parseConsent,
  type Consent,
  type ConsentSettings,
  type ConsentStatus,
} from "./consent";

const DAY_MS = 24 * 60 * 60 * 1000;

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
  /** Puts a choice in force and writes its cookie. */
  choose: (analytics: boolean, settings: ConsentSettings): void => {
    consent = chosenConsent(analytics, settings);
    try {
      Cookies.set(storageKeys.consent, JSON.stringify(consent), {
        path: "/",
        expires: settings.expiryMs / DAY_MS,
        sameSite: "Lax",
        secure: window.location.protocol === "https:",
      });
    } catch {
      // Refused cookies are a visitor's right.
    }
    for (const listener of listeners) listener();
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

/** What the site's configuration says about the choice. */
export const useConsentSettings = (): ConsentSettings => useShellData().consent;

/** What applies now; null in prerendered HTML and in the first render, where nobody knows yet. */
export function useConsentStatus(): ConsentStatus | null {
  const settings = useConsentSettings();
  const { subscribe, current } = consentStore;
  const now = useSyncExternalStore(subscribe, current, () => initialConsent);
  return useHydrated() ? consentStatus(now, settings, asksNotToTrack(navigator)) : null;
}
