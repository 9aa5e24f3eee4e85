// The parts of the federation's bundler runtime that this site uses (decision 0003).
import { createInstance, getInstance, init } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

const parts = {
  consumes,
  I: initializeSharing,
  installInitialConsumes,
  init: ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions),
};

const federation = (start, more = {}) => ({
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  runtime: { init: start },
  bundlerRuntime: { ...parts, ...more, S: {} },
});

export const ofShell = () => federation(init);

/** Returns a remote's instance: an entry that runs again gets the instance of its first run. */
const instanceOf = (options) => getInstance(({ name }) => name === options.name) ?? createInstance(options);

export const ofRemote = () => federation(instanceOf, { initContainerEntry });
