/** Rejects after `ms` or when `signal` aborts, even if the work ignores the signal it receives. */
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
