/** Where a DOI leads (DOI Handbook, 3.8): `10.18653/v1/…` as a web address. */
export const doiAddress = (doi: string): string => `https://doi.org/${doi}`;
