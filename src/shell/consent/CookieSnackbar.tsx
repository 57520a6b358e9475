import { useLayoutEffect, useRef, useState } from "react";
import { CookieConsent } from "react-cookie-consent";
import { consentCopy } from "./copy";
import { env } from "../../lib/env";
import { storageKeys } from "../../lib/storageKeys";
import { cookiesPath } from "../../routes/paths";
import { Button, TextButton } from "../../ui/Button";
import { SmartLink } from "../../ui/SmartLink";
import { dialogStore } from "../dialogStore";
import { chosenConsent, cookieAttributes, toCookieValue } from "./consentCookie";
import { consentStore } from "./consentStore";
import { useConsentSettings } from "./useConsentStatus";
import * as styles from "./CookieSnackbar.module.css";

/** What stays free above and below the snackbar together. */
const CLEARANCE_PX = 32;

/**
 * Keeps the room that the snackbar covers out of the way: the page gets longer by it, and what takes
 * the focus scrolls clear of it. Nothing visible moves.
 */
function useClearance(ref: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = ref.current?.firstElementChild;
    if (bar === null || bar === undefined) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { height } = bar.getBoundingClientRect();
      const clearance = `${height + CLEARANCE_PX}px`;
      style.scrollPaddingBottom = clearance;
      document.body.style.paddingBottom = clearance;
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = "";
      document.body.style.paddingBottom = "";
    };
  }, [ref]);
}

/**
 * Asks about cookies at the foot of the window, without keeping anyone from reading. Accepting and
 * refusing are equally near, and neither is taken for granted.
 */
export function CookieSnackbar() {
  const root = useRef<HTMLDivElement>(null);
  const settings = useConsentSettings();
  const [accepted] = useState(() => chosenConsent(true, settings));
  const [refused] = useState(() => chosenConsent(false, settings));
  const { path, expires, sameSite } = cookieAttributes(settings);
  useClearance(root);
  return (
    <div ref={root} data-consent>
      <CookieConsent
        // A cookie about another revision, or a broken one, does not hide the question.
        visible="show"
        location="none"
        disableStyles
        disableButtonStyles
        enableDeclineButton
        flipButtons
        cookieName={storageKeys.consent}
        cookieValue={toCookieValue(accepted)}
        declineCookieValue={toCookieValue(refused)}
        expires={expires}
        sameSite={sameSite}
        extraCookieOptions={{ path }}
        containerClasses={styles.snackbar}
        contentClasses={styles.text}
        buttonWrapperClasses={styles.actions}
        ButtonComponent={Button}
        buttonText={consentCopy.acceptAll}
        ariaAcceptLabel={consentCopy.acceptAll}
        declineButtonText={consentCopy.rejectAll}
        ariaDeclineLabel={consentCopy.rejectAll}
        customContainerAttributes={{ role: "region", "aria-label": consentCopy.region }}
        onAccept={() => consentStore.choose(accepted)}
        onDecline={() => consentStore.choose(refused)}
      >
        {env.analyticsId === "" ? consentCopy.textUncounted : consentCopy.text}{" "}
        <SmartLink to={cookiesPath}>{consentCopy.notice}</SmartLink>.{" "}
        <TextButton onClick={() => dialogStore.open("cookies")}>
          {consentCopy.preferences}
        </TextButton>
      </CookieConsent>
    </div>
  );
}
