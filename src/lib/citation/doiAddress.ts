export const toDoiUrl = (doi: string): string => `https://doi.org/${doi}`;
