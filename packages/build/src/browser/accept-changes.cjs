// A step of webpack's: the module takes changes of itself, and whoever has it goes on with the components it had, which React
// Refresh keeps up to date.
module.exports = (/** @type {string} */ source) => `${source}\nimport.meta.webpackHot?.accept();`;
