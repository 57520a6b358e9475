import { createRoot } from "react-dom/client";
import { Preview } from "./Preview";
import { createPreviewStore, fetchReport } from "./previewStore";
import { reloadWhenFixed } from "./reloadWhenFixed";

/**
 * Puts the preview before the page, first in the tab order; called once, by `npm run develop`
 * only.
 */
export function mountPreview(): void {
  const root = document.createElement("div");
  document.body.prepend(root);
  const store = createPreviewStore(fetchReport);
  reloadWhenFixed(store, () => window.location.reload());
  createRoot(root).render(<Preview store={store} />);
}
