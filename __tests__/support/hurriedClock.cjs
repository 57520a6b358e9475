/** Preload that speeds up all timers and socket timeouts of a process by CLOCK_SPEED. */
const { Socket } = require("node:net");
const { promisify } = require("node:util");

const speed = Number(process.env.CLOCK_SPEED);

for (const name of ["setTimeout", "setInterval"]) {
  const original = globalThis[name];
  globalThis[name] = (callback, wait = 0, ...rest) => original(callback, wait / speed, ...rest);
}
globalThis.setTimeout[promisify.custom] = (wait, value) =>
  new Promise((resolve) => globalThis.setTimeout(resolve, wait, value));

const { setTimeout: setSocketTimeout } = Socket.prototype;
Socket.prototype.setTimeout = function (wait, ...rest) {
  return setSocketTimeout.call(this, wait / speed, ...rest);
};
