/** A text with a full stop, unless it ends a sentence already. */
export const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
