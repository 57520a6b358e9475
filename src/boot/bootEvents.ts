/** Fired on the document once React has hydrated the page. */
export const HYDRATED_EVENT = "site:hydrated";

/** The id of the inert template that holds Gatsby's scripts. */
export const SCRIPTS_TEMPLATE_ID = "framework-scripts";
