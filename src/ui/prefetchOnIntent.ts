/** What Gatsby's loader says of a page; `error` if its code or data couldn't be fetched. */
export interface LoadedPage {
  status?: string;
}

interface GatsbyLoader {
  hovering: (path: string) => void;
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
}

declare global {
  interface Window {
    /** Gatsby's loader of pages; there once its scripts have started. */
    ___loader?: GatsbyLoader;
  }
  interface Navigator {
    /** Only some browsers say how the visitor is connected. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Fetches a page ahead of the click, once its link is hovered, focused or touched, and never because
 * it is merely in view. With Save-Data, or before the scripts have started, it does nothing.
 */
export function prefetchOnIntent(to: string): void {
  if (navigator.connection?.saveData === true) return;
  const path = to.split(/[?#]/, 1)[0] ?? "";
  if (path !== "") window.___loader?.hovering(path);
}
