import type { ReactNode } from "react";
import { formCopy } from "../../copy/formCopy";
import { MAIL_LINK_HOURS } from "../../lib/limits";
import { TextField } from "../fields/Field";
import { FormShell, type FormShellProps } from "../FormShell";
import { unsubscriptionSchema } from "../mail/contract/schemas";
import { useMailApi } from "../mailApiContext";
import { useMailForm } from "../useMailForm";

interface UnsubscriptionFormProps extends Pick<FormShellProps, "lead" | "takesFocus" | "email"> {
  actionFor: (backToForm: () => void) => ReactNode;
}

/** E-mail form of the unsubscription dialog and page. */
export function UnsubscriptionForm({ actionFor, ...rest }: UnsubscriptionFormProps) {
  const mailApi = useMailApi();
  const form = useMailForm({
    initialValues: { email: "" },
    schema: unsubscriptionSchema,
    send: mailApi.unsubscribe,
  });
  const { title, text, note } = formCopy.unsubscriptionSuccess;
  return (
    <FormShell
      {...rest}
      form={form}
      kind="unsubscription"
      success={{
        title,
        text,
        note: note(MAIL_LINK_HOURS),
        action: actionFor(form.backToForm),
      }}
    >
      <TextField name="email" label={formCopy.labels.email} type="email" autoComplete="email" />
    </FormShell>
  );
}
