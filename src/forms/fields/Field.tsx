import { useField } from "formik";
import { useId, type InputHTMLAttributes, type ReactNode } from "react";
import { formCopy } from "../../copy/formCopy";
import { Icon } from "../../ui/Icon";
import { warningCircle } from "../../ui/icons";
import * as styles from "./fields.module.css";

/** Connects a field with its label and error by ids. Returns an error only for a touched field. */
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
    control: {
      id,
      name,
      onChange: field.onChange,
      "aria-invalid": shown === undefined ? undefined : true,
      "aria-describedby": shown === undefined ? undefined : errorId,
    },
  };
}

/** Announces a field's error; renders nothing without a message. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className={styles.error} role="alert">
      <Icon path={warningCircle} />
      {message}
    </p>
  );
}

interface FieldProps {
  name: string;
  label: string;
  isRequired?: boolean | undefined;
}

interface FieldLabelProps extends Omit<FieldProps, "name"> {
  id: string;
}

/** Marks a required field with an asterisk, other fields with the word “optional”. */
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
  /** Returns a hint for a valid value that may be a mistake; shown once the field was touched. */
  getHint?: ((value: string) => string | false) | undefined;
}

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

export function TextField({
  type = "text",
  autoComplete,
  ...field
}: TextFieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete">) {
  const { control, around } = useText(field);
  return around(<input {...control} className="input" type={type} autoComplete={autoComplete} />);
}

/** The default height comes from the style sheet. */
export function TextArea({ heightPx, ...field }: FieldProps & { heightPx?: number | undefined }) {
  const { control, around } = useText(field);
  return around(
    <textarea {...control} className={`input ${styles.area}`} style={{ height: heightPx }} />,
  );
}

export function SelectField({ options, ...field }: FieldProps & { options: readonly string[] }) {
  const { control, around } = useText(field);
  return around(
    <select {...control} className="input">
      {options.map((option) => (
        // Translating the page changes the text but not the value.
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>,
  );
}
