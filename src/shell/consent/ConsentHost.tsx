import { useEffect } from "react";
import { env } from "../../lib/env";
import { startAnalytics, stopAnalytics } from "./analytics";
import { mayCount } from "./consent";
import { useConsentStatus } from "./consentStore";
import { CookieSnackbar } from "./CookieSnackbar";

/** Asks about cookies until the visitor has answered, and lets visits be counted only where they agreed. */
export function ConsentHost() {
  const { analyticsId } = env;
  const status = useConsentStatus();
  const isAllowed = status && mayCount(status);
  const isAsking = status?.kind === "undecided";

  // The question goes away with the button that answered it: the focus goes on at the main part.
  useEffect(() => {
    if (!isAsking) return undefined;
    return () => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    };
  }, [isAsking]);

  useEffect(() => {
    if (isAllowed === null || analyticsId === "") return;
    if (isAllowed) startAnalytics(analyticsId);
    else stopAnalytics(analyticsId);
  }, [isAllowed, analyticsId]);

  return isAsking && <CookieSnackbar />;
}
