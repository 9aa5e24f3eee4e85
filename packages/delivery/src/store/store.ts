import path from 'node:path';
import type { Release } from '@dosmares/contracts/release';
import type { Artifacts } from './artifacts/artifacts.ts';
import { bucketArtifacts } from './artifacts/bucket.ts';
import { folderArtifacts } from './artifacts/folder.ts';
import type { Composition } from './composition.ts';
import { type StoreSettings, storeSettings } from './env.ts';
import { type Ledger, openLedger } from './ledger/ledger.ts';
import { openDatabase } from './ledger/open.ts';
import type { Pointer } from './pointer.ts';

/**
 * Storage of releases and compositions, and the ledger of the pointer's moves. Releases and compositions are written
 * once and never changed; only the pointer moves.
 */
export interface Store {
  /** A folder, or `s3://bucket/prefix`. */
  address: string;
  artifacts: Artifacts;
  ledger: Ledger;
  /** The folder on this machine: of the store itself, or of copies from a bucket. It contains the development key. */
  localFolder: string;
  /** A local file with the last known state, when the ledger is on another machine. */
  lastKnownFile: string | undefined;
  /**
   * Returns the local folder with a release's files, as listed in `release.json`; throws when there is no such
   * release.
   */
  releaseFolder: (name: string, version: string) => Promise<string>;
  hasRelease: (name: string, version: string) => Promise<boolean>;
  readRelease: (name: string, version: string) => Promise<Release>;
  /** Lists all applications that were ever released, of any repository. */
  applications: () => Promise<readonly string[]>;
  /** Lists the released versions of an application. */
  versions: (name: string) => Promise<readonly string[]>;
  compositionFolder: (id: string) => Promise<string>;
  hasComposition: (id: string) => Promise<boolean>;
  readComposition: (id: string) => Promise<Composition>;
  compositions: () => Promise<readonly string[]>;
  readPointer: () => Promise<Pointer | undefined>;
  /** See `Ledger.move`. */
  movePointer: Ledger['move'];
  /** Closes the ledger's connections. */
  close: () => Promise<void>;
}

/** Returns the name of a release among the artifacts. */
export const releaseName = (name: string, version: string) => `releases/${name}/${version}`;

/** Returns the name of a composition among the artifacts. */
export const compositionName = (id: string) => `compositions/${id}`;

/**
 * Opens a store.
 * @param address a folder, which is created if it does not exist, or `s3://bucket/prefix`
 * @throws when a bucket comes without the address of a ledger
 */
export function openStore(address: string, settings: StoreSettings = storeSettings()): Store {
  const isBucket = address.startsWith('s3://');
  if (isBucket && !settings.ledgerUrl)
    throw new Error(
      'A store in a bucket needs a ledger that others reach too: set LEDGER_URL to postgres://…',
    );

  const artifacts = isBucket
    ? bucketArtifacts(address, settings.cacheFolder, settings)
    : folderArtifacts(address);
  const ledger = openLedger(
    openDatabase(settings.ledgerUrl ?? path.join(address, 'ledger.sqlite')),
    settings.actor,
  );

  async function folderOf(name: string) {
    const folder = await artifacts.fetch(name);
    if (!folder) throw new Error(`${name} is not in the store.`);

    return folder;
  }

  async function read<Value>(name: string) {
    const text = await artifacts.read(name);
    if (text === undefined) throw new Error(`${name} is not in the store.`);

    return JSON.parse(text) as Value;
  }

  const found = new Set<string>();

  /** Reports whether an artifact is complete. Artifacts never change, so each is checked only until it is. */
  async function isWhole(name: string) {
    if (!found.has(name) && (await has(name))) found.add(name);

    return found.has(name);
  }

  const has = async (name: string) => (await artifacts.read(name)) !== undefined;
  const hasRelease = (name: string, version: string) => has(releaseName(name, version));
  const hasComposition = (id: string) => has(compositionName(id));

  return {
    address,
    artifacts,
    ledger,
    lastKnownFile: isRemote(settings) ? path.join(settings.cacheFolder, 'last-known.json') : undefined,
    localFolder: isBucket ? settings.cacheFolder : address,
    releaseFolder: (name, version) => folderOf(releaseName(name, version)),
    hasRelease,
    readRelease: (name, version) => read(releaseName(name, version)),
    applications: () => artifacts.names('releases'),
    versions: async (name) =>
      whole(await artifacts.names(`releases/${name}`), (version) => isWhole(releaseName(name, version))),
    compositionFolder: (id) => folderOf(compositionName(id)),
    hasComposition,
    readComposition: (id) => read(compositionName(id)),
    compositions: async () =>
      whole(await artifacts.names('compositions'), (id) => isWhole(compositionName(id))),
    readPointer: async () => (await ledger.latest())?.pointer ?? undefined,
    movePointer: ledger.move,
    close: ledger.close,
  };
}

const isRemote = ({ ledgerUrl = '' }: StoreSettings) => ledgerUrl.startsWith('postgres');

/** Leaves out incomplete artifacts: still being uploaded, or interrupted. */
async function whole(names: readonly string[], has: (name: string) => Promise<boolean>) {
  const found = await Promise.all(names.map(has));

  return names.filter((_, index) => found[index]);
}
