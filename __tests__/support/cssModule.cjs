/**
 * Stands for any CSS module: each class is its own name. `import * as styles` reaches the proxy
 * itself only if it says that it is an ES module (identity-obj-proxy does not).
 */
module.exports = new Proxy({ __esModule: true }, { get: (own, name) => own[name] ?? name });
