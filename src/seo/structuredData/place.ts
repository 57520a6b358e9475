import type { Place, WithContext } from "schema-dts";
import type { SiteIdentity } from "./publisher";

/** Where the company is, in degrees, and its postal address. */
export interface PlaceFacts {
  address: Queries.PostalAddressFragment;
  geolocations: { lat: number; long: number };
}

/** The company's address and position, which search results show on a map. */
export const place = (
  site: SiteIdentity,
  { address, geolocations }: PlaceFacts,
): WithContext<Place> => ({
  "@context": "https://schema.org",
  "@type": "Place",
  name: site.name,
  address: { "@type": "PostalAddress", ...address },
  geo: { "@type": "GeoCoordinates", latitude: geolocations.lat, longitude: geolocations.long },
});
