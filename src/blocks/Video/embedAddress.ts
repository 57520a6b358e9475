import { providerOrigins } from "../../lib/providerOrigins";

/** How providers write themselves. */
const PROVIDER_NAMES: Readonly<Record<string, string>> = { YOUTUBE: "YouTube" };

/** The provider of a framed video, as named to visitors. */
export const providerName = (source: string): string => PROVIDER_NAMES[source] ?? source;

/** The id of a YouTube video in any of its addresses. */
function youTubeId(url: URL): string | undefined {
  if (url.hostname === "youtu.be") return url.pathname.slice(1) || undefined;
  const [, kind, id] = url.pathname.split("/");
  if (kind === "embed" || kind === "shorts" || kind === "live") return id;
  return url.searchParams.get("v") ?? undefined;
}

/**
 * The address of a framed player that starts by itself, since the visitor has pressed play. YouTube
 * is asked in its mode without cookies; an address of another provider is used as it stands.
 */
export function embedAddress(address: string, source: string): string {
  if (source !== "YOUTUBE" || !URL.canParse(address)) return address;
  const id = youTubeId(new URL(address));
  if (id === undefined) return address;
  return `${providerOrigins.framedVideos}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}
