import { normalizeIP } from "@fastify/rate-limit";
import { type FastifyRequest } from "fastify";

/**
 * Returns the visitor's address as the outermost trusted proxy saw it; for IPv6 its /64 network.
 */
export const clientAddress = ({ ip }: FastifyRequest): string => {
  const [, bracketed, beforePort] = /^(?:\[(.*)\](?::\d+)?|([^:]+):\d+)$/.exec(ip) ?? [];
  return normalizeIP(bracketed ?? beforePort ?? ip);
};
