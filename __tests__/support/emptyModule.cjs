/** Stands for a file that is imported for its effect only, such as a global stylesheet. */
module.exports = {};
