import { type Socket } from "node:net";
import fp from "fastify-plugin";
import { type FastifyReply } from "fastify";
import { UPLOAD_TIMEOUT_MS } from "../../src/lib/limits";

declare module "fastify" {
  interface FastifyInstance {
    /** Calls `begin` after earlier responses on the connection; never if the connection closes. */
    takeTurn: (request: FastifyRequest, reply: FastifyReply, begin: () => void) => void;
  }
}

export const connectionTimeouts = {
  requestTimeout: UPLOAD_TIMEOUT_MS + 10_000,
  connectionTimeout: 30_000,
};

const CLOSE_TIMEOUT_MS = 5000;

const MAX_UNDER_WAY = 16;

/** Queues pipelined requests, which Node starts at once, and closes connections with too many. */
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
