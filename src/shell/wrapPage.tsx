import type { ReactNode } from "react";
import { Layout } from "./Layout";

/** What Gatsby hands over with a page, as far as the shell reads it; on the server the page's own path is the address. */
export interface WrappedPage {
  element: ReactNode;
  props: {
    location: { pathname: string; search?: string | undefined; key?: string | undefined };
    pageResources?: { page?: { path?: string } };
  };
}

/** Puts the shell round a page, the same in the browser and at build time, so that its state outlives a navigation. */
export function wrapPage({ element, props: { location, pageResources } }: WrappedPage) {
  // In the browser Gatsby adds the query to the first page's path.
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
