import { useEffect } from "react";
import { unsubscribeCodeParameter } from "../../forms/mail/contract/paths";
import { env } from "../../lib/env";
import { startAnalytics, stopAnalytics } from "./analytics";
import { mayCount } from "./consent";
import { consentStore, useConsentStatus } from "./consentStore";
import { CookieSnackbar } from "./CookieSnackbar";

/**
 * Asks about cookies until the visitor has answered, and lets visits be counted only where they agreed.
 * A page is not counted while its address has a code that unsubscribes somebody.
 */
export function ConsentHost({ search = "" }: { search?: string | undefined }) {
  const { analyticsId } = env;
  const status = useConsentStatus();
  const hasCode = new URLSearchParams(search).has(unsubscribeCodeParameter);
  const isAllowed = status && mayCount(status) && !hasCode;
  const isAsking = status?.kind === "undecided";

  useEffect(() => consentStore.follow(), []);

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
