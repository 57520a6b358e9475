/** Wraps browser storage. If the visitor blocks it, nothing is saved and nothing throws. */
export const safeStorage = (kind: "localStorage" | "sessionStorage") => {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(window[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    readJson: (key: string): unknown =>
      attempt((storage): unknown => {
        const text = storage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      }),
    write: (key: string, text: string) => attempt((storage) => storage.setItem(key, text)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
  };
};
