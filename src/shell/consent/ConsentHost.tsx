import { useEffect } from "react";
import { unsubscribeCodeParameter } from "../../forms/mail/contract/paths";
import { env } from "../../lib/env";
import { startAnalytics, stopAnalytics } from "./analytics";
import { canCount } from "./consent";
import { consentStore, useConsentStatus } from "./consentStore";
import { CookieSnackbar } from "./CookieSnackbar";

/**
 * Asks for cookie consent until answered, and starts analytics only after consent. Pages with an
 * unsubscribe code in the address aren't counted.
 */
export function ConsentHost({ search = "" }: { search?: string | undefined }) {
  const { analyticsId } = env;
  const status = useConsentStatus();
  const hasCode = new URLSearchParams(search).has(unsubscribeCodeParameter);
  const isAllowed = status && canCount(status) && !hasCode;
  const isAsking = status?.kind === "undecided";

  useEffect(() => consentStore.follow(), []);

  // The snackbar disappears with the pressed button, so the focus moves to the main landmark.
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
