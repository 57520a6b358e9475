const makeLenient = (decode: (text: string) => string) => (text: string) => {
  try {
    return decode(text);
  } catch {
    return text;
  }
};

/** `decodeURI` and `decodeURIComponent`, except that they return malformed input unchanged. */
export const decodeUri = makeLenient(globalThis.decodeURI);
export const decodeUriComponent = makeLenient(decodeURIComponent);
