import { formCopy } from "../../config/copy/formCopy";
import { UNSUBSCRIBE_LINK_HOURS } from "../../config/limits";
import { Dialog } from "../../ui/Dialog";
import { SpinnerWrapper } from "../../ui/SpinnerWrapper";
import { nothingTyped } from "../fieldMap";
import { DialogOutcome, OutcomeSign } from "./DialogOutcome";
import { UnsubscriptionFields } from "./UnsubscriptionFields";
import { useUnsubscription } from "./useUnsubscription";
import * as styles from "./DialogOutcome.module.css";

/** The unsubscription dialog (NL-09 to NL-11). Mounted while it is open only, so opening resets it. */
export function UnsubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { submission, backToForm, run, text } = useUnsubscription(nothingTyped.fields);
  const { unsubscriptionDialog, unsubscriptionSuccess, failure } = formCopy;
  if (submission.step === "succeeded") {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={unsubscriptionSuccess.title}
        sign={<OutcomeSign kind="success" />}
        width="wide"
      >
        <DialogOutcome
          kind="success"
          text={unsubscriptionSuccess.text}
          note={unsubscriptionSuccess.note(UNSUBSCRIBE_LINK_HOURS)}
          onAction={onClose}
        />
      </Dialog>
    );
  }
  if (submission.step === "failed") {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={failure.title}
        sign={<OutcomeSign kind="failure" />}
        width="wide"
      >
        <DialogOutcome kind="failure" text={failure.text} onAction={backToForm} />
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={unsubscriptionDialog.title} width="wide">
      <p className={styles.lead}>{unsubscriptionDialog.lead}</p>
      <SpinnerWrapper
        isPending={submission.step === "pending"}
        label={formCopy.pending.unsubscription}
      >
        <UnsubscriptionFields run={run} text={text} />
      </SpinnerWrapper>
    </Dialog>
  );
}
