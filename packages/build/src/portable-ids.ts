import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

// A shared module, the container itself, and the runtime's start.
const absolute = /^provide module|^container entry|\/\.federation\//;

/**
 * Numbers the modules whose names hold absolute paths (what is shared, and the container's entry) by their names without
 * those. Otherwise the same commit would give other bytes in another folder.
 */
export class PortableIds {
  /** Prefix of absolute paths. */
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PortableIds', (compilation) => {
      // Before webpack's own numbering, which leaves alone what has a number.
      compilation.hooks.moduleIds.tap({ name: 'PortableIds', stage: -100 }, (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (absolute.test(name)) compilation.chunkGraph.setModuleId(module, this.idOf(name));
        }
      });
    });
  }

  idOf(name: string) {
    // The runtime's start is named after a hash of absolute paths, and there is one.
    const facts = name.replaceAll(this.root, '').replace(/\.federation\/.*$/s, '.federation');

    return `m${createHash('sha256').update(facts).digest('hex').slice(0, 8)}`;
  }
}
