import type { PageProps } from "gatsby";

/** Gatsby's page props for a page whose address may have a query. */
export interface QueriedPageProps<Data, Context = object> extends Pick<
  PageProps<Data, Context>,
  "data" | "pageContext"
> {
  location: Pick<Location, "search">;
}
