/** Result of Gatsby's loader. `status` is "error" if the page's code or data failed to load. */
export interface LoadedPage {
  status?: string;
}

interface GatsbyLoader {
  hovering: (path: string) => void;
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
}

declare global {
  interface Window {
    /** Undefined until Gatsby's scripts have started. */
    ___loader?: GatsbyLoader;
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Prefetches a page, except with Save-Data or before Gatsby's scripts have started. */
export function prefetchOnIntent(to: string): void {
  if (navigator.connection?.saveData === true) return;
  const path = to.split(/[?#]/, 1)[0] ?? "";
  if (path !== "") window.___loader?.hovering(path);
}
