import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

// Shared modules, the container, and the runtime's startup module.
const absolute = /^provide module|^container entry|\/\.federation\//;

/**
 * Numbers the modules whose names contain absolute paths (shared modules, and the container's entry) by their names
 * without these. Otherwise the same commit would produce different bytes in another folder.
 */
export class PortableIds {
  /** Prefix of absolute paths. */
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PortableIds', (compilation) => {
      // Before webpack's own numbering, which skips modules that have a number.
      compilation.hooks.moduleIds.tap({ name: 'PortableIds', stage: -100 }, (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (absolute.test(name)) compilation.chunkGraph.setModuleId(module, this.idOf(name));
        }
      });
    });
  }

  idOf(name: string) {
    // The runtime's startup module is named after a hash of absolute paths; there is only one.
    const facts = name.replaceAll(this.root, '').replace(/\.federation\/.*$/s, '.federation');

    return `m${createHash('sha256').update(facts).digest('hex').slice(0, 8)}`;
  }
}
