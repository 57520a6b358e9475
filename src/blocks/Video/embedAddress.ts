import { providerOrigins } from "../../lib/env";

export const getProviderName = (source: string) => (source === "YOUTUBE" ? "YouTube" : source);

function getYouTubeId(url: URL): string | undefined {
  if (url.hostname === "youtu.be") return url.pathname.slice(1) || undefined;
  const [, kind, id] = url.pathname.split("/");
  if (kind === "embed" || kind === "shorts" || kind === "live") return id;
  return url.searchParams.get("v") ?? undefined;
}

/** Returns the address of YouTube's cookieless player with autoplay; others stay unchanged. */
export function toEmbedAddress(address: string, source: string): string {
  if (source !== "YOUTUBE" || !URL.canParse(address)) return address;
  const id = getYouTubeId(new URL(address));
  if (id === undefined) return address;
  return `${providerOrigins.framedVideos}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}
