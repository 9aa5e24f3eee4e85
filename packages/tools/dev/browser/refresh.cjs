// A webpack loader: React Refresh updates a module's components in place, keeping their state, once all modules of an
// update have run. A module with other exports leaves updates to its importers; except exposed modules and pages
// (directly in `src`, or named `-page`), whose importers are other applications, or run only once.
const path = require('node:path');

module.exports = function refresh(/** @type {string} */ source) {
  const file = path.relative(this.rootContext, this.resourcePath);
  // Each application has its own copy of shared components.
  const name = `${path.basename(this.rootContext)}/${file} `;
  const isOwnBoundary = /^src[\\/](?:[^\\/]+|.*-page)\.tsx$/.test(file);
  const exportsMore = /^export (?!default|function [A-Z]|const [A-Z][a-z])/m.test(source);
  const accept = 'import.meta.webpackHot?.accept();';

  return `const $RefreshReg$ = (type, id) => reactRefresh.register(type, ${JSON.stringify(name)} + id);
const $RefreshSig$ = reactRefresh.createSignatureFunctionForTransform;
${source}
${isOwnBoundary || !exportsMore ? accept : ''}
if (import.meta.webpackHot?.data) setTimeout(reactRefresh.performReactRefresh, 30);
`;
};
