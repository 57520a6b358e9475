import { CookieConsent } from "react-cookie-consent";
import { env } from "../../lib/env";
import { storageKeys } from "../../lib/storage";
import { cookiesPath } from "../../routes/paths";
import { Button, TextButton } from "../../ui/Button";
import { SmartLink } from "../../ui/SmartLink";
import { dialogStore } from "../dialogStore";
import * as styles from "../Snackbar.module.css";
import { consentStore, useConsentSettings } from "./consentStore";
import { consentCopy } from "./copy";

/**
 * Asks for cookie consent at the bottom of the window, without blocking the page. Accept and reject
 * are equally prominent, and neither is preselected.
 */
export function CookieSnackbar() {
  const settings = useConsentSettings();
  return (
    <CookieConsent
      // A cookie of another revision, or an invalid one, must not hide the question.
      visible="show"
      location="none"
      disableStyles
      disableButtonStyles
      enableDeclineButton
      flipButtons
      cookieName={storageKeys.consent}
      containerClasses={`sheet screenOnly ${styles.snackbar}`}
      buttonWrapperClasses="actions"
      ButtonComponent={Button}
      buttonText={consentCopy.acceptAll}
      ariaAcceptLabel={consentCopy.acceptAll}
      declineButtonText={consentCopy.rejectAll}
      ariaDeclineLabel={consentCopy.rejectAll}
      customContainerAttributes={{ role: "region", "aria-label": consentCopy.region }}
      // Overwrites the component's own cookie value, which holds only yes or no.
      onAccept={() => consentStore.choose(true, settings)}
      onDecline={() => consentStore.choose(false, settings)}
    >
      {env.analyticsId === "" ? consentCopy.textUncounted : consentCopy.text}{" "}
      <SmartLink to={cookiesPath}>{consentCopy.notice}</SmartLink>.{" "}
      <TextButton onClick={() => dialogStore.open("cookies")}>{consentCopy.preferences}</TextButton>
    </CookieConsent>
  );
}
