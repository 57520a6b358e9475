import { useState } from "react";
import { formCopy } from "../config/copy/formCopy";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { copy } from "../ui/icons/copy";
import { envelopeSimple } from "../ui/icons/envelopeSimple";
import { Outcome } from "./Outcome";

/** What the visitor can take elsewhere when the gateway does not answer. */
export interface WrittenMessage {
  /** Where an e-mail with it would go. */
  to: string;
  subject: string;
  text: string;
  /** The words on the button that copies it. */
  copyLabel: string;
}

export interface FormFailureProps {
  onTryAgain: () => void;
  message: WrittenMessage;
}

const mailto = ({ to, subject, text }: WrittenMessage) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** The one failure (FORM-14), with two ways round it that lose nothing. */
export function FormFailure({ onTryAgain, message }: FormFailureProps) {
  const [note, setNote] = useState("");
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(message.text);
      setNote(formCopy.copied);
    } catch {
      setNote(formCopy.notCopied);
    }
  };
  return (
    <>
      <Outcome
        kind="failure"
        title={formCopy.failure.title}
        actions={
          <>
            <Button onClick={onTryAgain}>{formCopy.failure.tryAgain}</Button>
            <Button variant="outline" onClick={() => void copyText()}>
              <Icon path={copy} /> {message.copyLabel}
            </Button>
            <ButtonLink variant="outline" to={mailto(message)}>
              <Icon path={envelopeSimple} /> {formCopy.openEmail}
            </ButtonLink>
          </>
        }
      >
        <p>{formCopy.failure.text}</p>
      </Outcome>
      <p role="status">{note}</p>
    </>
  );
}
