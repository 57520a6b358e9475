import { Socket } from "node:net";
import limiter, { type FastifyRateLimitStoreCtor, normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Problem, toProblem } from "../gateway/problem";
import type { Store } from "../gateway/store";

/** Returns the address that the outermost trusted proxy saw; for IPv6 its /64 network. */
export const getClientAddress = ({ ip }: FastifyRequest): string => {
  const [, bracketed, beforePort] = /^(?:\[(.*)\](?::\d+)?|([^:]+):\d+)$/.exec(ip) ?? [];
  return normalizeIP(bracketed ?? beforePort ?? ip);
};

const createSharedStore = (store: Store): FastifyRateLimitStoreCtor =>
  class SharedCounts {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 0,
      limit = 0,
    ): void {
      store.addToCounter("calls", key, { seconds: windowMs / 1000, limit }).then(
        ({ count, seconds }) => done(null, { current: count, ttl: seconds * 1000 }),
        (error: unknown) => done(toProblem(error)),
      );
    }

    child(): SharedCounts {
      return new SharedCounts();
    }
  };

/** Limits calls per address. Hooks that reject must run after its onRequest hooks, which count. */
export const rateLimit = fp(async (app) => {
  const { settings, store } = app;
  let hasWarned = settings.TRUST_PROXY > 0;
  app.addHook("onRequest", (request, _reply, done) => {
    // Disables the idle timeout while the response is computed; the body has its own limit.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(0);
    if (!hasWarned && request.headers["x-forwarded-for"] !== undefined) {
      hasWarned = true;
      request.log.warn(
        "Requests come through a proxy, but TRUST_PROXY is 0: all visitors share one rate limit. Set TRUST_PROXY to the number of proxies.",
      );
    }
    done();
  });
  await app.register(limiter, {
    max: settings.RATE_LIMIT,
    timeWindow: settings.RATE_LIMIT_SECONDS * 1000,
    // Hosts share counts in a shared database. If it's unavailable, they accept no calls anyway.
    ...(settings.DATABASE_URL && { store: createSharedStore(store) }),
    // Limits memory to some 20 MB without a shared database.
    cache: 100_000,
    keyGenerator: getClientAddress,
    // Preflight requests aren't counted; they cost as little as a page.
    allowList: ({ method }) => method === "OPTIONS",
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, "Too many requests. Please try again later.", {
        headers: { "Retry-After": String(Math.max(1, Math.ceil(ttl / 1000))) },
      }),
  });
});
