import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type SubmitEventHandler,
} from "react";
import { formCopy } from "../config/copy/formCopy";
import { Button } from "../ui/Button";
import { BotCheckNotice } from "./fields/BotCheckNotice";
import * as styles from "./FormShell.module.css";

/** How a form is run: by its code, or not yet. */
export interface FormRun {
  /** False until nothing is missing, and in the page as built (FORM-06). */
  canSend: boolean;
  /** What is still needed, in a word or two each. */
  missing: readonly string[];
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined;
  /** On the first focus the bot check gets ready (AMB-19). */
  onFocus?: (() => void) | undefined;
  /** The visitor comes back to the form from an outcome. */
  takesFocus?: boolean | undefined;
}

export interface FormShellProps {
  /** The form's name for screen readers. */
  name: string;
  run: FormRun;
  /** The words on the button. */
  submitLabel: string;
  children: ReactNode;
  /** Puts the notice of the bot check below the button, where the form is one field and its button. */
  noticeLast?: boolean | undefined;
  /** What is kept of a form that is not sent. */
  draftNote?: string | undefined;
  /** Shown to those without scripts: where to write instead. */
  email?: string | undefined;
}

/** What all forms have in common: notices, the button, and beside it what is missing. */
export function FormShell({
  name,
  run: { canSend, missing, onSubmit, onFocus, takesFocus = false },
  submitLabel,
  children,
  noticeLast = false,
  draftNote,
  email,
}: FormShellProps) {
  const form = useRef<HTMLFormElement>(null);
  const missingId = useId();
  const prepare = useEffectEvent(() => onFocus?.());
  // Before paint, so that the focus that a living form takes over from the plain one counts too.
  useLayoutEffect(() => {
    const element = form.current;
    const listener = () => prepare();
    element?.addEventListener("focusin", listener);
    return () => element?.removeEventListener("focusin", listener);
  }, []);
  useEffect(() => {
    if (takesFocus) form.current?.focus();
  }, [takesFocus]);
  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      className={styles.form}
      aria-label={name}
      onSubmit={onSubmit}
    >
      {children}
      {!noticeLast && <BotCheckNotice />}
      {draftNote !== undefined && <p className={styles.hint}>{draftNote}</p>}
      <div className={styles.foot}>
        <Button type="submit" disabled={!canSend} aria-describedby={missingId}>
          {submitLabel}
        </Button>
        <p id={missingId} className={styles.hint} role="status">
          {missing.length > 0 && formCopy.missing(missing.join(", "))}
        </p>
      </div>
      {noticeLast && <BotCheckNotice />}
      {email !== undefined && (
        <noscript>
          <p className={styles.hint}>
            {formCopy.unscripted} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </noscript>
      )}
    </form>
  );
}

/** Two fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
