/**
 * Stub for CSS modules: each class is its own name. `import * as styles` needs `__esModule`, which
 * identity-obj-proxy lacks.
 */
module.exports = new Proxy({ __esModule: true }, { get: (own, name) => own[name] ?? name });
