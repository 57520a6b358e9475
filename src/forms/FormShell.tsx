import { FormikProvider } from "formik";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { FAILURE_NOTE_ID } from "../boot/bootPage";
import { formCopy } from "../copy/formCopy";
import { env } from "../lib/env";
import { Button } from "../ui/Button";
import { SmartLink } from "../ui/SmartLink";
import { SpinnerWrapper } from "../ui/SpinnerWrapper";
import { TextField } from "./fields/Field";
import { isIncompleteEmail, listMissingFields } from "./formValues";
import { FormFailure, type WrittenMessage, FormResult } from "./FormResult";
import { useMailApi } from "./mailApiContext";
import type { MailForm } from "./useMailForm";
import "../styles/typedFonts.css";
import * as styles from "./FormShell.module.css";

/** Delays work until a mouse press ends; an error shown on blur would move the click's target. */
function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    const track = ({ type }: Event) => {
      isPressed.current = type === "mousedown";
    };
    // Touch input dispatches these events too, after the finger is lifted.
    document.addEventListener("mousedown", track, options);
    document.addEventListener("mouseup", track, options);
    return () => events.abort();
  }, []);

  return (work) => {
    if (!isPressed.current) work();
    // Waits for the click event that follows mouseup.
    else document.addEventListener("mouseup", () => setTimeout(work), { once: true });
  };
}

const POLICY = "https://policies.google.com/privacy";
const TERMS = "https://policies.google.com/terms";

/** The provider requires this notice. Renders nothing without a bot check. */
function BotCheckNotice() {
  if (env.recaptchaSiteKey === "") return null;
  const { before, policy, between, terms, after } = formCopy.botCheck;
  return (
    <p className="hint">
      {before}
      <SmartLink to={POLICY} newTab>
        {policy}
      </SmartLink>
      {between}
      <SmartLink to={TERMS} newTab>
        {terms}
      </SmartLink>
      {after}
    </p>
  );
}

interface FormBodyProps {
  form: MailForm;
  kind: keyof typeof formCopy.forms;
  children: ReactNode;
  takesFocus?: boolean | undefined;
  email?: string | undefined;
}

export interface FormShellProps extends FormBodyProps {
  lead?: ReactNode;
  success: { title: string; text: string; note?: string; action: ReactNode };
  message?: WrittenMessage;
}

const isTypedInto = (target: EventTarget) =>
  target instanceof Element && target.matches("textarea, [type=text], [type=email]");

function FormBody({
  form: { formik, formRef, step },
  kind,
  children,
  takesFocus = step === "back",
  email,
}: FormBodyProps) {
  const { name, submit, pending, draftNote } = formCopy.forms[kind];
  const mailApi = useMailApi();
  const afterPress = useAfterPress();
  const missingId = useId();
  const missing = listMissingFields(formik.values, formik.errors);
  // Screen readers announce the list, so typing changes it only if nothing is missing any more.
  const [beforeTyping, setBeforeTyping] = useState<string[] | null>(null);
  const listed = missing.length === 0 ? missing : (beforeTyping ?? missing);

  useEffect(() => {
    if (takesFocus) formRef.current?.focus();
  }, [takesFocus, formRef]);

  return (
    <SpinnerWrapper isPending={step === "pending"} label={pending}>
      <FormikProvider value={formik}>
        {/* The form only handles events that bubble from its fields. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form
          ref={formRef}
          noValidate
          tabIndex={-1}
          className={styles.form}
          aria-label={name}
          onSubmit={formik.handleSubmit}
          onFocus={mailApi.prepare}
          onInput={({ target }) => {
            if (isTypedInto(target)) setBeforeTyping(beforeTyping ?? missing);
          }}
          onBlur={({ target }) => {
            const { name: field } = target;
            if (field === "") return;
            afterPress(() => {
              void formik.setFieldTouched(field);
              setBeforeTyping(null);
            });
          }}
        >
          {children}
          <BotCheckNotice />
          {draftNote !== undefined && <p className="hint scripted">{draftNote}</p>}
          <div className={`actions scripted ${styles.foot}`}>
            <Button
              type="submit"
              // Formik validates asynchronously, so validity is unknown while it validates.
              disabled={!formik.isValid || formik.isValidating}
              aria-describedby={missingId}
            >
              {submit}
            </Button>
            <p id={missingId} className="hint" role="status">
              {listed.length > 0 && formCopy.missing(listed.join(", "))}
            </p>
          </div>
          {email !== undefined && (
            <>
              <noscript>
                <p className="hint">
                  {formCopy.unscripted} <a href={`mailto:${email}`}>{email}</a>
                </p>
              </noscript>
              <p id={FAILURE_NOTE_ID} className="hint" role="alert" hidden>
                {formCopy.unstarted} <a href={`mailto:${email}`}>{email}</a>
              </p>
            </>
          )}
        </form>
      </FormikProvider>
    </SpinnerWrapper>
  );
}

export function FormShell({ lead, success, message, ...body }: FormShellProps) {
  const { step, backToForm } = body.form;
  if (step === "succeeded") {
    const { title, text, note, action } = success;
    return (
      <FormResult kind="success" title={title} actions={action}>
        <p>{text}</p>
        {note !== undefined && <p className="hint">{note}</p>}
      </FormResult>
    );
  }
  if (step === "failed") return <FormFailure onBack={backToForm} message={message} />;
  return (
    <>
      {lead}
      <FormBody {...body} />
    </>
  );
}

export const PersonFields = ({ within = "" }: { within?: string }) => (
  <div className={styles.row}>
    <TextField name={`${within}name`} label={formCopy.labels.name} autoComplete="name" />
    <TextField
      name={`${within}email`}
      label={formCopy.labels.email}
      type="email"
      autoComplete="email"
      getHint={(email) => isIncompleteEmail(email) && formCopy.incompleteEmail}
    />
  </div>
);
