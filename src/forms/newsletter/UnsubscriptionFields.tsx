import { formCopy } from "../../config/copy/formCopy";
import type { TextBinding } from "../fields/bindings";
import { TextField } from "../fields/TextField";
import { FormShell, type FormRun } from "../FormShell";

export interface UnsubscriptionFieldsProps {
  run: FormRun;
  text: (name: string) => TextBinding;
  /** Where to write without scripts. */
  email?: string | undefined;
}

/** The one field of the unsubscription form. */
export const UnsubscriptionFields = ({ run, text, email }: UnsubscriptionFieldsProps) => (
  <FormShell
    name={formCopy.formNames.unsubscription}
    run={run}
    submitLabel={formCopy.unsubscribe}
    noticeLast
    email={email}
  >
    <TextField
      label={formCopy.labels.email}
      binding={text("email")}
      type="email"
      autoComplete="email"
    />
  </FormShell>
);
