import { normalizeIP } from "@fastify/rate-limit";
import { type FastifyRequest } from "fastify";

/**
 * The visitor's address, or for IPv6 the network of 64 bits that one customer of a provider has. Behind
 * proxies (`trustProxy`) it's what the outermost saw; some write the port beside it.
 */
export const clientAddress = ({ ip }: FastifyRequest): string => {
  const [, bracketed, beforePort] = /^(?:\[(.*)\](?::\d+)?|([^:]+):\d+)$/.exec(ip) ?? [];
  return normalizeIP(bracketed ?? beforePort ?? ip);
};
