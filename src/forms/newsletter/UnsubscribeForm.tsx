import { useState } from "react";
import { formCopy } from "../../config/copy/formCopy";
import { LazyFormFrame } from "../LazyFormFrame";
import { useLazyForm } from "../useLazyForm";
import { ConfirmStep } from "./ConfirmStep";
import { UnsubscriptionFields } from "./UnsubscriptionFields";

export interface UnsubscribeFormProps {
  /** The code in the address of the page; empty without one and in the page as built. */
  code: string;
  /** Where to write without scripts. */
  email: string;
}

const load = () => import("./LiveUnsubscriptionForm");

interface AddressFormProps {
  email: string;
  /** It stands where the button was that led to it. */
  takesFocus: boolean;
}

/** Asks for the address; alive when it is needed. */
function AddressForm({ email, takesFocus }: AddressFormProps) {
  const { rootRef, live, typed, hasFailed } = useLazyForm(load);
  return (
    <LazyFormFrame rootRef={rootRef} hasFailed={hasFailed} email={email}>
      {live === null ? (
        <UnsubscriptionFields
          run={{ canSend: false, missing: [formCopy.missingNames.email], takesFocus }}
          text={(name) => ({ name, defaultValue: "" })}
          email={email}
        />
      ) : (
        <live.LiveUnsubscriptionForm typed={typed} email={email} />
      )}
    </LazyFormFrame>
  );
}

/** The form of the unsubscribe page: with a code the confirm step, otherwise the address (AMB-02). */
export function UnsubscribeForm({ code, email }: UnsubscribeFormProps) {
  const [wantsNewLink, setWantsNewLink] = useState(false);
  return code === "" || wantsNewLink ? (
    <AddressForm email={email} takesFocus={wantsNewLink} />
  ) : (
    <ConfirmStep code={code} onNewLink={() => setWantsNewLink(true)} />
  );
}
