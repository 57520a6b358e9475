import { useEffect, useRef, useState } from "react";

/** "back": the form after a result. The form takes the focus, since the pressed button is gone. */
export type Step = "form" | "pending" | "succeeded" | "failed" | "back";

/** Sends once, even after a double click. Unmounting aborts and discards the outcome. */
export function useSubmission() {
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
      // Gateway errors are treated alike: the visitor can only try again.
    }
    running.current = null;
    if (!controller.signal.aborted) setStep(outcome);
  };

  return { step, submit, backToForm: () => setStep("back") };
}
