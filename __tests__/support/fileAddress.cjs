/** Stands for an imported picture, video or font: the default export is an address. */
module.exports = { __esModule: true, default: "/static/file" };
