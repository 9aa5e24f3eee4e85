import { mkdir, mkdtemp, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildRecord } from '@dosmares/contracts/release';
import { openStore, type Store } from '../store/store.ts';
import { type Build, pack, storeRelease } from './release.ts';
import { releaseStockBuild } from './stock-build.ts';

/** Returns a build's record with some changes. */
const recordWith = (changes: Partial<BuildRecord>) => ({
  'dist/build.json': JSON.stringify({
    chunks: { mf_agents: ['entry.00000000.js'], 'team-page': ['team-page.11111111.js'] },
    shared: { react: '^19.3.1' },
    routes: [{ path: '/team', expose: 'team-page' }],
    calls: [],
    platform: ['Link'],
    ...changes,
  }),
});

const files: Record<string, string> = {
  'package.json': JSON.stringify({ version: '1.2.3' }),
  ...recordWith({}),
  'dist/web/entry.00000000.js': 'const slot = "mf-listings/agent-listings", own = "mf-agents/team-page"',
  'dist/server/fragment.cjs': 'bundle',
};

async function written(all: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-build-'));
  for (const [file, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }

  return folder;
}

const builtFrom = async (changes: Record<string, string> = {}): Promise<Build> => ({
  name: 'mf-agents',
  folder: await written({ ...files, ...changes }),
  commit: 'c0ffee',
});

async function released(build: Build, store: Store) {
  const { folder, release } = await pack(build);
  await storeRelease(folder, release, store);

  return store.readRelease(release.name, release.version);
}

const emptyStore = async () => openStore(await mkdtemp(path.join(tmpdir(), 'dos-mares-store-')));

describe('a release', () => {
  it('lists the contents and requirements of the build', async () => {
    const made = await released(
      await builtFrom(recordWith({ calls: [{ to: 'contact', fields: ['name'] }] })),
      await emptyStore(),
    );

    expect(made).toMatchObject({
      name: 'mf-agents',
      commit: 'c0ffee',
      entry: 'entry.00000000.js',
      exposes: { 'team-page': ['team-page.11111111.js'] },
      mounts: ['mf-listings/agent-listings'],
      platform: ['Link'],
      shared: { react: '^19.3.1' },
      calls: [{ path: '/api/contact', fields: ['name'] }],
    });
    expect(made.version).toMatch(/^1\.2\.3-[0-9a-f]{16}$/);
    expect(made.files.map((file) => file.path)).toEqual(['server/fragment.cjs', 'web/entry.00000000.js']);
  });

  it('has the same version and its first commit for equal bytes and requirements, else another version', async () => {
    const store = await emptyStore();
    const first = await released(await builtFrom(), store);
    const again = await released({ ...(await builtFrom()), commit: 'later' }, store);
    await released(await builtFrom({ 'dist/web/entry.00000000.js': 'changed' }), store);
    await released(await builtFrom(recordWith({ routes: [] })), store);

    expect(again).toEqual(first);
    expect(await store.versions('mf-agents')).toHaveLength(3);
  });

  it.each([
    ['web/entry.00000000.js', 'other()', 'web/entry.00000000.js is not what was released'],
    [
      'release.json',
      '{"name": "mf-agents", "files": []}',
      'release.json must have required properties version',
    ],
    ['web/more.js', '', 'web/more.js is not named in release.json'],
  ])('is refused when %s does not match its version', async (file, text, sentence) => {
    const { folder, release } = await pack(await builtFrom());
    await writeFile(path.join(folder, file), text);

    await expect(storeRelease(folder, release, await emptyStore())).rejects.toThrow(sentence);
  });

  it('is refused for a remote that posts to the API without declaring what', async () => {
    const build = await builtFrom(recordWith({ platform: ['usePost'] }));

    await expect(pack(build)).rejects.toThrow('its src/calls.ts does not say what');
  });
});

const manifest = {
  name: 'mf_weather',
  metaData: {
    buildInfo: { buildVersion: '2.0.0' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
    publicPath: 'auto',
  },
  shared: [
    { name: 'react', singleton: true, requiredVersion: '^19.0.0' },
    { name: 'lodash', singleton: false, requiredVersion: '^4.0.0' },
  ],
  exposes: [{ name: 'weather-page', assets: { js: { sync: ['page.js'] } } }],
};
/** Writes a build where an upload puts it: in `web` of a release's folder. */
const stock = (changes: object = {}, more: Record<string, string> = {}) => {
  const files = {
    'mf-manifest.json': JSON.stringify({ ...manifest, ...changes }),
    'remoteEntry.js': 'entry()',
    'page.js': 'page()',
    ...more,
  };

  return written(Object.fromEntries(Object.entries(files).map(([file, text]) => [`web/${file}`, text])));
};

describe('a stock federation build', () => {
  it('becomes a release, with its page at the path of its name, or of its routes.json', async () => {
    const folder = await stock();
    const release = await releaseStockBuild(folder);

    expect(await storeRelease(folder, release, await emptyStore())).toBe(true);
    expect(release).toMatchObject({
      name: 'mf-weather',
      version: expect.stringMatching(/^2\.0\.0-/),
      entry: 'remoteEntry.js',
      exposes: { 'weather-page': ['page.js'] },
      routes: [{ path: '/weather', expose: 'weather-page' }],
      shared: { react: '^19.0.0' },
    });
    expect(release).not.toHaveProperty('isModule');
    const routes = [{ path: '/sky', expose: 'weather-page', title: 'The sky', text: 'Clear' }];
    const more = { 'routes.json': JSON.stringify(routes), 'server/fragment.cjs': 'bundle' };
    const other = await releaseStockBuild(await stock({}, more));
    expect(other.routes).toEqual(routes);
    expect(other.files.map((file) => file.path).filter((file) => /server|routes/.test(file))).toEqual([
      'server/fragment.cjs',
    ]);
  });

  it('may have an ES module as its entry, as Vite’s have', async () => {
    const varRemoteEntry = { name: 'varRemoteEntry.js', path: '', type: 'var' };

    expect(await releaseStockBuild(await stock(entry({ type: 'module' }, { varRemoteEntry })))).toMatchObject(
      {
        entry: 'remoteEntry.js',
        isModule: true,
      },
    );
  });

  it('brings no copies that the deploy service makes, nor too much', async () => {
    const folder = await stock({}, { 'page.js.br': 'copy', 'page.js.gz': 'copy' });
    const release = await releaseStockBuild(folder);
    expect(release.files.map((one) => one.path)).toEqual(
      ['mf-manifest.json', 'page.js', 'remoteEntry.js'].map((file) => `web/${file}`),
    );

    await expect(releaseStockBuild(await stock({}, { 'tides.gz': '' }))).rejects.toThrow(
      'path must be a name',
    );
    const large = await stock();
    await truncate(path.join(large, 'web/page.js'), 300_000_000);
    await expect(releaseStockBuild(large)).rejects.toThrow('bytes must be <= 200000000');
  });

  const { metaData } = manifest;
  const entry = (changes: object, more: object = {}) => ({
    metaData: { ...metaData, ...more, remoteEntry: { ...metaData.remoteEntry, ...changes } },
  });
  // biome-ignore format: a table reads in columns
  it.each<[changes: object, sentence: string, more?: Record<string, string>]>([
    [{ name: 'weather' }, 'call it mf_weather in the federation plugin'],
    [{ metaData: { ...metaData, publicPath: '/' } }, 'set output.publicPath to auto (webpack, Rspack), output.assetPrefix to auto (Rsbuild), or base to ./ (Vite)'],
    [entry({ type: 'system' }), 'set library.type to var'],
    [entry({ type: 'constructor' }), 'set library.type to var'],
    [entry({ name: 'gone.js' }), 'names gone.js, which is not there'],
    [entry({ name: '../../../etc/passwd' }), 'names ../../../etc/passwd, which is not there'],
    [{ exposes: undefined }, 'is not what a Module Federation build writes'],
    [{ exposes: [{ name: 7, assets: {} }] }, 'is not what a Module Federation build writes'],
    [{ padding: 'x'.repeat(2_000_000) }, 'is not what a Module Federation build writes'],
    [{}, 'Its routes.json is no JSON list of routes', { 'routes.json': '{{{' }],
    [{}, 'release.json/routes/0/path must', { 'routes.json': '[{"path": "tides", "expose": "weather-page"}]' }],
    [{}, 'release.json/routes/0/text must', { 'routes.json': `[{"path": "/a", "expose": "a", "text": "${'x'.repeat(6_000)}"}]` }],
  ])('%j is refused with a hint what to change', async (changes, sentence, more = {}) => {
    await expect(releaseStockBuild(await stock(changes, more))).rejects.toThrow(sentence);
  });
});
