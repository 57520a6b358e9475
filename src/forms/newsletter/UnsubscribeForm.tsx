import { useState } from "react";
import { formCopy } from "../../copy/formCopy";
import { UNSUBSCRIBE_LINK_HOURS } from "../../lib/limits";
import { Button } from "../../ui/Button";
import { FormResult } from "../FormResult";
import { ConfirmStep } from "./ConfirmStep";
import { UnsubscriptionForm, useUnsubscriptionForm } from "./UnsubscriptionForm";
import * as styles from "./DialogResult.module.css";

export interface UnsubscribeFormProps {
  /** The code in the address of the page; empty without one and in the page as built. */
  code: string;
  /** Where to write without scripts. */
  email: string;
}

interface AddressFormProps {
  email: string;
  /** It replaces the button that led to it. */
  takesFocus: boolean;
}

/** Asks for the address, then shows the outcome. */
function AddressForm({ email, takesFocus }: AddressFormProps) {
  const form = useUnsubscriptionForm();
  const { unsubscriptionSuccess, failure } = formCopy;
  if (form.step === "succeeded") {
    return (
      <FormResult
        kind="success"
        title={unsubscriptionSuccess.title}
        actions={
          <Button variant="outline" onClick={form.backToForm}>
            {unsubscriptionSuccess.again}
          </Button>
        }
      >
        <p>{unsubscriptionSuccess.text}</p>
        <p className={styles.note}>{unsubscriptionSuccess.note(UNSUBSCRIBE_LINK_HOURS)}</p>
      </FormResult>
    );
  }
  if (form.step === "failed") {
    return (
      <FormResult
        kind="failure"
        title={failure.title}
        actions={<Button onClick={form.backToForm}>{failure.back}</Button>}
      >
        <p>{failure.text}</p>
      </FormResult>
    );
  }
  return <UnsubscriptionForm form={form} takesFocus={takesFocus || undefined} email={email} />;
}

/** The form of the unsubscribe page: with a code the confirm step, otherwise the address. */
export function UnsubscribeForm({ code, email }: UnsubscribeFormProps) {
  const [wantsNewLink, setWantsNewLink] = useState(false);
  return code === "" || wantsNewLink ? (
    <AddressForm email={email} takesFocus={wantsNewLink} />
  ) : (
    <ConfirmStep code={code} onNewLink={() => setWantsNewLink(true)} />
  );
}
