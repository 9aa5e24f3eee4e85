// A webpack loader: the module accepts its own updates, and its importers keep the components that they have, which
// React Refresh updates in place once all modules of the update have run.
module.exports = (/** @type {string} */ source) => `${source}
import.meta.webpackHot?.accept();
if (import.meta.webpackHot?.data) setTimeout(reactRefresh.performReactRefresh, 30);
`;
