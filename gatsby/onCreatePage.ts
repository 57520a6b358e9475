import path from "node:path";
import type { CreatePageArgs } from "gatsby";

/** Replaces Gatsby's page for unknown addresses, which only `develop` creates, with our own. */
export function onCreatePage({ page, actions }: Pick<CreatePageArgs, "page" | "actions">): void {
  const component = path.resolve("src/shell/preview/MissingPage.tsx");
  if (!page.path.startsWith("/dev-404-page") || page.component === component) return;
  actions.deletePage(page);
  actions.createPage({ ...page, component });
}
