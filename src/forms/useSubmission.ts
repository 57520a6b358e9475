import { useCallback, useEffect, useRef, useState } from "react";

/** Where a form stands (FORM-11). */
export type Submission =
  { step: "form" } | { step: "pending" } | { step: "succeeded" } | { step: "failed" };

export interface UseSubmission {
  submission: Submission;
  /**
   * Runs one sending. A second call while one is under way does nothing, so a double click sends
   * once. When the form leaves the page the signal is aborted and nothing is shown any more.
   */
  submit: (send: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  backToForm: () => void;
}

/** The steps of a form. */
export function useSubmission(): UseSubmission {
  const [submission, setSubmission] = useState<Submission>({ step: "form" });
  const running = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const submit = useCallback(async (send: (signal: AbortSignal) => Promise<void>) => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setSubmission({ step: "pending" });
    let outcome: Submission = { step: "failed" };
    try {
      await send(controller.signal);
      outcome = { step: "succeeded" };
    } catch {
      // Every failure is the same one (API-09).
    }
    running.current = null;
    if (!controller.signal.aborted) setSubmission(outcome);
  }, []);

  const backToForm = useCallback(() => setSubmission({ step: "form" }), []);
  return { submission, submit, backToForm };
}
