/** Stub for imports with side effects only, such as global style sheets. */
module.exports = {};
