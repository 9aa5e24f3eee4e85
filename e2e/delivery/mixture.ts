import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Composition, Store } from '@dosmares/delivery';
import type { Visit } from './visit.ts';

/**
 * Returns a function that lists the parts of a visit that are not of its composition: none if no versions were mixed.
 */
export function openMixtures(store: Store) {
  const known = new Map<string, ReturnType<typeof made>>();
  const composed = new Map<string, Promise<string>>();

  return async function mixtureIn(visit: Visit): Promise<string[]> {
    const id = visit.composition;
    const parts = await remembered(known, id, () => made(id, store));
    const html = await remembered(composed, `${id} ${visit.path}`, () =>
      composedHtml(visit, parts.composition, store),
    );

    return mixtureOf(visit, html, parts);
  };
}

/** Returns the value of a key, made once: hundreds of visits share a few compositions, each verified when read. */
function remembered<T>(map: Map<string, T>, key: string, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);

  return value;
}

/** Reads a composition, and the paths of its shell's files. */
async function made(id: string, store: Store) {
  const composition = await store.readComposition(id);
  const shell = await store.readRelease('shell', composition.selection.shell);

  return { composition, own: new Set(shell.files.map((file) => file.path)) };
}

function mixtureOf(visit: Visit, html: string, { composition, own }: Awaited<ReturnType<typeof made>>) {
  const { selection } = composition;

  return [
    ...(html === visit.html ? [] : ['the HTML is another one']),
    ...versionsIn(visit).filter(([name, version]) => selection[name] !== version),
    ...visit.scripts.filter((address) => !belongs(address, composition, own)),
  ].map(String);
}

const composedHtml = async ({ path: at }: Visit, { id, pages }: Composition, store: Store) =>
  readFile(path.join(await store.compositionFolder(id), pages[at]?.file ?? ''), 'utf8');

/** Every release that the visit's registry or reports name. */
function versionsIn({ registry, reports }: Visit) {
  return [
    ['shell', registry.shellVersion] as const,
    ...registry.remotes.map(({ name, version }) => [name, version] as const),
    ...reports.flatMap(({ releases }) => Object.entries(releases)),
  ];
}

/** Whether a script is a file of one of the composition's releases. */
function belongs(address: string, { selection, place }: Composition, own: ReadonlySet<string>) {
  const assets = `${place.config.siteOrigin}/assets/`;
  if (address.startsWith(assets)) return own.has(address.replace(assets, 'web/'));

  return Object.entries(place.remoteOrigins).some(([name, origin]) =>
    address.startsWith(`${origin}/${selection[name]}/web/`),
  );
}
