/** The pictures of titles for social networks. */
export const socialCardCopy = {
  sense: (number: number) => `Sense ${number}`,
  alt: (title: string) => `The title “${title}” below words of several scripts, joined by arcs.`,
} as const;
