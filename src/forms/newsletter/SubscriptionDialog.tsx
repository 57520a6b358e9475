import { formCopy } from "../../config/copy/formCopy";
import { subscriptionSchema } from "../../mail/contract/schemas";
import { CheckField } from "../fields/CheckField";
import { PrivacyConsent } from "../fields/PrivacyConsent";
import { TextField } from "../fields/TextField";
import { FieldRow, FormShell } from "../FormShell";
import { useMailApi } from "../mailApiContext";
import { missingOf } from "../missingOf";
import { useSchemaForm } from "../useSchemaForm";
import { useSubmission } from "../useSubmission";
import { NewsletterDialog } from "./NewsletterDialog";

const emptyValues = { subscriber: { name: "", email: "" }, privacy: false, marketing: false };

/** The subscription dialog (NL-01 to NL-08). Mounted while it is open only, so opening resets it. */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const mail = useMailApi();
  const { submission, submit, backToForm } = useSubmission();
  const { values, faults, canSend, text, check, onSubmit, reset } = useSchemaForm({
    initialValues: emptyValues,
    schema: subscriptionSchema,
    onSubmit: (filled) =>
      submit(async (signal) => {
        await mail.subscribe(subscriptionSchema.cast(filled), signal);
        if (!signal.aborted) reset(emptyValues);
      }),
  });
  const { labels, subscriptionDialog, subscriptionSuccess, pending } = formCopy;
  return (
    <NewsletterDialog
      onClose={onClose}
      submission={submission}
      backToForm={backToForm}
      opening={subscriptionDialog}
      pendingLabel={pending.subscription}
      success={subscriptionSuccess}
    >
      <FormShell
        name={formCopy.formNames.subscription}
        submitLabel={formCopy.signUp}
        run={{
          canSend,
          missing: missingOf(faults, values),
          onSubmit,
          onFocus: mail.prepare,
          takesFocus: submission.step === "back",
        }}
      >
        <FieldRow>
          <TextField label={labels.name} binding={text("subscriber.name")} autoComplete="name" />
          <TextField
            label={labels.email}
            binding={text("subscriber.email")}
            type="email"
            autoComplete="email"
          />
        </FieldRow>
        <div>
          <PrivacyConsent binding={check("privacy")} />
          <CheckField binding={check("marketing")} isRequired>
            {formCopy.consents.subscription}
          </CheckField>
        </div>
      </FormShell>
    </NewsletterDialog>
  );
}
