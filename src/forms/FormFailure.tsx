import { formCopy } from "../copy/formCopy";
import { Button, ButtonLink } from "../ui/Button";
import { CopyButton } from "../ui/CopyButton";
import { Icon } from "../ui/Icon";
import { envelopeSimple } from "../ui/icons";
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
 * address of an e-mail is left for the button that copies it.
 */
export function FormFailure({ onTryAgain, message }: FormFailureProps) {
  const empty = `mailto:${message.to}?subject=${encodeURIComponent(message.subject)}`;
  const whole = `${empty}&body=${encodeURIComponent(message.text)}`;
  return (
    <FormResult
      kind="failure"
      title={formCopy.failure.title}
      actions={
        <>
          <Button onClick={onTryAgain}>{formCopy.failure.tryAgain}</Button>
          <CopyButton text={message.text} label={message.copyLabel} />
          <ButtonLink variant="outline" to={whole.length <= MAILTO_MAX_LENGTH ? whole : empty}>
            <Icon path={envelopeSimple} /> {formCopy.openEmail}
          </ButtonLink>
        </>
      }
    >
      <p>{formCopy.failure.text}</p>
    </FormResult>
  );
}
