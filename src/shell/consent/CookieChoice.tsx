import { useSiteSettings } from "../../hooks/useSiteData";
import { formatDay } from "../../lib/text";
import { Notice } from "../../ui/Notice";
import { cookie } from "../../ui/icons";
import type { ConsentStatus } from "./consent";
import { useConsentStatus } from "./consentStore";
import { consentCopy } from "./copy";

const reason = (status: ConsentStatus, duration: string): string => {
  switch (status.kind) {
    case "undecided":
      return consentCopy.undecided;
    case "signal":
      return consentCopy.bySignal;
    case "chosen":
      return consentCopy.chosen(
        status.analytics ? consentCopy.acceptAll : consentCopy.rejectAll,
        status.date === null ? undefined : formatDay(status.date.slice(0, 10)),
        duration,
      );
  }
};

/** Shows the cookie choice and its date, if known. Prerendering shows the undecided state. */
export function CookieChoice() {
  const status = useConsentStatus() ?? { kind: "undecided" };
  const duration = consentCopy.duration(useSiteSettings().cookieExpiryMs);
  const isOn = status.kind === "chosen" && status.analytics;
  return (
    <Notice iconPath={cookie} role="status">
      <p>
        <b>{isOn ? consentCopy.isOn : consentCopy.isOff}</b> {reason(status, duration)}
      </p>
    </Notice>
  );
}
