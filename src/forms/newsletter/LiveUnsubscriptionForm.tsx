import { formCopy } from "../../config/copy/formCopy";
import { UNSUBSCRIBE_LINK_HOURS } from "../../config/limits";
import { Button } from "../../ui/Button";
import { SpinnerWrapper } from "../../ui/SpinnerWrapper";
import type { TypedFields } from "../fieldMap";
import { Outcome } from "../Outcome";
import { UnsubscriptionFields } from "./UnsubscriptionFields";
import { useUnsubscription } from "./useUnsubscription";
import * as styles from "./DialogOutcome.module.css";

export interface LiveUnsubscriptionFormProps {
  typed: TypedFields;
  email: string;
}

/** The unsubscription form of the page, with its code. */
export function LiveUnsubscriptionForm({ typed, email }: LiveUnsubscriptionFormProps) {
  const { submission, backToForm, run, text } = useUnsubscription(typed.fields);
  const { unsubscriptionSuccess, failure } = formCopy;
  if (submission.step === "succeeded") {
    return (
      <Outcome
        kind="success"
        title={unsubscriptionSuccess.title}
        actions={
          <Button variant="outline" onClick={backToForm}>
            {unsubscriptionSuccess.again}
          </Button>
        }
      >
        <p>{unsubscriptionSuccess.text}</p>
        <p className={styles.note}>{unsubscriptionSuccess.note(UNSUBSCRIBE_LINK_HOURS)}</p>
      </Outcome>
    );
  }
  if (submission.step === "failed") {
    return (
      <Outcome
        kind="failure"
        title={failure.title}
        actions={<Button onClick={backToForm}>{failure.back}</Button>}
      >
        <p>{failure.text}</p>
      </Outcome>
    );
  }
  return (
    <SpinnerWrapper
      isPending={submission.step === "pending"}
      label={formCopy.pending.unsubscription}
    >
      <UnsubscriptionFields run={run} text={text} email={email} />
    </SpinnerWrapper>
  );
}
