// @ts-check
// Stands in for the federation's bundler runtime in the shell: its parts that this site uses, and nothing for snapshots,
// manifests and shared-module trees. What remotes need of it they borrow here, once for all of them (decision 0070).
import { createInstance, getInstance, init } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap } from 'bundler-runtime/attachShareScopeMap.js';
import { consumes } from 'bundler-runtime/consumes.js';
import { initContainerEntry } from 'bundler-runtime/initContainerEntry.js';
import { initializeSharing } from 'bundler-runtime/initializeSharing.js';
import { installInitialConsumes } from 'bundler-runtime/installInitialConsumes.js';

/** @typedef {Parameters<typeof init>[0]} Options */
/** @typedef {{ federation: { runtime: { init: (options: Options) => unknown }, initOptions: Options } }} WebpackRequire */

const parts = {
  consumes,
  I: initializeSharing,
  installInitialConsumes,
  init: (/** @type {{ webpackRequire: WebpackRequire }} */ { webpackRequire: { federation } }) =>
    federation.runtime.init(federation.initOptions),
};

const federation = (/** @type {(options: Options) => unknown} */ start, more = {}) => ({
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  runtime: { init: start },
  bundlerRuntime: { ...parts, ...more, S: {} },
});

/** What the shell's own bundle asks for. */
export default federation(init);

/** One instance for each remote: an entry that is run anew finds the first one's. @param {Options} options */
const instanceOf = (options) => getInstance(({ name }) => name === options.name) ?? createInstance(options);

Object.assign(globalThis, { lendFederation: () => federation(instanceOf, { initContainerEntry }) });
