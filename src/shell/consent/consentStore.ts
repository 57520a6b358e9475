import { Cookies, getCookieConsentValue } from "react-cookie-consent";
import { useHydrated } from "../../hooks/useHydrated";
import { useSiteSettings } from "../../hooks/useSiteData";
import { createStore, useStore } from "../../hooks/useStore";
import { DAY_MS } from "../../lib/limits";
import { storageKeys } from "../../lib/storage";
import {
  hasRefusalSignal,
  createConsent,
  getConsentStatus,
  initialConsent,
  parseConsent,
  type Consent,
  type ConsentStatus,
} from "./consent";

function readConsent(): Consent {
  try {
    return parseConsent(getCookieConsentValue(storageKeys.consent));
  } catch {
    // Some browsers throw when cookies are blocked, as in a sandboxed frame.
    return initialConsent;
  }
}

type CookieSettings = Pick<
  ReturnType<typeof useSiteSettings>,
  "cookieExpiryMs" | "cookiePolicyRevision"
>;

const store = createStore(readConsent());

const openChannel = () =>
  "BroadcastChannel" in window ? new BroadcastChannel("consent") : undefined;

/** The visitor's choice. If the browser refuses the cookie, it lasts until a full page load. */
export const consentStore = {
  choose: (analytics: boolean, settings: CookieSettings): void => {
    const consent = createConsent(analytics, settings.cookiePolicyRevision);
    const value = JSON.stringify(consent);
    try {
      Cookies.set(storageKeys.consent, value, {
        path: "/",
        expires: settings.cookieExpiryMs / DAY_MS,
        sameSite: "Lax",
        secure: window.location.protocol === "https:",
      });
    } catch {
      // The browser refuses cookies; the store still has the choice.
    }
    store.set(consent);
    const channel = openChannel();
    channel?.postMessage(value);
    channel?.close();
  },
  /** Adopts other tabs' choices. A shown tab reads the cookie, as sleeping tabs miss messages. */
  follow: (): (() => void) => {
    const channel = openChannel();
    channel?.addEventListener("message", ({ data }) => store.set(parseConsent(String(data))));
    const adoptCookie = () => {
      const consent = readConsent();
      if (consent.initialized) store.set(consent);
    };
    const types = ["visibilitychange", "pageshow"];
    for (const type of types) window.addEventListener(type, adoptCookie);
    return () => {
      channel?.close();
      for (const type of types) window.removeEventListener(type, adoptCookie);
    };
  },
};

/** Returns the current status; null during prerendering and hydration, where it's unknown. */
export function useConsentStatus(): ConsentStatus | null {
  const { cookiePolicyRevision } = useSiteSettings();
  const now = useStore(store, initialConsent);
  if (!useHydrated()) return null;
  return getConsentStatus(now, cookiePolicyRevision, hasRefusalSignal(navigator));
}
