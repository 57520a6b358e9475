import { formCopy } from "../../copy/formCopy";
import { unsubscriptionSchema } from "../mail/contract/schemas";
import { TextField } from "../fields/TextField";
import { FormShell } from "../FormShell";
import { useMailApi } from "../mailApiContext";
import { useMailForm, type MailForm } from "../useMailForm";

/** The unsubscription form, for its dialog and its page. */
export function useUnsubscriptionForm() {
  const mailApi = useMailApi();
  return useMailForm({
    initialValues: { email: "" },
    schema: unsubscriptionSchema,
    send: (unsubscription, signal) => mailApi().unsubscribe(unsubscription, signal),
  });
}

export interface UnsubscriptionFormProps {
  form: MailForm;
  takesFocus?: boolean | undefined;
  /** Where to write without scripts. */
  email?: string | undefined;
}

/** The one field of the unsubscription form. */
export const UnsubscriptionForm = ({ form, takesFocus, email }: UnsubscriptionFormProps) => (
  <FormShell
    form={form}
    name={formCopy.formNames.unsubscription}
    submitLabel={formCopy.unsubscribe}
    pendingLabel={formCopy.pending.unsubscription}
    noticeLast
    takesFocus={takesFocus}
    email={email}
  >
    <TextField name="email" label={formCopy.labels.email} type="email" autoComplete="email" />
  </FormShell>
);
