import { useLayoutEffect, useRef } from "react";
import { CookieConsent } from "react-cookie-consent";
import { consentCopy } from "../../config/copy/consentCopy";
import { env } from "../../config/env";
import { storageKeys } from "../../config/storageKeys";
import { cookiesPath } from "../../routes/paths";
import { Button, TextButton } from "../../ui/Button";
import { SmartLink } from "../../ui/SmartLink";
import { dialogStore } from "../dialogStore";
import type { ConsentChoice } from "./consent";
import * as styles from "./CookieSnackbar.module.css";

export interface CookieSnackbarProps {
  onChoose: (choice: ConsentChoice) => void;
}

/** What stays free above and below the snackbar together. */
const CLEARANCE_PX = 32;

/**
 * Keeps the room that the snackbar covers out of the way: the page gets longer by it, and what takes
 * the focus scrolls clear of it. Nothing that is in sight moves.
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
export function CookieSnackbar({ onChoose }: CookieSnackbarProps) {
  const root = useRef<HTMLDivElement>(null);
  useClearance(root);
  return (
    <div ref={root} data-consent>
      <CookieConsent
        visible="show"
        location="none"
        disableStyles
        disableButtonStyles
        enableDeclineButton
        flipButtons
        // The part writes a word of its own; the choice itself is written over it at once.
        cookieName={storageKeys.consent}
        setDeclineCookie={false}
        hideOnAccept={false}
        hideOnDecline={false}
        containerClasses={styles.snackbar}
        contentClasses={styles.text}
        buttonWrapperClasses={styles.actions}
        ButtonComponent={Button}
        buttonText={consentCopy.acceptAll}
        ariaAcceptLabel={consentCopy.acceptAll}
        declineButtonText={consentCopy.rejectAll}
        ariaDeclineLabel={consentCopy.rejectAll}
        customContainerAttributes={{ role: "region", "aria-label": consentCopy.region }}
        onAccept={() => onChoose({ type: "acceptAll" })}
        onDecline={() => onChoose({ type: "rejectAll" })}
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
