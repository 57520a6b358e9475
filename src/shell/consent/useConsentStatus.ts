import { useHydrated } from "../../hooks/useHydrated";
import { useShellData } from "../useShellData";
import { asksNotToTrack, consentStatus, type ConsentStatus } from "./consent";
import type { ConsentSettings } from "./consentCookie";
import { useConsent } from "./consentStore";

/** What the site's configuration says about the choice. */
export function useConsentSettings(): ConsentSettings {
  return useShellData().consent;
}

/** What applies now; null in prerendered HTML and in the first render, where nobody knows yet. */
export function useConsentStatus(): ConsentStatus | null {
  const settings = useConsentSettings();
  const consent = useConsent();
  const isHydrated = useHydrated();
  return isHydrated ? consentStatus(consent, settings, asksNotToTrack(navigator)) : null;
}
