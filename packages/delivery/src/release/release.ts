import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { endpoints } from '@dosmares/contracts/endpoints';
import type { BuildRecord } from '@dosmares/contracts/release';
import { containerName, contractVersion, servedContracts } from '@dosmares/contracts/remote';
import { parseRelease, type Release, releaseLimits } from '../manifest.ts';
import { unpackRelease } from '../store/archive.ts';
import { describeFiles, filesIn, fingerprint, requireIntact, writeCompressed } from '../store/integrity.ts';
import { undefinedIfMissing } from '../store/objects.ts';
import type { Store } from '../store/store.ts';

export interface Build {
  name: string;
  folder: string;
  /** The commit that was built, or `working tree`. */
  commit: string;
}

const releasedParts = ['web', 'server', 'types', 'public'] as const;

export async function pack({ name, folder: build, commit }: Build) {
  const folder = await temporaryFolder();
  for (const part of releasedParts) {
    const source = path.join(build, 'dist', part);
    if (existsSync(source)) await cp(source, path.join(folder, part), { recursive: true });
  }
  const { version } = JSON.parse(await readFile(path.join(build, 'package.json'), 'utf8'));
  const record = JSON.parse(await readFile(path.join(build, 'dist/build.json'), 'utf8'));

  return writeManifest(folder, { name, version, commit }, await factsOf(name, record, folder));
}

const temporaryFolder = () => mkdtemp(path.join(tmpdir(), 'dos-mares-release-'));

type Facts = Omit<Release, 'name' | 'version' | 'commit' | 'files'>;

/**
 * Writes the manifest of a packed release. Its version ends in a hash of all bytes and requirements, so that
 * equal builds are the same release and different ones never are.
 */
export async function writeManifest(
  folder: string,
  { name, version, commit }: Pick<Release, 'name' | 'version' | 'commit'>,
  facts: Facts,
) {
  const whole = { ...facts, files: await describeFiles(folder) };
  const release: Release = { name, version: `${version}-${fingerprint(whole, 16)}`, commit, ...whole };
  const text = `${JSON.stringify(release, null, 2)}\n`;
  parseRelease(text);
  await writeFile(path.join(folder, 'release.json'), text);

  return { folder, release, close: () => rm(folder, { recursive: true, force: true }) };
}

async function factsOf(name: string, record: BuildRecord, folder: string): Promise<Facts> {
  const { chunks, shared, routes, calls, platform } = record;
  const { [name === 'shell' ? 'main' : containerName(name)]: entry, ...exposes } = chunks;
  if (platform.includes('usePost') && calls.length === 0)
    throw new Error(
      `${name} posts to the API, but its src/calls.ts does not say what: write down each endpoint and its fields.`,
    );

  return {
    contractVersion,
    ...(name === 'shell' && { servedContracts }),
    entry: entry?.at(-1) ?? '',
    exposes,
    routes,
    mounts: await mountsIn(folder, name),
    platform,
    shared,
    calls: calls.map(({ to, fields }) => ({ path: endpoints[to], fields })),
  };
}

/** Finds the slots of other applications that its scripts mount. */
async function mountsIn(folder: string, name: string): Promise<string[]> {
  const scripts = (await filesIn(path.join(folder, 'web'))).filter((file) => /^[^/\\]*\.js$/.test(file));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, 'web', file), 'utf8')));
  const found = texts.join('\n').matchAll(/["'`](mf-[a-z-]+\/[a-z-]+)["'`]/g);
  const addresses = new Set([...found].map(([, address = '']) => address));

  return [...addresses].filter((address) => !address.startsWith(`${name}/`)).sort();
}

/** Stores a packed release; returns whether it is new. One that exists already is kept, with its commit. */
export async function storeRelease(folder: string, release: Release, store: Store): Promise<boolean> {
  const draft = await store.draft();
  try {
    await cp(folder, draft, { recursive: true });

    return await storeDraft(draft, release, store);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function storeDraft(draft: string, release: Release, store: Store): Promise<boolean> {
  await requireIntact(draft, release);
  if (await store.hasRelease(release.name, release.version)) return false;

  await writeCompressed(draft, release.files);
  await store.keepRelease(draft, release);

  return true;
}

/** What may be uploaded: the place of each file of its archive, and how it becomes a release. */
export interface UploadKind {
  placeOf?: (name: string) => string;
  read: (folder: string) => Promise<Release>;
}

interface Upload extends UploadKind {
  archive: Readable;
  store: Store;
  /** Throws unless the sender may ship the application. */
  mayShip: (name: string) => Promise<void>;
}

/** Stores an upload. @throws when it is no release, or when its sender may not ship it */
export async function storeUpload({ archive, store, mayShip, read, ...places }: Upload) {
  const folder = await store.draft();
  try {
    // The rest of a refused one is read, so that its sender hears why.
    await unpackRelease(archive, folder, places).finally(() => archive.resume());
    const release = await read(folder);
    await mayShip(release.name);

    return { release, isNew: await storeDraft(folder, release, store) };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Reads a manifest; it is empty if it does not exist, or is longer than a manifest may be. */
export async function readShort(file: string) {
  const { size = 0 } = (await stat(file).catch(undefinedIfMissing)) ?? {};

  return size > 0 && size <= releaseLimits.manifestLength ? readFile(file, 'utf8') : '';
}

/** Reads the release in a folder. @throws when its version could name other bytes */
export async function uploadedRelease(folder: string): Promise<Release> {
  const release = parseRelease(await readShort(path.join(folder, 'release.json')));
  if (!/-[0-9a-f]{16}$/.test(release.version))
    throw new Error('This is no release: its version does not end in a hash.');

  return release;
}
