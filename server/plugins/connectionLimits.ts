import { type Socket } from "node:net";
import fp from "fastify-plugin";

const CLOSE_TIMEOUT_MS = 5000;

const MAX_PIPELINED_REQUESTS = 16;

/** Queues pipelined requests, which Node starts at once, and closes connections with too many. */
export const connectionLimits = fp((app, _options, done) => {
  const queues = new WeakMap<Socket, (() => void)[]>();
  app.addHook("onRequest", ({ raw: { socket } }, { raw: response }, next) => {
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length === MAX_PIPELINED_REQUESTS) socket.destroy();
    if (socket.destroyed) return;
    queue.push(next);
    response.once("close", () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length === 1) next();
  });
  app.addHook("preClose", (closed) => {
    setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
    closed();
  });
  done();
});
