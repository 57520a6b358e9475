import { useId, useRef } from "react";
import { formCopy } from "../../config/copy/formCopy";
import { RoundButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { filePdf } from "../../ui/icons/filePdf";
import { paperclip } from "../../ui/icons/paperclip";
import { x } from "../../ui/icons/x";
import type { FileBinding } from "./bindings";
import { FieldError } from "./FieldError";
import { FieldLabel } from "./FieldLabel";
import * as styles from "./fields.module.css";

export interface FileFieldProps {
  label: string;
  /** What the file must be, shown while there is none (APP-08). */
  hint: string;
  /** The types and endings that the browser offers. */
  accept: string;
  binding: FileBinding;
}

/**
 * A required file: the browser's own field lies invisibly over the whole box, so that a file can be
 * dropped on it too. The name of a chosen file stays in sight, also when the file is wrong (APP-09).
 */
export function FileField({
  label,
  hint,
  accept,
  binding: { name, file, error, onChoose, onBlur },
}: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const nameId = `${id}-name`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} text={label} isRequired />
      <div className={styles.drop} data-invalid={error === undefined ? undefined : ""}>
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={accept}
          className={styles.file}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? nameId : `${nameId} ${errorId}`}
          onBlur={onBlur}
          onChange={
            onChoose &&
            ((event) => {
              const chosen = event.target.files?.[0];
              if (chosen === undefined) return;
              onChoose(chosen);
              // The same file, mended, can then be chosen again.
              event.target.value = "";
            })
          }
        />
        {file !== undefined && error === undefined && <Icon path={filePdf} />}
        <span id={nameId} className={styles.fileName}>
          {file === undefined ? hint : <b>{file.name}</b>}
        </span>
        <span className={styles.attach} aria-hidden="true">
          <Icon path={paperclip} /> {file === undefined ? formCopy.attachCv : formCopy.replaceCv}
        </span>
        {file !== undefined && (
          <RoundButton
            size="small"
            className={styles.remove}
            label={formCopy.removeCv(file.name)}
            iconPath={x}
            onClick={() => {
              // The button goes away, so the focus moves to the field first.
              input.current?.focus();
              onChoose?.(undefined);
            }}
          />
        )}
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
