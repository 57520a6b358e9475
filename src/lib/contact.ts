/** Returns an OpenStreetMap URL with a marker; `lat` and `long` in degrees. */
export const getMapUrl = ({ lat, long }: { lat: number; long: number }): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`;

export const formatTelephone = ({ prefix, number }: Queries.Phone): string => `${prefix} ${number}`;

/** A `tel:` URL allows no spaces. */
export const toTelephoneUrl = ({ prefix, number }: Queries.Phone): string =>
  `tel:${prefix}${number}`.replaceAll(/\s/g, "");
