declare global {
  interface Window {
    /** Where Gatsby's loader looks for the data of the opened page before it asks for them. */
    pageData?: unknown;
  }
}

/** The only block of this type in a document holds the data of its page. */
export const DATA_TYPE = "application/json";

/** The data that the document holds of its page; undefined where they are a file of their own. */
export function readDocumentData(): unknown {
  const text = document.querySelector(`script[type="${DATA_TYPE}"]`)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
