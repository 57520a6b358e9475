import type { ReactNode } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { formCopy } from "../../copy/formCopy";
import { MAIL_LINK_HOURS } from "../../lib/limits";
import { homePath } from "../../routes/paths";
import { Button, ButtonLink } from "../../ui/Button";
import { SpinnerWrapper } from "../../ui/SpinnerWrapper";
import { TextField } from "../fields/Field";
import { FormResult } from "../FormResult";
import { FormShell, type FormShellProps } from "../FormShell";
import { unsubscriptionSchema } from "../mail/contract/schemas";
import { useMailApi } from "../mailApiContext";
import { useMailForm } from "../useMailForm";
import { useSubmission } from "../useSubmission";

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

/** Sends only after a button press, since mail scanners also open links. */
function ConfirmStep({ code, onNewLink }: { code: string; onNewLink: () => void }) {
  const mailApi = useMailApi();
  const { step, submit } = useSubmission();
  const { confirmation, failure } = formCopy;
  const confirm = () => void submit((signal) => mailApi.confirm({ code }, signal));
  if (step === "succeeded") {
    return (
      <FormResult
        kind="success"
        title={confirmation.successTitle}
        actions={
          <ButtonLink variant="outline" to={homePath}>
            {blockCopy.home}
          </ButtonLink>
        }
      >
        <p>{confirmation.successText}</p>
      </FormResult>
    );
  }
  if (step === "failed") {
    return (
      <FormResult
        kind="failure"
        title={failure.title}
        actions={
          <>
            <Button onClick={confirm}>{failure.tryAgain}</Button>
            <Button variant="outline" onClick={onNewLink}>
              {confirmation.newLink}
            </Button>
          </>
        }
      >
        <p>{failure.text}</p>
        <p className="hint">{confirmation.failureNote(MAIL_LINK_HOURS)}</p>
      </FormResult>
    );
  }
  return (
    <SpinnerWrapper isPending={step === "pending"} label={confirmation.pending}>
      <FormResult
        kind="question"
        title={confirmation.title}
        takesFocus={false}
        actions={
          <>
            <Button onClick={confirm} onFocus={mailApi.prepare}>
              {confirmation.confirm}
            </Button>
            <ButtonLink variant="outline" to={homePath}>
              {confirmation.keep}
            </ButtonLink>
          </>
        }
      >
        <p>{confirmation.text}</p>
      </FormResult>
    </SpinnerWrapper>
  );
}

interface UnsubscribeFormProps {
  /** Code from the page's address; empty without one and during prerendering. */
  code: string;
  wantsNewLink: boolean;
  onNewLink: () => void;
  email: string;
}

/** Shows the confirm step with a code. Without one, or for a new link, shows the e-mail form. */
export function UnsubscribeForm({ code, wantsNewLink, onNewLink, email }: UnsubscribeFormProps) {
  if (code !== "" && !wantsNewLink) return <ConfirmStep code={code} onNewLink={onNewLink} />;
  return (
    <UnsubscriptionForm
      email={email}
      takesFocus={wantsNewLink || undefined}
      actionFor={(backToForm) => (
        <Button variant="outline" onClick={backToForm}>
          {formCopy.unsubscriptionSuccess.again}
        </Button>
      )}
    />
  );
}
