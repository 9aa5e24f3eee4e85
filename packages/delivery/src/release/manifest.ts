import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@dosmares/contracts/endpoints';
import type { BuildRecord, Release } from '@dosmares/contracts/release';
import { containerName, contractVersion, servedContracts } from '@dosmares/contracts/remote';
import { describeFiles, fingerprint } from '../store/integrity.ts';
import { mountsIn, platformNamesIn } from './imports.ts';

/** A finished build, from which a release is made. */
export interface Build {
  name: string;
  /** The application's folder, with its `package.json` and the `dist` of its build. */
  folder: string;
  /** The commit that was built, or `working tree`. */
  commit: string;
}

/** Describes a build whose files are in a folder; equal bytes and requirements give the same version. */
export async function manifestOf(build: Build, folder: string): Promise<Release> {
  const { name, commit } = build;
  const { version } = await json<{ version: string }>(path.join(build.folder, 'package.json'));
  const { chunks, shared, routes, calls } = await json<BuildRecord>(
    path.join(build.folder, 'dist/build.json'),
  );
  const { [name === 'shell' ? 'main' : containerName(name)]: entry, ...exposes } = chunks;
  const facts = {
    contractVersion,
    ...(name === 'shell' && { servedContracts }),
    entry: entry?.at(-1) ?? '',
    exposes,
    routes,
    mounts: await mountsIn(folder, name),
    platform: await platformNamesIn(folder, name),
    shared,
    calls: calls.map(({ to, fields }) => ({ path: endpoints[to], fields })),
    files: await describeFiles(folder),
  };
  if (facts.platform.includes('usePost') && facts.calls.length === 0) {
    throw new Error(
      `${name} posts to the API, but its src/calls.ts does not say what: write down each endpoint and its fields.`,
    );
  }

  return { name, version: `${version}-${fingerprint(facts, 16)}`, commit, ...facts };
}

const json = async <Value>(file: string): Promise<Value> => JSON.parse(await readFile(file, 'utf8')) as Value;
