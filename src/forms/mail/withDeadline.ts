/**
 * Runs work that must end within `ms` and that `signal` may cancel. The work is told by the
 * signal it gets; even if it does not listen, the promise rejects.
 */
export const withDeadline = async <Result>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const callOff = () => controller.abort(signal?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException("It took too long.", "TimeoutError")),
    ms,
  );
  signal?.addEventListener("abort", callOff);
  const stopped = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener("abort", () =>
      reject(new Error("Stopped", { cause: controller.signal.reason })),
    );
  });
  try {
    return await Promise.race([work(controller.signal), stopped]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", callOff);
  }
};
