import type { PreviewStore } from "./previewStore";

/**
 * Loads the page anew once the pages are made of a record that was faulty and is mended: what Gatsby
 * shows in place of a page that is missing, or that failed, would stay.
 */
export function reloadWhenMended(store: PreviewStore, reload: () => void): () => void {
  const seen = new Set<string>();
  return store.subscribe(() => {
    const { faults, isShown } = store.current();
    const faulty = new Set(faults.map(({ file }) => file));
    if (isShown && [...seen].some((file) => !faulty.has(file))) reload();
    for (const file of faulty) seen.add(file);
  });
}
