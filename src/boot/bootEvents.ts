/** Fired on the document after hydration; React may hydrate parts inside `Suspense` later. */
export const HYDRATED_EVENT = "site:hydrated";

export const SCRIPTS_TEMPLATE_ID = "framework-scripts";
