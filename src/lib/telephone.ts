/** A telephone number as people read it. */
export const formatTelephone = ({ prefix, number }: Queries.Phone): string => `${prefix} ${number}`;

/** The address that calls it: `tel:` takes no spaces. */
export const telephoneUrl = ({ prefix, number }: Queries.Phone): string =>
  `tel:${prefix}${number}`.replaceAll(/\s/g, "");
