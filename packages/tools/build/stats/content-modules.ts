import { createHash } from 'node:crypto';
import path from 'node:path';
import { minifySync } from '@swc/core';
import type { Module, NormalModule, Stats } from 'webpack';
import { root } from '../../presets/checkout.ts';

/**
 * Lists the files of `packages/content` in a build, each with a hash of its contents without comments, types and line
 * breaks.
 * @param from the repository
 */
export function contentIn(builds: readonly Stats[], from = root): Record<string, string> {
  const content = `${path.join(from, 'packages/content')}${path.sep}`;
  const modules = builds.flatMap(({ compilation }) =>
    [...compilation.chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]),
  );
  const rows = modules
    .flatMap(partsOf)
    .filter(({ resource }) => resource?.startsWith(content))
    .map((part) => [path.relative(from, part.resource), hashOf(part)] as const);

  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A concatenated module contains others. */
const partsOf = (module: Module & { modules?: Module[] }) => (module.modules ?? [module]) as NormalModule[];

function hashOf(module: NormalModule) {
  const source = String(module.originalSource()?.source() ?? '');
  const { code } = minifySync(source, { compress: false, mangle: false, module: true });

  return createHash('sha256').update(code).digest('hex').slice(0, 12);
}
