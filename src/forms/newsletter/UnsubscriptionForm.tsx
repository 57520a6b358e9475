import type { ReactNode } from "react";
import { formCopy } from "../../copy/formCopy";
import { UNSUBSCRIBE_LINK_HOURS } from "../../lib/limits";
import { TextField } from "../fields/Field";
import { FormShell } from "../FormShell";
import { unsubscriptionSchema } from "../mail/contract/schemas";
import { useMailApi } from "../mailApiContext";
import { useMailForm } from "../useMailForm";
import { NewsletterOutcome } from "./NewsletterOutcome";

export interface UnsubscriptionFormProps {
  /** Above the form, until there's an outcome. */
  lead?: ReactNode;
  actionFor: (backToForm: () => void) => ReactNode;
  takesFocus?: boolean | undefined;
  /** Where to write without scripts. */
  email?: string | undefined;
}

/** The unsubscription form of one field, for its dialog and its page, then its outcome. */
export function UnsubscriptionForm({
  lead,
  actionFor,
  takesFocus,
  email,
}: UnsubscriptionFormProps) {
  const mailApi = useMailApi();
  const form = useMailForm({
    initialValues: { email: "" },
    schema: unsubscriptionSchema,
    send: (unsubscription, signal) => mailApi().unsubscribe(unsubscription, signal),
  });
  const { title, text, note } = formCopy.unsubscriptionSuccess;
  return (
    <NewsletterOutcome
      form={form}
      success={{ title, text, note: note(UNSUBSCRIBE_LINK_HOURS) }}
      action={actionFor(form.backToForm)}
    >
      {lead}
      <FormShell form={form} kind="unsubscription" noticeLast takesFocus={takesFocus} email={email}>
        <TextField name="email" label={formCopy.labels.email} type="email" autoComplete="email" />
      </FormShell>
    </NewsletterOutcome>
  );
}
