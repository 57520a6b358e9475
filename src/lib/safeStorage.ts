/** What is kept in the browser. A visitor may refuse that: then nothing is kept, and nothing fails. */
export interface SafeStorage {
  /** The JSON kept under a key; undefined without any, and when it is broken or storage is refused. */
  readJson: (key: string) => unknown;
  /** Keeps a text, unless storage is refused or full. */
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
}

/** The storage of this device, or of this tab. It is first asked for when it is used. */
export const safeStorage = (kind: "localStorage" | "sessionStorage"): SafeStorage => {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(window[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    readJson: (key) =>
      attempt((storage): unknown => {
        const text = storage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      }),
    write: (key, text) => attempt((storage) => storage.setItem(key, text)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
};
