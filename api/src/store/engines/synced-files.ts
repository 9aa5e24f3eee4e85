import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath: (node: unknown) => string;
}

/** Number of flushes that the engine requested. */
export const syncs = { count: 0 };

/**
 * PGlite's folder on disk, with the flushes that PGlite omits. Without them an acknowledged inquiry could be lost in
 * a power failure (decision 0010).
 */
export class SyncedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...args);
    const flushes = (module: unknown) => flushForReal((module as { NODEFS: NodeFiles }).NODEFS);

    return { emscriptenOpts: { ...emscriptenOpts, preRun: [emscriptenOpts.preRun ?? [], flushes].flat() } };
  }
}

function flushForReal({ stream_ops, realPath }: NodeFiles) {
  stream_ops.fsync = ({ nfd, node }) => {
    // Only files are open; a folder has to be opened.
    const file = nfd ?? openSync(realPath(node), 'r');
    fsyncSync(file);
    if (file !== nfd) closeSync(file);
    syncs.count += 1;

    return 0;
  };
}
