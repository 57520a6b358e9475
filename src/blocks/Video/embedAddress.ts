import { providerOrigins } from "../../lib/env";

export const getProviderName = (source: string) => (source === "YOUTUBE" ? "YouTube" : source);

/** Matches the ids of all addresses that the product's schema accepts. */
const YOUTUBE_ID = /(?:youtu\.be\/|\/(?:embed|shorts|live)\/|[?&]v=)([\w-]+)/;

/** Returns the address of YouTube's cookieless player with autoplay; others stay unchanged. */
export function toEmbedAddress(address: string, source: string): string {
  const id = source === "YOUTUBE" && YOUTUBE_ID.exec(address)?.[1];
  return id ? `${providerOrigins.framedVideos}/embed/${id}?autoplay=1&rel=0` : address;
}
