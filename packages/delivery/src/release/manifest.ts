import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CallEntry, endpoints } from '@dosmares/contracts/endpoints';
import type { Release, ReleaseFile } from '@dosmares/contracts/release';
import {
  type ApplicationName,
  containerName,
  contractVersion,
  type RouteEntry,
} from '@dosmares/contracts/remote';
import { fingerprint, integrityOf } from '../store/integrity.ts';
import { mountsIn, platformNamesIn } from './imports.ts';

/** What a release is made from: a finished build. */
export interface Build {
  name: ApplicationName;
  /** The application's folder: its `package.json`, and `dist` with `web`, `server`, `types` and `build.json`. */
  folder: string;
  routes: readonly RouteEntry[];
  /** What it asks of the API. */
  calls: readonly CallEntry[];
  /** The commit that was built, or `working tree`. */
  commit: string;
  /** Further folders that ship with it, by their place in the release: `{ 'public/media': … }`. */
  extras?: Readonly<Record<string, string>>;
}

/** Describes a build whose files lie ready in a folder; equal bytes and needs are the same version. */
export async function manifestOf(build: Build, folder: string): Promise<Release> {
  const { name, routes, commit } = build;
  const { version } = await json<{ version: string }>(path.join(build.folder, 'package.json'));
  const {
    chunks,
    shared = {},
    inlineStyles = [],
  } = await json<BuildRecord>(path.join(build.folder, 'dist/build.json'));
  const { [name === 'shell' ? 'main' : containerName(name)]: entry, ...exposes } = chunks;
  const facts = {
    contractVersion,
    entry: entry?.at(-1) ?? '',
    exposes,
    routes,
    mounts: await mountsIn(folder, name),
    platform: await platformNamesIn(folder, name),
    shared,
    calls: callsOf(build),
    files: await describe(folder),
    inlineStyles,
  };
  if (facts.platform.includes('usePost') && facts.calls.length === 0) {
    throw new Error(
      `${name} posts to the API, but its src/calls.ts does not say what: write down each endpoint and its fields.`,
    );
  }

  return { name, version: `${version}-${fingerprint(facts)}`, commit, ...facts };
}

interface BuildRecord {
  chunks: Record<string, string[]>;
  shared?: Record<string, string>;
  inlineStyles?: string[];
}

const callsOf = ({ calls }: Build) => calls.map(({ to, fields }) => ({ path: endpoints[to], fields }));

/** Every file below a folder, with its size and hash. */
export async function describe(folder: string): Promise<ReleaseFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

  return Promise.all(
    paths.map(async (file) => {
      const bytes = await readFile(path.join(folder, file));

      return { path: file, bytes: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
}

const json = async <Value>(file: string): Promise<Value> => JSON.parse(await readFile(file, 'utf8')) as Value;
