import { useEffect, useRef, useState } from "react";

/** Where a form stands; "back" is the form once more, after an outcome whose button is gone. */
export type Step = "form" | "pending" | "succeeded" | "failed" | "back";

export interface Submission {
  step: Step;
  /**
   * Runs one sending. A second call while one is running does nothing, so a double click sends
   * once. When the form leaves the page the signal is aborted and nothing is shown any more.
   */
  submit: (send: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  /** From an outcome; the form takes the focus while the step is "back". */
  backToForm: () => void;
}

/** The steps of a form. */
export function useSubmission(): Submission {
  const [step, setStep] = useState<Step>("form");
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const submit = async (send: (signal: AbortSignal) => Promise<void>) => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setStep("pending");
    let outcome: Step = "failed";
    try {
      await send(controller.signal);
      outcome = "succeeded";
    } catch {
      // The gateway's errors aren't told apart: the visitor can only try again.
    }
    running.current = null;
    if (!controller.signal.aborted) setStep(outcome);
  };

  return { step, submit, backToForm: () => setStep("back") };
}
