import { useEffect } from "react";
import { CookieConsent } from "react-cookie-consent";
import { unsubscribeCodeParameter } from "../../forms/mail/contract/paths";
import { useSiteSettings } from "../../hooks/useSiteData";
import { env } from "../../lib/env";
import { cookiesPath } from "../../routes/paths";
import { Button, TextButton } from "../../ui/Button";
import { SmartLink } from "../../ui/SmartLink";
import { dialogStore } from "../dialogStore";
import * as styles from "../shell.module.css";
import { startAnalytics, stopAnalytics } from "./analytics";
import { canCount } from "./consent";
import { consentStore, useConsentStatus } from "./consentStore";
import { consentCopy } from "./copy";

/** Asks for consent without blocking the page; both answers are equally prominent. */
function CookieSnackbar() {
  const settings = useSiteSettings();
  return (
    <CookieConsent
      visible="show"
      location="none"
      disableStyles
      disableButtonStyles
      enableDeclineButton
      flipButtons
      containerClasses={`sheet screenOnly cluster ${styles.snackbar}`}
      buttonWrapperClasses="actions"
      ButtonComponent={Button}
      buttonText={consentCopy.acceptAll}
      ariaAcceptLabel={consentCopy.acceptAll}
      declineButtonText={consentCopy.rejectAll}
      ariaDeclineLabel={consentCopy.rejectAll}
      customContainerAttributes={{ role: "region", "aria-label": consentCopy.region }}
      // Replaces the component's own handlers, which would store only true or false.
      customButtonProps={{ onClick: () => consentStore.choose(true, settings) }}
      customDeclineButtonProps={{ onClick: () => consentStore.choose(false, settings) }}
    >
      {env.analyticsId === "" ? consentCopy.textUncounted : consentCopy.text}{" "}
      <SmartLink to={cookiesPath}>{consentCopy.notice}</SmartLink>.{" "}
      <TextButton onClick={() => dialogStore.open("cookies")}>{consentCopy.preferences}</TextButton>
    </CookieConsent>
  );
}

/** Asks for consent. Runs analytics if allowed, except on a page with an unsubscribe code. */
export default function ConsentHost({ search }: { search: string | undefined }) {
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
