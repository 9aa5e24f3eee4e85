// @ts-check
import path from 'node:path';

const installed = path.resolve(import.meta.dirname, '../../../../node_modules');
const federation = (/** @type {string} */ file) => path.join(installed, '@module-federation', file);
const standIn = (/** @type {string} */ file) => path.join(import.meta.dirname, file);

/**
 * What is bundled instead of what was asked for: one copy where libraries bring two, and small stand-ins for what this site
 * does not use of them. A library that moves a file makes the alias idle, and the byte budgets tell.
 * @param {{ isShell: boolean }} application
 */
export const aliases = ({ isShell }) => ({
  // The plugins of the federation ask for CommonJS and ES modules of the same packages.
  '@module-federation/runtime-core$': federation('runtime-core/dist/index.js'),
  '@module-federation/sdk$': federation('sdk/dist/index.js'),
  '@module-federation/error-codes$': federation('error-codes/dist/index.mjs'),
  'bundler-runtime': federation('webpack-bundler-runtime/dist'),
  'runtime-core': federation('runtime-core/dist'),
  [federation('webpack-bundler-runtime/dist/bundler.js')]: standIn(
    isShell ? 'federation-host.mjs' : 'federation-guest.mjs',
  ),
  [federation('runtime-core/dist/plugins/snapshot/SnapshotHandler.js')]: standIn('no-snapshots.mjs'),
  [federation('runtime-core/dist/utils/preload.js')]: standIn('no-preloads.mjs'),
  [federation('runtime-core/dist/utils/semver/index.js')]: standIn('caret-ranges.mjs'),
  [path.join(installed, 'lucide-react/dist/esm/createLucideIcon.mjs')]: standIn('lucide-icon.mjs'),
  'hoist-non-react-statics$': standIn('no-statics.mjs'),
  // Writes style elements that no content security policy can name (decision 0040).
  'react-style-singleton$': standIn('style-singleton.mjs'),
});
