import { useState } from "react";
import { formCopy } from "../../copy/formCopy";
import { Button } from "../../ui/Button";
import { ConfirmStep } from "./ConfirmStep";
import { UnsubscriptionForm } from "./UnsubscriptionForm";

export interface UnsubscribeFormProps {
  /** The code in the address of the page; empty without one and in the page as built. */
  code: string;
  /** Where to write without scripts. */
  email: string;
}

/** The form of the unsubscribe page: with a code the confirm step, otherwise the address. */
export function UnsubscribeForm({ code, email }: UnsubscribeFormProps) {
  const [wantsNewLink, setWantsNewLink] = useState(false);
  if (code !== "" && !wantsNewLink) {
    return <ConfirmStep code={code} onNewLink={() => setWantsNewLink(true)} />;
  }
  return (
    <UnsubscriptionForm
      email={email}
      // It replaces the button that led to it.
      takesFocus={wantsNewLink || undefined}
      actionFor={(backToForm) => (
        <Button variant="outline" onClick={backToForm}>
          {formCopy.unsubscriptionSuccess.again}
        </Button>
      )}
    />
  );
}
