import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd?: number;
  node: unknown;
}

interface NodeFiles {
  stream_ops: { fsync?: (stream: Stream) => number };
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
    const preRun = [emscriptenOpts.preRun ?? []].flat();

    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...preRun, (module: unknown) => flushForReal((module as { NODEFS: NodeFiles }).NODEFS)],
      },
    };
  }
}

function flushForReal(files: NodeFiles) {
  files.stream_ops.fsync = (stream) => {
    if (stream.nfd === undefined || stream.nfd === null) flushFolder(files.realPath(stream.node));
    else fsyncSync(stream.nfd);
    syncs.count += 1;

    return 0;
  };
}

function flushFolder(path: string) {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
