import { formCopy } from "../../config/copy/formCopy";
import { UNSUBSCRIBE_LINK_HOURS } from "../../config/limits";
import { nothingTyped } from "../fieldMap";
import { NewsletterDialog } from "./NewsletterDialog";
import { UnsubscriptionFields } from "./UnsubscriptionFields";
import { useUnsubscription } from "./useUnsubscription";

/** The unsubscription dialog (NL-09 to NL-11). Mounted while it is open only, so opening resets it. */
export function UnsubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { submission, backToForm, run, text } = useUnsubscription(nothingTyped.fields);
  const { unsubscriptionDialog, unsubscriptionSuccess, pending } = formCopy;
  return (
    <NewsletterDialog
      onClose={onClose}
      submission={submission}
      backToForm={backToForm}
      opening={unsubscriptionDialog}
      pendingLabel={pending.unsubscription}
      success={{
        title: unsubscriptionSuccess.title,
        text: unsubscriptionSuccess.text,
        note: unsubscriptionSuccess.note(UNSUBSCRIBE_LINK_HOURS),
      }}
    >
      <UnsubscriptionFields run={run} text={text} />
    </NewsletterDialog>
  );
}
