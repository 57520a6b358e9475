/**
 * Wraps localStorage or sessionStorage, which it accesses on each use. If the visitor blocks
 * storage, nothing is saved and nothing throws.
 */
export const safeStorage = (kind: "localStorage" | "sessionStorage") => {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(window[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    /** Returns the parsed value; undefined if it's missing, malformed or storage is blocked. */
    readJson: (key: string): unknown =>
      attempt((storage): unknown => {
        const text = storage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      }),
    /** Saves a text, unless storage is blocked or full. */
    write: (key: string, text: string) => attempt((storage) => storage.setItem(key, text)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
  };
};
