/** Resolves after `ms`; rejects as soon as the signal is aborted. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const callOff = () => {
      clearTimeout(timer);
      reject(new DOMException("Called off.", "AbortError"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", callOff);
      resolve();
    }, ms);
    if (signal?.aborted === true) callOff();
    else signal?.addEventListener("abort", callOff, { once: true });
  });
