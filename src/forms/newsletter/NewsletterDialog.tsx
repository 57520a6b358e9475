import type { ReactNode } from "react";
import { formCopy } from "../../copy/formCopy";
import { Dialog } from "../../ui/Dialog";
import type { Step } from "../useSubmission";
import { DialogResult, StatusIcon, type DialogResultProps } from "./DialogResult";
import * as styles from "./DialogResult.module.css";

export interface NewsletterDialogProps {
  onClose: () => void;
  /** How far its form has got. */
  form: { step: Step; backToForm: () => void };
  /** The heading and what's below it, until there's an outcome. */
  opening: { title: string; lead: string };
  success: { title: string; text: string; note?: string };
  /** The form. */
  children: ReactNode;
}

/** A form in a dialog, then the outcome in its place: one dialog, so that the focus stays in it. */
export function NewsletterDialog({
  onClose,
  form: { step, backToForm },
  opening,
  success,
  children,
}: NewsletterDialogProps) {
  const { failure } = formCopy;
  const outcomes: Partial<Record<Step, DialogResultProps & { title: string }>> = {
    succeeded: { kind: "success", ...success, onAction: onClose },
    failed: { kind: "failure", title: failure.title, text: failure.text, onAction: backToForm },
  };
  const outcome = outcomes[step];
  return (
    <Dialog
      onClose={onClose}
      title={(outcome ?? opening).title}
      sign={outcome && <StatusIcon kind={outcome.kind} />}
      width="wide"
    >
      {outcome ? (
        <DialogResult
          kind={outcome.kind}
          text={outcome.text}
          note={outcome.note}
          onAction={outcome.onAction}
        />
      ) : (
        <>
          <p className={styles.lead}>{opening.lead}</p>
          {children}
        </>
      )}
    </Dialog>
  );
}
