import { type FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { toProblem } from "./problem";
import { type Store } from "./store";

/** Where `@fastify/rate-limit` counts: in the database that hosts share. */
export const rateLimitStore = (store: Store): FastifyRateLimitStoreCtor =>
  class SharedCounts {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 0,
    ): void {
      store.count("calls", key, 1, windowMs / 1000).then(
        ({ count, seconds }) => done(null, { current: count, ttl: seconds * 1000 }),
        (error: unknown) => done(toProblem(error)),
      );
    }

    child(): SharedCounts {
      return new SharedCounts();
    }
  };
