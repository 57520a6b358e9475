import type { PageProps } from "gatsby";

/** What a page reads of Gatsby's properties if its address may have a query. */
export interface QueriedPageProps<Data, Context = object> extends Pick<
  PageProps<Data, Context>,
  "data" | "pageContext"
> {
  location: Pick<Location, "search">;
}
