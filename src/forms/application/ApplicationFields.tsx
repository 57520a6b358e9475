import { formCopy } from "../../config/copy/formCopy";
import { COVER_LETTER_HEIGHT_PX, CV_MAX_BYTES } from "../../config/limits";
import { formatBytes } from "../../lib/bytes";
import type { CheckBinding, FileBinding, TextBinding } from "../fields/bindings";
import { CheckField } from "../fields/CheckField";
import { FileField } from "../fields/FileField";
import { PrivacyConsent } from "../fields/PrivacyConsent";
import { SelectField } from "../fields/SelectField";
import { TextArea } from "../fields/TextArea";
import { TextField } from "../fields/TextField";
import { FieldRow, FormShell, type FormRun } from "../FormShell";

export interface ApplicationFieldsProps {
  /** Titles of the open jobs (JOB-03). */
  positions: readonly string[];
  run: FormRun;
  text: (name: string) => TextBinding;
  check: (name: string) => CheckBinding;
  cv: FileBinding;
  /** Where to write without scripts. */
  email: string;
}

/** The application form's fields; the same before and after its code has come. */
export function ApplicationFields({
  positions,
  run,
  text,
  check,
  cv,
  email,
}: ApplicationFieldsProps) {
  const { labels } = formCopy;
  return (
    <FormShell
      name={formCopy.formNames.application}
      run={run}
      submitLabel={formCopy.send}
      draftNote={formCopy.applicationDraftNote}
      email={email}
    >
      <SelectField label={labels.position} options={positions} binding={text("position")} />
      <FieldRow>
        <TextField label={labels.name} binding={text("name")} autoComplete="name" />
        <TextField label={labels.email} binding={text("email")} type="email" autoComplete="email" />
      </FieldRow>
      <FileField
        label={labels.cv}
        hint={formCopy.cvHint(formatBytes(CV_MAX_BYTES))}
        accept="application/pdf,.pdf"
        binding={cv}
      />
      <TextArea
        label={labels.coverLetter}
        binding={text("coverLetter")}
        heightPx={COVER_LETTER_HEIGHT_PX}
      />
      <div>
        <PrivacyConsent binding={check("privacy")} />
        <CheckField binding={check("marketing")}>{formCopy.consents.marketing}</CheckField>
      </div>
    </FormShell>
  );
}
