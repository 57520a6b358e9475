import { useEffect, useRef, useState } from "react";

/** "back": the form after a result. It takes the focus, as the pressed button has disappeared. */
export type Step = "form" | "pending" | "succeeded" | "failed" | "back";

/** Ignores a submission while one is running. Unmounting aborts it and discards the outcome. */
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
      // All errors lead to the same message.
    }
    running.current = null;
    if (!controller.signal.aborted) setStep(outcome);
  };

  return { step, submit, backToForm: () => setStep("back") };
}
