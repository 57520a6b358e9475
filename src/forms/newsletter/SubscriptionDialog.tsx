import { formCopy } from "../../config/copy/formCopy";
import { subscriptionSchema } from "../../mail/contract/schemas";
import { Dialog } from "../../ui/Dialog";
import { SpinnerWrapper } from "../../ui/SpinnerWrapper";
import { CheckField } from "../fields/CheckField";
import { PrivacyConsent } from "../fields/PrivacyConsent";
import { TextField } from "../fields/TextField";
import { FieldRow, FormShell } from "../FormShell";
import { useMailApi } from "../mailApiContext";
import { missingOf } from "../missingOf";
import { useSchemaForm } from "../useSchemaForm";
import { useSubmission } from "../useSubmission";
import { DialogOutcome, OutcomeSign } from "./DialogOutcome";
import * as styles from "./DialogOutcome.module.css";

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
  const { labels, subscriptionDialog, subscriptionSuccess, failure } = formCopy;
  if (submission.step === "succeeded") {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={subscriptionSuccess.title}
        sign={<OutcomeSign kind="success" />}
        width="wide"
      >
        <DialogOutcome kind="success" text={subscriptionSuccess.text} onAction={onClose} />
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
    <Dialog isOpen onClose={onClose} title={subscriptionDialog.title} width="wide">
      <p className={styles.lead}>{subscriptionDialog.lead}</p>
      <SpinnerWrapper
        isPending={submission.step === "pending"}
        label={formCopy.pending.subscription}
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
      </SpinnerWrapper>
    </Dialog>
  );
}
