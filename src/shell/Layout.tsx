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
import * as styles from "./shell.module.css";

interface LayoutProps {
  location: { pathname: string; search?: string | undefined; key?: string | undefined };
  /** Path of the rendered page; at an unknown address, the fallback page's. */
  pagePath: string;
  children: ReactNode;
}

const ConsentHost = lazy(() => import("./consent/ConsentHost"));

/** Loads consent and analytics after hydration, since both need the browser. */
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

/** Redirects to not-found after an error during a navigation, but not after other errors. */
function recover(error: unknown): void {
  const to = navigationStore.fail(error);
  if (to !== undefined) navigate(to, { replace: true });
}

function Layout({ location, pagePath, children }: LayoutProps) {
  const { addresses } = useSiteSettings();
  useNotFoundRedirect(pagePath, location.pathname);
  useSearchShortcut();
  return (
    <>
      <a className={`${styles.skip} screenOnly`} href="#main">
        {topBarCopy.skip}
      </a>
      {/* The cookie question is early in the tab order, although it's shown at the bottom. */}
      <Consent search={location.search} />
      <TopBar pathname={location.pathname} visit={location.key} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={location.pathname} fallback={<PageError />} onError={recover}>
          <Suspense fallback={null}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {/* The fallback page's path may differ between the prerendered page and hydration. */}
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

interface WrappedPage {
  element: ReactNode;
  props: {
    location: LayoutProps["location"];
    pageResources?: { page?: { path?: string } };
  };
}

/** Wraps a page in the shell, whose state persists over navigations. */
export function wrapPage({ element, props: { location, pageResources } }: WrappedPage) {
  // Gatsby adds the query to the first page's path in the browser.
  const [pagePath = location.pathname] = (pageResources?.page?.path ?? location.pathname).split(
    "?",
    1,
  );
  return (
    <Layout location={location} pagePath={pagePath}>
      {element}
    </Layout>
  );
}
