/** Returns the URL of a DOI such as `10.18653/v1/P19-1335`. */
export const doiAddress = (doi: string): string => `https://doi.org/${doi}`;
