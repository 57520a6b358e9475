import { unsubscriptionSchema } from "../../mail/contract/schemas";
import type { TextBinding } from "../fields/bindings";
import { keptText, type FieldMap } from "../fieldMap";
import type { FormRun } from "../FormShell";
import { useMailApi } from "../mailApiContext";
import { missingOf } from "../missingOf";
import { useSchemaForm } from "../useSchemaForm";
import { useSubmission, type Submission } from "../useSubmission";

export interface Unsubscription {
  submission: Submission;
  backToForm: () => void;
  run: FormRun;
  text: (name: string) => TextBinding;
}

/** The unsubscription form's code, for the dialog and the page (NL-09 to NL-11). */
export function useUnsubscription(typed: FieldMap): Unsubscription {
  const mail = useMailApi();
  const { submission, submit, backToForm } = useSubmission();
  const { values, faults, canSend, text, onSubmit, reset } = useSchemaForm({
    initialValues: { email: keptText(typed, "email") ?? "" },
    schema: unsubscriptionSchema,
    onSubmit: (filled) =>
      submit(async (signal) => {
        await mail.unsubscribe(unsubscriptionSchema.cast(filled), signal);
        if (!signal.aborted) reset({ email: "" });
      }),
  });
  return {
    submission,
    backToForm,
    text,
    run: {
      canSend,
      missing: missingOf(faults, values),
      onSubmit,
      onFocus: mail.prepare,
      takesFocus: submission.step === "back",
    },
  };
}
