import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@dosmares/contracts/release';
import type { Addresses } from '../src/builds/site-build.ts';
import { openSite } from '../src/publish.ts';
import { describeFiles } from '../src/store/integrity.ts';
import type { Store } from '../src/store/store.ts';
import { sourcesOf } from './sources.ts';

/** Differences from a release that fits. */
export type Given = Partial<Omit<Release, 'files'>> & {
  name: string;
  /** Files by path, which replace or extend the default ones. */
  texts?: Readonly<Record<string, string>>;
};

const facts: Record<string, Partial<Release>> = {
  shell: {
    entry: 'main.js',
    exposes: { 'home-page': [] },
    routes: [{ path: '/', expose: 'home-page' }],
    mounts: ['mf-agents/team-grid'],
    shared: { react: '19.3.1' },
  },
  'mf-agents': {
    exposes: { 'team-page': [], 'team-grid': [] },
    routes: [{ path: '/team', expose: 'team-page' }],
    platform: ['useToast'],
    calls: [{ path: '/api/contact', fields: ['name', 'email'] }],
  },
  'mf-chat': { exposes: { panel: [] }, routes: [{ path: '/chat', expose: 'panel' }] },
};

/** Stores a release of a few files. */
export async function keep(store: Store, { texts = {}, ...given }: Given): Promise<Release> {
  const { name, version = '1.0.0' } = given;
  const draft = await store.draft();
  for (const [file, text] of Object.entries({ ...sourcesOf(name), ...texts })) {
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
    await writeFile(path.join(draft, file), text);
  }
  const release: Release = {
    commit: 'c0ffee',
    contractVersion: 1,
    entry: 'entry.js',
    exposes: {},
    routes: [],
    mounts: [],
    platform: [],
    shared: { react: '^19.3.0' },
    calls: [],
    ...facts[name],
    ...given,
    version,
    files: await describeFiles(draft),
  };
  await writeFile(path.join(draft, 'release.json'), JSON.stringify(release));
  await store.keepRelease(draft, release);

  return release;
}

/** The public addresses of the small sites. */
export const addresses = {
  config: {
    siteOrigin: 'http://site.example',
    apiOrigin: 'http://api.example',
    listingServiceUrl: 'http://outside.example',
    mlsSearchUrl: 'http://outside.example',
    directionsUrl: 'http://outside.example',
    shareUrl: 'http://outside.example',
  },
  remoteOrigin: 'http://cdn.example/{name}',
  remoteOrigins: {},
} as const satisfies Addresses;

/** Opens a site with a shell and two remotes, live: in a new folder, unless another store is given. */
export async function liveSite(store?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-store-'));
  const site = await openSite({
    store: store ?? folder,
    releaseLog: path.join(folder, 'ledger.sqlite'),
    addresses,
  });
  for (const name of ['shell', 'mf-agents', 'mf-chat']) await keep(site.store, { name });
  const build = await site.makeLive({ shell: '1.0.0', 'mf-agents': '1.0.0', 'mf-chat': '1.0.0' });

  return {
    ...site,
    build,
    folder,
    identity: { name: 'owner', applications: ['*'] },
  };
}
