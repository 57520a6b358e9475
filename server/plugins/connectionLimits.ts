import { type Socket } from "node:net";
import fp from "fastify-plugin";
import { type FastifyReply } from "fastify";
import { UPLOAD_TIMEOUT_MS } from "../../src/lib/limits";

declare module "fastify" {
  interface FastifyInstance {
    /** Begins a request when the answers before it on its connection are done. */
    takeTurn: (request: FastifyRequest, reply: FastifyReply, begin: () => void) => void;
  }
}

/** Limits that Fastify is made with, in milliseconds. */
export const connectionTimeouts = {
  /** How long a request may take to arrive: as an upload may, and a moment for the refusal of a longer one. */
  requestTimeout: UPLOAD_TIMEOUT_MS + 10_000,
  /** How long a connection may stand still: a client that doesn't read is cut off. */
  connectionTimeout: 30_000,
};

/** How long running answers may take once the host closes, in milliseconds. */
const CLOSE_TIMEOUT_MS = 5000;

/** The most requests that a connection may have running; browsers and proxies send one at a time. */
const MAX_UNDER_WAY = 16;

/**
 * Queues the pipelined requests of a connection, and ends a connection that has too many. Node itself
 * begins all at once, and keeps answers alive whose client left.
 */
export const connectionLimits = fp((app, _options, done) => {
  const queues = new WeakMap<Socket, (() => void)[]>();
  app.decorate("takeTurn", ({ raw: { socket } }, { raw: response }, begin) => {
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length === MAX_UNDER_WAY) socket.destroy();
    if (socket.destroyed) return;
    queue.push(begin);
    response.once("close", () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length === 1) begin();
  });
  app.addHook("onRequest", app.takeTurn);
  app.addHook("preClose", (closed) => {
    setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
    closed();
  });
  done();
});
