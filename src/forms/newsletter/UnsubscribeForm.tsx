import { useState } from "react";
import { formCopy } from "../../copy/formCopy";
import { Button } from "../../ui/Button";
import { ConfirmStep } from "./ConfirmStep";
import { UnsubscriptionForm } from "./UnsubscriptionForm";

export interface UnsubscribeFormProps {
  /** Code from the page's address; empty without one and during prerendering. */
  code: string;
  email: string;
}

/** Shows the confirm step with a code, otherwise the e-mail form. */
export function UnsubscribeForm({ code, email }: UnsubscribeFormProps) {
  const [wantsNewLink, setWantsNewLink] = useState(false);
  if (code !== "" && !wantsNewLink) {
    return <ConfirmStep code={code} onNewLink={() => setWantsNewLink(true)} />;
  }
  return (
    <UnsubscriptionForm
      email={email}
      takesFocus={wantsNewLink || undefined}
      actionFor={(backToForm) => (
        <Button variant="outline" onClick={backToForm}>
          {formCopy.unsubscriptionSuccess.again}
        </Button>
      )}
    />
  );
}
