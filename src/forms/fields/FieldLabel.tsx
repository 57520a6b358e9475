import { formCopy } from "../../copy/formCopy";
import * as styles from "./fields.module.css";

export interface FieldLabelProps {
  htmlFor: string;
  text: string;
  isRequired: boolean;
}

/** A field's name, with an asterisk or the word “optional”. */
export function FieldLabel({ htmlFor, text, isRequired }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className={styles.label}>
      {text}{" "}
      {isRequired ? (
        <span className={styles.asterisk} aria-hidden="true">
          *
        </span>
      ) : (
        <small>{formCopy.optional}</small>
      )}
    </label>
  );
}
