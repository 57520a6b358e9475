export const joinClasses = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(" ");
