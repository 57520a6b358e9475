/**
 * The storage of this device, or of this tab. It is first asked for when it is used. A visitor may
 * refuse it: then nothing is kept, and nothing fails.
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
    /** The JSON kept under a key; undefined without any, and when it is broken or storage is refused. */
    readJson: (key: string): unknown =>
      attempt((storage): unknown => {
        const text = storage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      }),
    /** Keeps a text, unless storage is refused or full. */
    write: (key: string, text: string) => attempt((storage) => storage.setItem(key, text)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
  };
};
