import { useState } from "react";
import { formCopy } from "../../copy/formCopy";
import { Button } from "../../ui/Button";
import { ConfirmStep } from "./ConfirmStep";
import { UnsubscriptionForm } from "./UnsubscriptionForm";

export interface UnsubscribeFormProps {
  /** Code in the page's address; empty without one and during prerendering. */
  code: string;
  /** Address shown without JavaScript. */
  email: string;
}

/** Form of the unsubscribe page: the confirm step with a code, otherwise the e-mail form. */
export function UnsubscribeForm({ code, email }: UnsubscribeFormProps) {
  const [wantsNewLink, setWantsNewLink] = useState(false);
  if (code !== "" && !wantsNewLink) {
    return <ConfirmStep code={code} onNewLink={() => setWantsNewLink(true)} />;
  }
  return (
    <UnsubscriptionForm
      email={email}
      // The form replaces the button that opened it.
      takesFocus={wantsNewLink || undefined}
      actionFor={(backToForm) => (
        <Button variant="outline" onClick={backToForm}>
          {formCopy.unsubscriptionSuccess.again}
        </Button>
      )}
    />
  );
}
