import type { ReactNode } from "react";
import { formCopy } from "../../copy/formCopy";
import { termsPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";
import { FieldError, useFormField } from "./Field";
import "../../styles/checkbox.css";
import * as styles from "./fields.module.css";

interface TickProps {
  name: string;
  isRequired: boolean;
  children: ReactNode;
}

function Tick({ name, isRequired, children }: TickProps) {
  const { id, errorId, error, value, control } = useFormField<boolean>(name);
  return (
    <div className={styles.check}>
      <input {...control} checked={value} type="checkbox" aria-required={isRequired || undefined} />
      <label htmlFor={id}>
        {isRequired && <span className={styles.asterisk}>* </span>}
        {children}
      </label>
      <FieldError id={errorId} message={error} />
    </div>
  );
}

const { consents, privacyLink } = formCopy;
const [before = "", after = ""] = consents.privacy.split(privacyLink);

/** Two checkboxes: privacy and newsletter. The second is required for a subscription. */
export const Consents = ({ isSubscription = false }: { isSubscription?: boolean }) => (
  <div>
    <Tick name="privacy" isRequired>
      {before}
      <SmartLink to={termsPath} newTab>
        {privacyLink}
      </SmartLink>
      {after}
    </Tick>
    <Tick name="marketing" isRequired={isSubscription}>
      {isSubscription ? consents.subscription : consents.marketing}
    </Tick>
  </div>
);
