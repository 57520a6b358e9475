/** Fired on the document after hydration; React may hydrate parts inside `Suspense` later. */
export const HYDRATED_EVENT = "site:hydrated";

export const SCRIPTS_TEMPLATE_ID = "framework-scripts";

/** Hidden note in a form, shown if a script that the page needs fails to load. */
export const FAILURE_NOTE_ID = "failure-note";
