import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Composition, Store } from '@dosmares/delivery';
import type { Visit } from './visit.ts';

/** What of a visit belongs to another composition than the one it was given: nothing, if no versions were mixed. */
export async function mixtureIn(visit: Visit, store: Store): Promise<string[]> {
  const composition = await store.readComposition(visit.composition);
  const { selection } = composition;
  const shell = await store.readRelease('shell', selection.shell);
  const own = new Set(shell.files.map((file) => file.path));

  return [
    ...((await composedHtml(visit, composition, store)) === visit.html ? [] : ['the HTML is another one']),
    ...versionsIn(visit).filter(([name, version]) => selection[name as keyof Selection] !== version),
    ...visit.reports.map(({ composition: id }) => id).filter((id) => id !== visit.composition),
    ...visit.scripts.filter((address) => !belongs(address, composition, own)),
  ].map(String);
}

type Selection = Composition['selection'];

const composedHtml = async ({ path: at }: Visit, { id, pages }: Composition, store: Store) =>
  readFile(path.join(await store.compositionFolder(id), pages[at]?.file ?? ''), 'utf8');

/** Every release that the visit's registry or reports name. */
function versionsIn({ registry, reports }: Visit) {
  const events = reports.flatMap((report) => report.events);

  return [
    ['shell', registry.shellVersion] as const,
    ...registry.remotes.map(({ name, version }) => [name, version] as const),
    ...events.map(({ application, version }) => [application, version] as const),
  ];
}

/** Whether a script is a file of one of the composition's releases. */
function belongs(address: string, { selection, place }: Composition, own: ReadonlySet<string>) {
  const assets = `${place.config.siteOrigin}/assets/`;
  if (address.startsWith(assets)) return own.has(address.replace(assets, 'web/'));

  return Object.entries(place.remoteOrigins).some(([name, origin]) =>
    address.startsWith(`${origin}/${selection[name as keyof Selection]}/web/`),
  );
}
