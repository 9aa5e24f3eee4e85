// @ts-check
import { createRequire } from 'node:module';

const ShareRuntimeModule = createRequire(import.meta.url)('webpack/lib/sharing/ShareRuntimeModule');
const name = 'OneSharing';

/** Leaves webpack's own way of sharing out of a runtime: the federation's takes its place a line later. */
export class OneSharing {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(name, (compilation) =>
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module instanceof ShareRuntimeModule) module.generate = () => null;
      }),
    );
  }
}
