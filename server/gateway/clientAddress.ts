import { isIP, isIPv6 } from "node:net";
import { type FastifyRequest } from "fastify";

/** The groups of an IPv6 address that one customer of a provider has: four of eight, 64 bits. */
const SUBNET_GROUPS = 4;

const IPV4_MAPPED_GROUPS = "0:0:0:0:0:ffff";

/** The eight groups of an IPv6 address in their shortest form (RFC 5952), however it is spelled. */
function getGroups(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const gap = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...gap, ...tail];
}

/** The part of an address that a visitor can't change at will. */
const rateKey = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = getGroups(address);
  if (groups.slice(0, 6).join(":") !== IPV4_MAPPED_GROUPS)
    return groups.slice(0, SUBNET_GROUPS).join(":");
  // An IPv4 address written as IPv6 is one visitor, not a network.
  const bytes = groups.slice(6).flatMap((group) => {
    const bits = Number.parseInt(group, 16);
    return [bits >> 8, bits & 255];
  });
  return bytes.join(".");
};

/** The address in an entry of X-Forwarded-For, which may have a port; undefined when none is in it. */
const addressIn = (entry: string): string | undefined => {
  const [, bracketed, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|([^:]+):\d+)$/.exec(entry) ?? [];
  const address = bracketed ?? beforePort ?? entry;
  return isIP(address) === 0 ? undefined : address;
};

/** The entries of a header that each proxy adds one to, such as X-Forwarded-For, the outermost first. */
export const forwardedEntries = (header: string | readonly string[] = ""): string[] =>
  String(header)
    .split(",")
    .map((entry) => entry.trim());

/** The visitor's address: the one that the outermost trusted proxy saw, else the connection's. */
export const clientAddress = (request: FastifyRequest, trustedProxies: number): string => {
  const chain = forwardedEntries(request.headers["x-forwarded-for"]);
  const seen = trustedProxies > 0 ? chain.at(-trustedProxies) : undefined;
  return rateKey(addressIn(seen ?? "") ?? request.ip);
};
