import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fragmentFile, type Release } from '@dosmares/contracts/release';
import { deliveryEnvironment } from '../signing/env.ts';
import { signDraft } from '../signing/manifest-signature.ts';
import type { Composition, Place, Selection } from '../store/composition.ts';
import { describeFiles, fingerprint, integrityOf } from '../store/integrity.ts';
import { label } from '../store/label.ts';
import { compositionName, releaseName, type Store } from '../store/store.ts';
import { refuseAltered } from '../store/verification.ts';
import { requirePublicAddresses } from './public-addresses.ts';
import { integrityIn, type Releases, registryOf, releasesOf } from './registry.ts';
import { renderApart } from './render-apart.ts';
import { rootFiles } from './root-files.ts';
import type { ServerPart } from './sandbox/protocol.ts';

/** The result of composing. */
export interface Composed {
  composition: Composition;
  /** Pages with a fallback, and the reasons. */
  problems: readonly string[];
}

/** A composition to be made. */
interface Order extends Pick<Composition, 'id' | 'selection' | 'place'> {
  limitMs: number;
}

// Pages take a few milliseconds: one that never finishes must not block the team.
const usualLimitMs = 20_000;

/** Raised when composing changes, so that the same releases get new compositions. */
const format = 6;

/** Returns the id of a composition, which depends only on its releases and its place. */
export const compositionId = (selection: Selection, place: Place) => fingerprint([format, selection, place]);

/**
 * Renders every route of the selected releases to complete HTML and stores it as one immutable composition. A remote
 * with a broken server part loses only its own slots. The same releases at the same place are the same composition.
 * @param limitMs time limit for one page
 * @throws when a release differs from what was signed, a page takes too long, or an address in production is local
 */
export async function compose(
  selection: Selection,
  place: Place,
  store: Store,
  limitMs = usualLimitMs,
): Promise<Composed> {
  if (deliveryEnvironment().isProduction) requirePublicAddresses(place);
  const id = compositionId(selection, place);
  const isMade = await store.hasComposition(id);
  // A rollback does not check releases that are live already: it need not wait, and another team's damaged release
  // does not stop it.
  const live = isMade ? (await store.readPointer())?.selection : undefined;
  for (const [name, version] of Object.entries(selection))
    if (live?.[name] !== version) await refuseAltered(name, version, store);
  if (!isMade) await make({ id, selection, place, limitMs }, store);
  const composition = await store.readComposition(id);

  return {
    composition,
    problems: composition.problems.map(({ path: at, message }) =>
      at === '*' ? message : `${at}: ${message}`,
    ),
  };
}

async function make({ id, selection, place, limitMs }: Order, store: Store) {
  const releases = await releasesOf(selection, store);
  const registry = registryOf(id, releases, place.remoteOrigins);
  const parts = await serverParts(releases, store);
  const draft = await store.artifacts.draft();
  const { listed, ...pages } = await renderApart(
    { releases, registry, config: place.config, parts, limitMs },
    draft,
  );
  const released = await Promise.all(
    Object.entries(selection).map(
      async ([name, version]) => [name, await store.artifacts.keptAt(releaseName(name, version))] as const,
    ),
  );
  await writeRootFiles(draft, rootFiles(listed, Object.fromEntries(released), place.config));

  const files = (await describeFiles(draft)).filter((file) => !/\.(br|gz)$/.test(file.path));
  const composition: Composition = { id, selection, place, ...pages, files };
  await writeFile(path.join(draft, 'composition.json'), `${JSON.stringify(composition, null, 2)}\n`);
  await signDraft(draft, 'composition.json', store);
  await store.artifacts.keep(draft, compositionName(id));
}

/** Reads the server part of each release, the shell's first. */
async function serverParts(releases: Releases, store: Store): Promise<readonly ServerPart[]> {
  const { shell, ...remotes } = releases;

  return Promise.all([shell, ...Object.values(remotes)].map((release) => serverPart(release, store)));
}

/** @throws when the bytes are not those that were released */
async function serverPart(release: Release, store: Store): Promise<ServerPart> {
  const { name, version, exposes } = release;
  const source = await readFile(path.join(await store.releaseFolder(name, version), fragmentFile), 'utf8');
  if (integrityOf(source) !== integrityIn(release, fragmentFile))
    throw new Error(`${label(release)}: the server part was altered`);

  return { name, version, exposes: Object.keys(exposes), source };
}

async function writeRootFiles(folder: string, files: Readonly<Record<string, string>>) {
  await mkdir(path.join(folder, 'root'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, 'root', name), text);
}
