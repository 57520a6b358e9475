/** Stub for imported pictures, videos and fonts: the default export is a URL. */
module.exports = { __esModule: true, default: "/static/file" };
