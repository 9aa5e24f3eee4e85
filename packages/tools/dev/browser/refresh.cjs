// A webpack loader: React Refresh updates a module's components in place, and keeps their state, once all modules of an
// update have run. A module that exports something else leaves updates to its importers; not so the exposed modules and
// the pages, which are directly in `src` or end in `-page`: their importers are other applications, or run once.
const path = require('node:path');

module.exports = function refresh(/** @type {string} */ source) {
  const file = path.relative(this.rootContext, this.resourcePath);
  // Applications have copies of their own of shared components.
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
