export const formatTelephone = ({ prefix, number }: Queries.Phone): string => `${prefix} ${number}`;

/** A `tel:` URL allows no spaces. */
export const toTelephoneUrl = ({ prefix, number }: Queries.Phone): string =>
  `tel:${prefix}${number}`.replaceAll(/\s/g, "");
