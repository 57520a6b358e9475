import { navigate } from "gatsby";
import { lazy, Suspense, type ReactNode } from "react";
import { topBarCopy } from "../copy/topBarCopy";
import { useHydrated } from "../hooks/useHydrated";
import { useSiteSettings } from "../hooks/useSiteData";
import { DialogHosts } from "./DialogHosts";
import { ErrorBoundary } from "./ErrorBoundary";
import { Footer } from "./footer/Footer";
import { navigationStore } from "./navigation/navigationStore";
import { PageError } from "./PageError";
import { TopBar } from "./topBar/TopBar";
import { OfflineNotice } from "./navigation/OfflineNotice";
import { useNotFoundRedirect } from "./navigation/useNotFoundRedirect";
import { useSearchShortcut } from "./search/useSearchShortcut";
import * as styles from "./Layout.module.css";

export interface LayoutProps {
  location: { pathname: string; search?: string | undefined; key?: string | undefined };
  /** The path of the page that is shown, which at an unknown address is the fallback page's. */
  pagePath: string;
  children: ReactNode;
}

const ConsentHost = lazy(async () => {
  const { ConsentHost: component } = await import("./consent/ConsentHost");
  return { default: component };
});

/** Consent and counting need the browser, so their code comes once the page is hydrated. */
function Consent({ search }: { search: string | undefined }) {
  return (
    useHydrated() && (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <ConsentHost search={search} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** An error on the way to a page leads to not-found; any other leaves the visitor where they are. */
function recover(error: unknown): void {
  const to = navigationStore.fail(error);
  if (to !== undefined) navigate(to, { replace: true });
}

/** What surrounds every page and stays over navigations: skip link, bar, body, footer, dialogs. */
export function Layout({ location, pagePath, children }: LayoutProps) {
  const { addresses } = useSiteSettings();
  useNotFoundRedirect(pagePath, location.pathname);
  useSearchShortcut();
  return (
    <>
      <a className={`${styles.skip} screenOnly`} href="#main">
        {topBarCopy.skip}
      </a>
      {/* Early in the tab order, though it's at the foot of the window. */}
      <Consent search={location.search} />
      <TopBar pathname={location.pathname} visit={location.key} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={location.pathname} fallback={<PageError />} onError={recover}>
          <Suspense fallback={null}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {/* The page for unknown addresses is built under another path than the one it's shown at. */}
      <p className={styles.address} suppressHydrationWarning>
        {addresses.website}
        {pagePath}
      </p>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      <DialogHosts pathname={location.pathname} />
      <OfflineNotice />
    </>
  );
}
