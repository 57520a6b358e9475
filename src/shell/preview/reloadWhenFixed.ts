import type { PreviewStore } from "./previewStore";

/**
 * Reloads the page once pages are made of a record that was invalid and is fixed: what Gatsby
 * shows in place of a page that is missing, or that failed, would stay.
 */
export function reloadWhenFixed(store: PreviewStore, reload: () => void): () => void {
  const seen = new Set<string>();
  return store.subscribe(() => {
    const { issues, isShown } = store.current();
    const invalid = new Set(
      issues.filter(({ level }) => level === "error").map(({ file }) => file),
    );
    if (isShown && [...seen].some((file) => !invalid.has(file))) reload();
    for (const file of invalid) seen.add(file);
  });
}
