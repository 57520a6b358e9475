import { lazy, Suspense, useEffect } from "react";
import { env } from "../../lib/env";
import { ErrorBoundary } from "../ErrorBoundary";
import { createAnalytics, type Analytics } from "./analytics";
import { mayCount } from "./consent";
import { useConsentStatus } from "./useConsentStatus";
import { useFocusAfterAsking } from "./useFocusAfterAsking";

const Snackbar = lazy(async () => {
  const { CookieSnackbar } = await import("./CookieSnackbar");
  return { default: CookieSnackbar };
});

export interface ConsentHostProps {
  /** The identifier at the analytics service; without one nothing is counted. */
  analyticsId?: string;
}

/** One script for the whole visit, however often the visitor changes the choice. */
let analytics: Analytics | undefined;

function sharedAnalytics(id: string): Analytics {
  analytics ??= createAnalytics({ id, origin: env.analyticsOrigin, page: document });
  return analytics;
}

/**
 * Asks about cookies until the visitor has answered, and lets visits be counted only
 * where they agreed. In the browser only; its code for asking comes when there is something to ask.
 */
export function ConsentHost({ analyticsId = env.analyticsId }: ConsentHostProps) {
  const status = useConsentStatus();
  const isAllowed = status !== null && mayCount(status);
  const isKnown = status !== null;
  useFocusAfterAsking(status?.kind === "undecided");

  useEffect(() => {
    if (!isKnown || analyticsId === "") return;
    const service = sharedAnalytics(analyticsId);
    if (isAllowed) service.start();
    else service.stop();
  }, [isKnown, isAllowed, analyticsId]);

  if (status?.kind !== "undecided") return null;
  return (
    <ErrorBoundary resetKey="" fallback={null}>
      <Suspense fallback={null}>
        <Snackbar />
      </Suspense>
    </ErrorBoundary>
  );
}
