/** Said after the text of a link that opens a new tab. */
export const linkCopy = { newTab: ", opens in a new tab" } as const;
