// A webpack loader: the module accepts its own updates, and its importers keep the components that they have, which
// React Refresh updates in place.
module.exports = (/** @type {string} */ source) => `${source}\nimport.meta.webpackHot?.accept();`;
