import { formCopy } from "../../copy/formCopy";
import { subscriptionSchema } from "../mail/contract/schemas";
import { CheckField } from "../fields/CheckField";
import { PrivacyConsent } from "../fields/PrivacyConsent";
import { TextField } from "../fields/TextField";
import { FieldRow, FormShell } from "../FormShell";
import { useMailApi } from "../mailApiContext";
import { useMailForm } from "../useMailForm";
import { NewsletterDialog } from "./NewsletterDialog";

/** The subscription dialog. Mounted while it is open only, so opening resets it. */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const mailApi = useMailApi();
  const form = useMailForm({
    initialValues: { subscriber: { name: "", email: "" }, privacy: false, marketing: false },
    schema: subscriptionSchema,
    send: (subscription, signal) => mailApi().subscribe(subscription, signal),
  });
  const { labels } = formCopy;
  return (
    <NewsletterDialog
      onClose={onClose}
      form={form}
      opening={formCopy.subscriptionDialog}
      success={formCopy.subscriptionSuccess}
    >
      <FormShell
        form={form}
        name={formCopy.formNames.subscription}
        submitLabel={formCopy.signUp}
        pendingLabel={formCopy.pending.subscription}
      >
        <FieldRow>
          <TextField name="subscriber.name" label={labels.name} autoComplete="name" />
          <TextField
            name="subscriber.email"
            label={labels.email}
            type="email"
            autoComplete="email"
          />
        </FieldRow>
        <div>
          <PrivacyConsent />
          <CheckField name="marketing" isRequired>
            {formCopy.consents.subscription}
          </CheckField>
        </div>
      </FormShell>
    </NewsletterDialog>
  );
}
