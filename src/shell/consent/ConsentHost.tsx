import { useEffect } from "react";
import { env } from "../../lib/env";
import { createAnalytics, type Analytics } from "./analytics";
import { mayCount } from "./consent";
import { useConsentStatus } from "./consentStore";
import { CookieSnackbar } from "./CookieSnackbar";
import { useFocusAfterAsking } from "./useFocusAfterAsking";

export interface ConsentHostProps {
  /** The identifier at the analytics service; without one nothing is counted. */
  analyticsId?: string;
}

/** One script for the whole visit, however often the visitor changes the choice. */
let analytics: Analytics | undefined;

/** Asks about cookies until the visitor has answered, and lets visits be counted only where they agreed. */
export function ConsentHost({ analyticsId = env.analyticsId }: ConsentHostProps) {
  const status = useConsentStatus();
  const isAllowed = status && mayCount(status);
  const isAsking = status?.kind === "undecided";
  useFocusAfterAsking(isAsking);

  useEffect(() => {
    if (isAllowed === null || analyticsId === "") return;
    analytics ??= createAnalytics({
      id: analyticsId,
      origin: env.analyticsOrigin,
      page: document,
    });
    if (isAllowed) analytics.start();
    else analytics.stop();
  }, [isAllowed, analyticsId]);

  return isAsking && <CookieSnackbar />;
}
