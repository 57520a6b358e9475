import { useId, useState } from "react";
import { useSiteSettings } from "../../hooks/useSiteData";
import { env } from "../../lib/env";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import type { HostedDialogProps } from "../dialogStore";
import { canCount } from "./consent";
import { consentStore, useConsentStatus } from "./consentStore";
import { consentCopy } from "./copy";
import "../../styles/checkbox.css";
import * as styles from "./PreferencesDialog.module.css";

interface ChoiceProps {
  label: string;
  text: string;
  isOn: boolean;
  onChoose?: ((isOn: boolean) => void) | undefined;
}

function Choice({ label, text, isOn, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id}>
          <b>{label}</b>
        </label>
        <p id={`${id}-text`} className="hint">
          {text}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-text`}
        checked={isOn}
        disabled={onChoose === undefined}
        onChange={(event) => onChoose?.(event.target.checked)}
      />
    </div>
  );
}

export function PreferencesDialog({ onClose }: HostedDialogProps) {
  const status = useConsentStatus();
  const settings = useSiteSettings();
  const [isOn, setIsOn] = useState(canCount(status));
  const choose = (analytics: boolean) => {
    consentStore.choose(analytics, settings);
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={consentCopy.title}>
      <p className="hint">{consentCopy.kept(consentCopy.duration(settings.cookieExpiryMs))}</p>
      <Choice label={consentCopy.necessary} text={consentCopy.necessaryText} isOn />
      <Choice
        label={consentCopy.analytics}
        text={env.analyticsId === "" ? consentCopy.analyticsUncounted : consentCopy.analyticsText}
        isOn={isOn}
        onChoose={setIsOn}
      />
      <div className={`actions ${styles.actions}`}>
        <Button onClick={() => choose(isOn)}>{consentCopy.save}</Button>
        <Button variant="outline" onClick={() => choose(true)}>
          {consentCopy.acceptAll}
        </Button>
        <Button variant="outline" onClick={() => choose(false)}>
          {consentCopy.rejectAll}
        </Button>
      </div>
    </Dialog>
  );
}
