/** A map with a marker at a place, in degrees, as a web address. */
export const mapAddress = ({ lat, long }: { lat: number; long: number }): string =>
  `https://www.openstreetmap.org/?mlat=${String(lat)}&mlon=${String(long)}#map=17/${String(lat)}/${String(long)}`;
