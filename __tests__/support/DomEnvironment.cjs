const { TestEnvironment } = require("jest-environment-jsdom");

/** Globals of browsers and Node that jsdom doesn't expose. */
const FROM_NODE = [
  "CompressionStream",
  "Headers",
  "ReadableStream",
  "Request",
  "Response",
  "TextDecoder",
  "TextEncoder",
  "TransformStream",
  "structuredClone",
];

/** jsdom with globals that all supported browsers have; no network. */
class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    for (const name of FROM_NODE) page[name] ??= globalThis[name];
    if (page.crypto.subtle === undefined) {
      Object.defineProperty(page.crypto, "subtle", { value: globalThis.crypto.subtle });
    }
    page.fetch = (address) =>
      Promise.reject(new Error(`A component test must not reach the network: ${String(address)}`));
  }
}

module.exports = DomEnvironment;
