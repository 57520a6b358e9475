import { useState } from "react";
import { formCopy } from "../copy/formCopy";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { copy, envelopeSimple } from "../ui/icons";
import { FormResult } from "./FormResult";

/** What the visitor can take elsewhere when the gateway does not answer. */
export interface WrittenMessage {
  to: string;
  subject: string;
  text: string;
  copyLabel: string;
}

export interface FormFailureProps {
  onTryAgain: () => void;
  message: WrittenMessage;
}

/** Longer addresses do not reach the mail program on some systems (Windows hands on some 2,000 characters). */
const MAILTO_MAX_LENGTH = 1900;

/**
 * The one failure, with two ways round it that lose nothing: a text that is too long for the
 * address of an e-mail is copied as the e-mail opens.
 */
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
  const empty = `mailto:${message.to}?subject=${encodeURIComponent(message.subject)}`;
  const whole = `${empty}&body=${encodeURIComponent(message.text)}`;
  const fits = whole.length <= MAILTO_MAX_LENGTH;
  return (
    <>
      <FormResult
        kind="failure"
        title={formCopy.failure.title}
        actions={
          <>
            <Button onClick={onTryAgain}>{formCopy.failure.tryAgain}</Button>
            <Button variant="outline" onClick={() => void copyText()}>
              <Icon path={copy} /> {message.copyLabel}
            </Button>
            <ButtonLink
              variant="outline"
              to={fits ? whole : empty}
              onClick={fits ? undefined : () => void copyText()}
            >
              <Icon path={envelopeSimple} /> {formCopy.openEmail}
            </ButtonLink>
          </>
        }
      >
        <p>{formCopy.failure.text}</p>
      </FormResult>
      <p role="status">{note}</p>
    </>
  );
}
