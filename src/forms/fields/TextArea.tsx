import { FieldError } from "./FieldError";
import { FieldLabel } from "./FieldLabel";
import { useFormField } from "./useFormField";
import * as styles from "./fields.module.css";

export interface TextAreaProps {
  name: string;
  label: string;
  /** In CSS pixels; by default as high as the style sheet says. */
  heightPx?: number | undefined;
}

/** A required field of many lines, its label and what is wrong with it. */
export function TextArea({ name, label, heightPx }: TextAreaProps) {
  const { id, errorId, error, value, control } = useFormField<string>(name);
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} text={label} isRequired />
      <textarea
        {...control}
        value={value}
        className={`${styles.input} ${styles.area}`}
        style={heightPx === undefined ? undefined : { height: heightPx }}
        aria-required
      />
      <FieldError id={errorId} message={error} />
    </div>
  );
}
