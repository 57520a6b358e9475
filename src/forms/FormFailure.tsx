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
  onBack: () => void;
  message?: WrittenMessage | undefined;
}

/** Longer addresses do not reach the mail program on some systems (Windows hands on some 2,000 characters). */
const MAILTO_MAX_LENGTH = 1900;

/** Ends lines as RFC 6068 wants. Half of a character, which a cut text may end in, can't be encoded. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\r?\n/g, "\r\n").replace(/\p{Surrogate}/gu, "\ufffd"));

/** An e-mail with the message; one that is too long for an address is left for the button that copies it. */
function mailtoAddress({ to, subject, text }: WrittenMessage): string {
  const empty = `mailto:${to}?subject=${encode(subject)}`;
  const whole = `${empty}&body=${encode(text)}`;
  return whole.length <= MAILTO_MAX_LENGTH ? whole : empty;
}

/** The one failure of a form; where a message was written, with two ways round it that lose nothing. */
export function FormFailure({ onBack, message }: FormFailureProps) {
  const { title, text, back, tryAgain } = formCopy.failure;
  return (
    <FormResult
      kind="failure"
      title={title}
      actions={
        <>
          <Button onClick={onBack}>{message ? tryAgain : back}</Button>
          {message && (
            <>
              <CopyButton text={message.text} label={message.copyLabel} />
              <ButtonLink variant="outline" to={mailtoAddress(message)}>
                <Icon path={envelopeSimple} /> {formCopy.openEmail}
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      <p>{text}</p>
    </FormResult>
  );
}
