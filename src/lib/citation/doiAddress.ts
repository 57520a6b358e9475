/** Where a DOI such as `10.18653/v1/P19-1335` leads, as a web address. */
export const doiAddress = (doi: string): string => `https://doi.org/${doi}`;
