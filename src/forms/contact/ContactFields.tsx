import { formCopy } from "../../config/copy/formCopy";
import type { CheckBinding, TextBinding } from "../fields/bindings";
import { CheckField } from "../fields/CheckField";
import { PrivacyConsent } from "../fields/PrivacyConsent";
import { TextArea } from "../fields/TextArea";
import { TextField } from "../fields/TextField";
import { FieldRow, FormShell, type FormRun } from "../FormShell";

export interface ContactFieldsProps {
  run: FormRun;
  text: (name: string) => TextBinding;
  check: (name: string) => CheckBinding;
  /** Where to write without scripts. */
  email: string;
}

/** The contact form's fields; the same before and after its code has come. */
export function ContactFields({ run, text, check, email }: ContactFieldsProps) {
  const { labels } = formCopy;
  return (
    <FormShell
      name={formCopy.formNames.contact}
      run={run}
      submitLabel={formCopy.send}
      draftNote={formCopy.contactDraftNote}
      email={email}
    >
      <FieldRow>
        <TextField label={labels.name} binding={text("name")} autoComplete="name" />
        <TextField label={labels.email} binding={text("email")} type="email" autoComplete="email" />
      </FieldRow>
      <TextField
        label={labels.organization}
        binding={text("organization")}
        isRequired={false}
        autoComplete="organization"
      />
      <TextArea label={labels.message} binding={text("message")} />
      <div>
        <PrivacyConsent binding={check("privacy")} />
        <CheckField binding={check("marketing")}>{formCopy.consents.marketing}</CheckField>
      </div>
    </FormShell>
  );
}
