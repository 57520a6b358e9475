import { type IncomingMessage, type ServerResponse } from "node:http";
import { type Socket } from "node:net";

/** The most requests that a connection may have running; browsers and proxies send one at a time. */
const MAX_UNDER_WAY = 16;

/**
 * Makes the queue of each connection: a pipelined request begins when the answer before it is done,
 * never on a connection that is gone, and a connection with too many is ended. Node itself begins all
 * at once and does not end the answers that still wait when their client leaves.
 */
export const takeTurns = () => {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return ({ socket }: IncomingMessage, response: ServerResponse, begin: () => void): void => {
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
  };
};
