/** How long a turn waits where nothing is painted, such as in a tab behind others, in milliseconds. */
const UNPAINTED_MS = 100;

/** A task after the next frame: the browser has seen to input and has painted what there is. */
const taskAfterFrame = () =>
  new Promise<void>((resolve) => {
    const unpainted = setTimeout(resolve, UNPAINTED_MS);
    requestAnimationFrame(() => {
      clearTimeout(unpainted);
      setTimeout(resolve);
    });
  });

let isOn = false;
let lastTurn: Promise<void> = Promise.resolve();
const waiting = new Set<() => void>();

/**
 * While a built page is taken over by the framework, its parts come one after the other, each in a
 * task of its own, so that a phone is never kept busy for as long as the whole page needs.
 *
 * A part that waits is tied to the page as it was built. So until the last one is taken over nothing
 * may be shown that the build did not know: what only the browser knows asks `whenWhole` first.
 */
export const hydrationTurns = {
  begin(): void {
    isOn = true;
  },
  /** The next turn; nothing where a part need not wait: on the server, and after the first page. */
  take(): Promise<void> | undefined {
    if (!isOn) return undefined;
    lastTurn = lastTurn.then(taskAfterFrame);
    return lastTurn;
  },
  /** Whether parts may still be waiting. */
  areOn: (): boolean => isOn,
  /** Calls back once no part waits any longer, at once where none does; what it returns calls that off. */
  whenWhole(onWhole: () => void): () => void {
    if (!isOn) {
      onWhole();
      return () => undefined;
    }
    waiting.add(onWhole);
    return () => waiting.delete(onWhole);
  },
  /**
   * Resolves when every part has had its turn, those too that other parts brought along, and the page
   * shows what only the browser knows.
   */
  async end(): Promise<void> {
    let seen;
    do {
      seen = lastTurn;
      await seen;
      await taskAfterFrame();
    } while (seen !== lastTurn);
    isOn = false;
    for (const onWhole of waiting) onWhole();
    waiting.clear();
    await taskAfterFrame();
  },
};
