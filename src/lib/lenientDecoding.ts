const orAsItIs = (decode: (text: string) => string) => (text: string) => {
  try {
    return decode(text);
  } catch {
    return text;
  }
};

/** Like the global functions, but malformed percent-encoding is returned as it is. */
export const decodeUri = orAsItIs(globalThis.decodeURI);
export const decodeUriComponent = orAsItIs(decodeURIComponent);
