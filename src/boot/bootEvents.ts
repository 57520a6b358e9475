/** Fired on the document once React has hydrated the page. */
export const HYDRATED_EVENT = "site:hydrated";

export const SCRIPTS_TEMPLATE_ID = "framework-scripts";
