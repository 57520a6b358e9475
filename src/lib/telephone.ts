/** A telephone number as the company's record has it. */
export interface Telephone {
  /** The country's code, with its plus sign. */
  prefix: string;
  number: string;
}

/** A telephone number as people read it. */
export const formatTelephone = ({ prefix, number }: Telephone): string => `${prefix} ${number}`;

/** The address that calls it: `tel:` takes no spaces. */
export const telephoneUrl = ({ prefix, number }: Telephone): string =>
  `tel:${prefix}${number}`.replaceAll(/\s/g, "");
