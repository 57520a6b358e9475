import type { ReactNode } from "react";
import { Layout } from "./Layout";

export interface WrappedPage {
  element: ReactNode;
  props: {
    location: { pathname: string; search?: string | undefined; key?: string | undefined };
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
