import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fragmentFile } from '@dosmares/contracts/release';
import type { Renderer } from '@dosmares/contracts/site/renderer';
import { deliveryEnvironment } from '../signing/env.ts';
import { signDraft } from '../signing/manifest-signature.ts';
import type { Composition, Place, Problem, Selection } from '../store/composition.ts';
import { describeFiles, fingerprint } from '../store/integrity.ts';
import { compositionName, type Store } from '../store/store.ts';
import { refuseAltered } from '../store/verification.ts';
import { capturingConsole, loadFragment } from './fragment.ts';
import { requirePublicAddresses } from './public-addresses.ts';
import { type Releases, registryOf, releasesOf } from './registry.ts';
import { renderSite } from './render-site.ts';
import { rootFiles } from './root-files.ts';

/** What composing told besides the composition. */
export interface Composed {
  composition: Composition;
  /** Where a page holds a fallback, and why. */
  problems: readonly string[];
}

/** What is to be composed. */
interface Order extends Pick<Composition, 'id' | 'selection' | 'place'> {
  pageLimitMs: number;
}

// Pages take some milliseconds: one that waits for something that never comes must not hold up whoever ships.
const usualPageLimitMs = 20_000;

/** Raised when the same releases are to be composed differently. */
const format = 4;

/** The name of a composition, which follows from what it is made of. */
export const compositionId = (selection: Selection, place: Place) => fingerprint([format, selection, place]);

/**
 * Renders every route of the chosen releases to complete HTML and keeps it as one immutable composition. A remote whose
 * server part is broken costs its own slots only. The same releases at the same place are the same composition.
 * @param pageLimitMs for how long one page may be rendered
 * @throws when a release is not what was signed, a page takes too long, or in production an address is this machine's
 */
export async function compose(
  selection: Selection,
  place: Place,
  store: Store,
  pageLimitMs = usualPageLimitMs,
): Promise<Composed> {
  if (deliveryEnvironment().isProduction) requirePublicAddresses(place);
  for (const [name, version] of Object.entries(selection)) await refuseAltered(name, version, store);
  const id = compositionId(selection, place);
  if (!(await store.hasComposition(id))) await make({ id, selection, place, pageLimitMs }, store);
  const composition = await store.readComposition(id);

  return {
    composition,
    problems: composition.problems.map((problem) => `${problem.path}: ${problem.message}`),
  };
}

async function make({ id, selection, place, pageLimitMs }: Order, store: Store) {
  const releases = await releasesOf(selection, store);
  const { takeMessages, console } = capturingConsole();
  const shell = await store.releaseFolder('shell', selection.shell);
  const renderer = loadFragment<Renderer>(shell, releases.shell, { console });
  const { modules, problems } = await modulesOf(releases, renderer, store, console);
  const registry = registryOf(id, releases, place.remoteOrigins);
  const draft = await store.artifacts.draft();
  const site = { releases, renderer, modules, registry, config: place.config, pageLimitMs, takeMessages };
  const { heads, problems: found, ...pages } = await renderSite(site, draft);
  await writeRootFiles(draft, rootFiles(heads, place.config));

  const files = (await describeFiles(draft)).filter((file) => !/\.(br|gz)$/.test(file.path));
  const composition: Composition = {
    id,
    selection,
    place,
    ...pages,
    problems: [...problems, ...found],
    files,
  };
  await writeFile(path.join(draft, 'composition.json'), `${JSON.stringify(composition, null, 2)}\n`);
  await signDraft(draft, 'composition.json', store);
  await store.artifacts.keep(draft, compositionName(id));
}

/** Every module that pages are made of, by address. What cannot be loaded is a problem of its application only. */
async function modulesOf(releases: Releases, renderer: Renderer, store: Store, console: object) {
  const problems: Problem[] = [];
  const modules: Record<string, object> = {};
  for (const [page, module] of Object.entries(renderer.pages)) modules[`shell/${page}`] = module;

  for (const release of Object.values(releases).filter(({ name }) => name !== 'shell')) {
    const folder = await store.releaseFolder(release.name, release.version);
    const addresses = Object.keys(release.exposes).map(
      (expose) => [expose, `${release.name}/${expose}`] as const,
    );
    try {
      const host = { console, singletons: renderer.singletons };
      const exported = loadFragment<Record<string, object>>(folder, release, host);
      for (const [expose, address] of addresses) modules[address] = exported[expose] as object;
    } catch (error) {
      const message = `${release.name}@${release.version} (${fragmentFile}): ${String(error)}`;
      problems.push({ path: '*', message, modules: addresses.map(([, address]) => address) });
    }
  }

  return { modules, problems };
}

async function writeRootFiles(folder: string, files: Readonly<Record<string, string>>) {
  await mkdir(path.join(folder, 'root'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, 'root', name), text);
}
