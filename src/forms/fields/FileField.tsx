import { useRef } from "react";
import { formCopy } from "../../copy/formCopy";
import { outlineClass, RoundButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { filePdf, paperclip, x } from "../../ui/icons";
import { FieldError, FieldLabel, useFormField } from "./Field";
import * as styles from "./fields.module.css";

export interface ChosenFile {
  file: File;
  error?: string | undefined;
}

interface FileFieldProps {
  name: string;
  label: string;
  hint: string;
  accept: string;
  check: (file: File) => Promise<string | undefined>;
}

/** Required file field; the invisible native input covers the box, so it accepts dropped files. */
export function FileField({ name, label, hint, accept, check }: FileFieldProps) {
  const { id, errorId, error, value, control, helpers } = useFormField<ChosenFile | null>(name);
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<File>(undefined);
  const nameId = `${id}-name`;
  const file = value?.file;

  const choose = async (chosen: File) => {
    newest.current = chosen;
    const wrong = await check(chosen);
    // The visitor may have chosen another file during the check.
    if (newest.current !== chosen) return;
    await helpers.setValue({ file: chosen, error: wrong });
    await helpers.setTouched(wrong !== undefined);
  };
  return (
    <div className={styles.field}>
      <FieldLabel id={id} label={label} />
      <div className={styles.drop} data-invalid={error === undefined ? undefined : ""}>
        <input
          {...control}
          ref={input}
          type="file"
          accept={accept}
          className={styles.file}
          aria-required
          aria-describedby={error === undefined ? nameId : `${nameId} ${errorId}`}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen === undefined) return;
            void choose(chosen);
            // Allows choosing the same file again after correcting it.
            target.value = "";
          }}
        />
        {file !== undefined && error === undefined && <Icon path={filePdf} />}
        <span id={nameId} className={`hint ${styles.fileName}`}>
          {file === undefined ? hint : <b>{file.name}</b>}
        </span>
        <span className={`${outlineClass} ${styles.attach}`} aria-hidden="true">
          <Icon path={paperclip} /> {file === undefined ? formCopy.attachCv : formCopy.replaceCv}
        </span>
        {file !== undefined && (
          <RoundButton
            className={styles.remove}
            label={formCopy.removeCv(file.name)}
            iconPath={x}
            onClick={() => {
              // The button disappears, so the focus moves to the input first.
              input.current?.focus();
              newest.current = undefined;
              void helpers.setTouched(false);
              void helpers.setValue(null);
            }}
          />
        )}
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
