/** Returns an OpenStreetMap URL with a marker; `lat` and `long` in degrees. */
export const mapAddress = ({ lat, long }: { lat: number; long: number }): string =>
  `https://www.openstreetmap.org/?mlat=${String(lat)}&mlon=${String(long)}#map=17/${String(lat)}/${String(long)}`;
