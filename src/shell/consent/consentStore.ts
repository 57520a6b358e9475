import { Cookies, getCookieConsentValue } from "react-cookie-consent";
import { useHydrated } from "../../hooks/useHydrated";
import { useSiteSettings } from "../../hooks/useSiteData";
import { createStore, useStore } from "../../hooks/useStore";
import { storageKeys } from "../../lib/storageKeys";
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

function readConsent(): Consent {
  try {
    return parseConsent(getCookieConsentValue(storageKeys.consent));
  } catch {
    // The browser refuses cookies with an error, as in a sandboxed frame.
    return initialConsent;
  }
}

const store = createStore(readConsent());

/** Carries a choice between tabs, as the cookie's value; some browsers have no such channels. */
const openChannel = () =>
  "BroadcastChannel" in window ? new BroadcastChannel("consent") : undefined;

/** The choice in force; if the cookie is refused, it holds for this visit. Browser only. */
export const consentStore = {
  current: store.current,
  /** Puts a choice in force and writes its cookie. */
  choose: (analytics: boolean, settings: ConsentSettings): void => {
    const consent = chosenConsent(analytics, settings);
    const value = JSON.stringify(consent);
    try {
      Cookies.set(storageKeys.consent, value, {
        path: "/",
        expires: settings.expiryMs / DAY_MS,
        sameSite: "Lax",
        secure: window.location.protocol === "https:",
      });
    } catch {
      // Refused cookies are a visitor's right.
    }
    store.set(consent);
    const channel = openChannel();
    channel?.postMessage(value);
    channel?.close();
  },
  /** Reads the cookie anew, as a reload does; for tests. */
  reload: (): void => store.set(readConsent()),
  /**
   * Takes over the choices of other tabs: at once, and when this one comes to the front, as a tab that
   * sleeps hears nothing. Returns what ends it.
   */
  follow: (): (() => void) => {
    const channel = openChannel();
    channel?.addEventListener("message", ({ data }) => store.set(parseConsent(String(data))));
    const lookAgain = () => {
      const consent = readConsent();
      // Where the cookie is refused the choice holds for this visit.
      if (consent.initialized) store.set(consent);
    };
    const types = ["visibilitychange", "pageshow"];
    for (const type of types) window.addEventListener(type, lookAgain);
    return () => {
      channel?.close();
      for (const type of types) window.removeEventListener(type, lookAgain);
    };
  },
};

/** What the site's configuration says about the choice. */
export function useConsentSettings(): ConsentSettings {
  const { cookieExpiryMs, cookiePolicyRevision } = useSiteSettings();
  return { expiryMs: cookieExpiryMs, revision: cookiePolicyRevision };
}

/** What applies now; null in prerendered HTML and in the first render, where nobody knows yet. */
export function useConsentStatus(): ConsentStatus | null {
  const settings = useConsentSettings();
  const now = useStore(store, initialConsent);
  return useHydrated() ? consentStatus(now, settings, asksNotToTrack(navigator)) : null;
}
