import { formCopy } from "../../copy/formCopy";
import { UNSUBSCRIBE_LINK_HOURS } from "../../lib/limits";
import { NewsletterDialog } from "./NewsletterDialog";
import { UnsubscriptionForm, useUnsubscriptionForm } from "./UnsubscriptionForm";

/** The unsubscription dialog. Mounted while it is open only, so opening resets it. */
export function UnsubscriptionDialog({ onClose }: { onClose: () => void }) {
  const form = useUnsubscriptionForm();
  const { title, text, note } = formCopy.unsubscriptionSuccess;
  return (
    <NewsletterDialog
      onClose={onClose}
      form={form}
      opening={formCopy.unsubscriptionDialog}
      success={{ title, text, note: note(UNSUBSCRIBE_LINK_HOURS) }}
    >
      <UnsubscriptionForm form={form} />
    </NewsletterDialog>
  );
}
