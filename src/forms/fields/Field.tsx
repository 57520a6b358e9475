import { useField } from "formik";
import { useId, type InputHTMLAttributes, type ReactNode } from "react";
import { formCopy } from "../../copy/formCopy";
import { Icon } from "../../ui/Icon";
import { warningCircle } from "../../ui/icons";
import * as styles from "./fields.module.css";

/** A field of a form, tied to its words: its label by `id`, its error once the visitor has left it. */
export function useFormField<Value>(name: string) {
  const [field, { touched, error }, helpers] = useField<Value>(name);
  const id = useId();
  const errorId = `${id}-error`;
  const shown = touched ? error : undefined;
  return {
    id,
    errorId,
    error: shown,
    value: field.value,
    isTouched: touched,
    helpers,
    /** For the control itself. Its form sees to what happens when it is left. */
    control: {
      id,
      name,
      onChange: field.onChange,
      "aria-invalid": shown === undefined ? undefined : true,
      "aria-describedby": shown === undefined ? undefined : errorId,
    },
  };
}

/** What is wrong with a field, announced when it appears. Nothing without a message. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className={styles.error} role="alert">
      <Icon path={warningCircle} />
      {message}
    </p>
  );
}

export interface FieldProps {
  name: string;
  label: string;
  isRequired?: boolean | undefined;
}

interface FieldLabelProps extends Omit<FieldProps, "name"> {
  /** The control's. */
  id: string;
}

/** A field's name, with an asterisk or the word “optional”. */
export const FieldLabel = ({ id, label, isRequired = true }: FieldLabelProps) => (
  <label htmlFor={id} className={styles.label}>
    {label}{" "}
    {isRequired ? (
      <span className={styles.asterisk} aria-hidden="true">
        *
      </span>
    ) : (
      <small>{formCopy.optional}</small>
    )}
  </label>
);

interface TextFieldProps extends FieldProps {
  /** Words on a value that can be sent but may be a mistake, shown once the field was left. */
  getHint?: ((value: string) => string | false) | undefined;
}

/** A text: its label, the control and what is wrong with it. */
function useText({ name, label, isRequired = true, getHint }: TextFieldProps) {
  const { id, errorId, error, value, isTouched, control } = useFormField<string>(name);
  const hintId = `${id}-hint`;
  const hint = isTouched && error === undefined && getHint?.(value);
  return {
    control: {
      ...control,
      value,
      "aria-required": isRequired,
      "aria-describedby": hint ? hintId : control["aria-describedby"],
    },
    around: (children: ReactNode) => (
      <div className={styles.field}>
        <FieldLabel id={id} label={label} isRequired={isRequired} />
        {children}
        <FieldError id={errorId} message={error} />
        {getHint && (
          <p id={hintId} className="hint" role="status">
            {hint}
          </p>
        )}
      </div>
    ),
  };
}

/** A field of one line. */
export function TextField({
  type = "text",
  autoComplete,
  ...field
}: TextFieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete">) {
  const { control, around } = useText(field);
  return around(<input {...control} className="input" type={type} autoComplete={autoComplete} />);
}

/** A field of many lines; by default as high as the style sheet says. */
export function TextArea({ heightPx, ...field }: FieldProps & { heightPx?: number | undefined }) {
  const { control, around } = useText(field);
  return around(
    <textarea {...control} className={`input ${styles.area}`} style={{ height: heightPx }} />,
  );
}

/** A choice of one among a few. */
export function SelectField({ options, ...field }: FieldProps & { options: readonly string[] }) {
  const { control, around } = useText(field);
  return around(
    <select {...control} className="input">
      {options.map((option) => (
        // A translation of the page changes the text, not the value.
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>,
  );
}
