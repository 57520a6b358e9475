import { useRef } from "react";
import { formCopy } from "../../copy/formCopy";
import { outlineLook, RoundButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { filePdf, paperclip, x } from "../../ui/icons";
import { FieldError, FieldLabel, useFormField } from "./Field";
import * as styles from "./fields.module.css";

/** A file that was looked at when it was chosen. */
export interface ChosenFile {
  file: File;
  error?: string | undefined;
}

export interface FileFieldProps {
  name: string;
  label: string;
  /** What the file must be, shown while there is none. */
  hint: string;
  accept: string;
  /** Looks at a file; says in words what is wrong with it. */
  check: (file: File) => Promise<string | undefined>;
}

/**
 * A required file: the browser's own field lies invisibly over the whole box, so that a file can be
 * dropped on it too. The name of a chosen file stays in sight, also when the file is wrong.
 */
export function FileField({ name, label, hint, accept, check }: FileFieldProps) {
  const { id, errorId, error, value, control, helpers } = useFormField<ChosenFile | null>(name);
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<File>(undefined);
  const nameId = `${id}-name`;
  const file = value?.file;

  const choose = async (chosen: File) => {
    newest.current = chosen;
    const wrong = await check(chosen);
    // Another file may have been chosen while this one was read.
    if (newest.current !== chosen) return;
    await helpers.setValue({ file: chosen, error: wrong });
    // What is wrong with a file is said at once.
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
            // The same file, corrected, can then be chosen again.
            target.value = "";
          }}
        />
        {file !== undefined && error === undefined && <Icon path={filePdf} />}
        <span id={nameId} className={`hint ${styles.fileName}`}>
          {file === undefined ? hint : <b>{file.name}</b>}
        </span>
        <span className={`${outlineLook} ${styles.attach}`} aria-hidden="true">
          <Icon path={paperclip} /> {file === undefined ? formCopy.attachCv : formCopy.replaceCv}
        </span>
        {file !== undefined && (
          <RoundButton
            className={styles.remove}
            label={formCopy.removeCv(file.name)}
            iconPath={x}
            onClick={() => {
              // The button goes away, so the focus moves to the field first.
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
