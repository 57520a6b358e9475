import { useEffect, useRef, type ReactNode } from "react";
import { formCopy } from "../copy/formCopy";
import { Icon } from "../ui/Icon";
import { checkCircle, envelopeSimple, warningCircle } from "../ui/icons";
import { Button, ButtonLink } from "../ui/Button";
import { CopyButton } from "../ui/CopyButton";
import * as styles from "./FormResult.module.css";

interface FormResultProps {
  kind: "success" | "failure" | "question";
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  takesFocus?: boolean | undefined;
}

const icons = {
  success: checkCircle,
  failure: warningCircle,
  question: envelopeSimple,
} as const;

const roles = { success: "status", failure: "alert", question: undefined } as const;

/** Shows a form's result or question. The heading takes the focus, unless `takesFocus` is false. */
export function FormResult({ kind, title, children, actions, takesFocus = true }: FormResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={`stack ${styles.outcome} ${styles[kind]}`} role={roles[kind]} data-outcome>
      <Icon path={icons[kind]} className={styles.icon} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </div>
  );
}

/** The visitor's message, offered for sending by e-mail if the gateway fails. */
export interface WrittenMessage {
  to: string;
  subject: string;
  text: string;
  copyLabel: string;
}

interface FormFailureProps {
  onBack: () => void;
  message?: WrittenMessage | undefined;
}

/** Longer mailto addresses fail on some systems; Windows allows some 2,000 characters. */
const MAILTO_MAX_LENGTH = 1900;

/** Writes line ends as CRLF (RFC 6068). Replaces lone surrogates, which would throw. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\r?\n/g, "\r\n").replace(/\p{Surrogate}/gu, "\ufffd"));

/** Omits a body that is too long; the copy button still provides it. */
function buildMailtoUrl({ to, subject, text }: WrittenMessage): string {
  const empty = `mailto:${to}?subject=${encode(subject)}`;
  const whole = `${empty}&body=${encode(text)}`;
  return whole.length <= MAILTO_MAX_LENGTH ? whole : empty;
}

/** Reports that sending failed. Offers to copy a message or to open it in a mail program. */
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
              <ButtonLink variant="outline" to={buildMailtoUrl(message)}>
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
