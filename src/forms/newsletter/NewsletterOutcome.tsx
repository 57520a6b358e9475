import type { ReactNode } from "react";
import { formCopy } from "../../copy/formCopy";
import { Button } from "../../ui/Button";
import { FormResult } from "../FormResult";
import type { MailForm } from "../useMailForm";

export interface NewsletterOutcomeProps {
  form: Pick<MailForm, "step" | "backToForm">;
  success: { title: string; text: string; note?: string };
  action: ReactNode;
  children: ReactNode;
}

/** A form of the newsletter, then its outcome in its place. */
export function NewsletterOutcome({
  form: { step, backToForm },
  success: { title, text, note },
  action,
  children,
}: NewsletterOutcomeProps) {
  if (step === "succeeded") {
    return (
      <FormResult kind="success" title={title} actions={action}>
        <p>{text}</p>
        {note !== undefined && <p className="hint">{note}</p>}
      </FormResult>
    );
  }
  if (step === "failed") {
    const { failure } = formCopy;
    return (
      <FormResult
        kind="failure"
        title={failure.title}
        actions={<Button onClick={backToForm}>{failure.back}</Button>}
      >
        <p>{failure.text}</p>
      </FormResult>
    );
  }
  return children;
}
