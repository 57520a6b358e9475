import type { Place, WithContext } from "schema-dts";
import type { SiteIdentity } from "./publisher";

/** The company's address and position, which search results show on a map. */
export const place = (
  site: SiteIdentity,
  { address, geolocations }: NonNullable<Queries.ContactsPageQuery["seat"]>["business"],
): WithContext<Place> => ({
  "@context": "https://schema.org",
  "@type": "Place",
  name: site.name,
  address: { "@type": "PostalAddress", ...address },
  geo: { "@type": "GeoCoordinates", latitude: geolocations.lat, longitude: geolocations.long },
});
