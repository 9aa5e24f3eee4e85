import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brandFiles } from '@dosmares/content/pictures/brand';
import { type Deployment, type Live, openStore, type Page, type Store } from '@dosmares/delivery';
import { config } from '@dosmares/platform/testing';
import { edgeServer } from '../edge.ts';

/** The home page of the store below. */
export const homePage = '<!DOCTYPE html><style>p{}</style><p>Home of agents 2.0.0';

const present = {
  'web/main.0a1b2c3d.js': 'present',
  'web/main.0a1b2c3d.js.br': brotliCompressSync('present'),
  'public/media/0a1b2c3d/brand/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/media/0a1b2c3d/hero/film.mp4': '0123456789',
  [`public${brandFiles['favicon-ico'].address}`]: 'icon',
  'public/fonts/text.woff2': 'font',
  'server/fragment.cjs': 'secret',
};

/** Adds the manifest of a shell's release, which lists its files. */
function released(version: string, files: Record<string, string | Buffer>) {
  const listed = Object.entries(files)
    .filter(([file]) => !file.endsWith('.br'))
    .map(([file, { length }]) => ({ path: file, bytes: length, integrity: `sha384-${'A'.repeat(64)}` }));
  const facts = { contractVersion: 1, entry: 'main.js', exposes: {}, routes: [], mounts: [], platform: [] };
  const manifest = { name: 'shell', version, commit: 'secret', ...facts, shared: {}, calls: [] };

  return { ...files, 'release.json': JSON.stringify({ ...manifest, files: listed }) };
}

/** Fills a folder with a store: two shell releases, and one deployment, which is live. */
export async function fillStore(folder: string, siteOrigin = 'https://site.example') {
  await write(
    path.join(folder, 'releases/shell/1.0.0'),
    released('1.0.0', { 'web/main.ffffffff.js': 'earlier' }),
  );
  await write(path.join(folder, 'releases/shell/1.1.0'), released('1.1.0', present));
  const store = openStore(folder);
  const deployment = await fillDeployment(store, { siteOrigin });
  await store.writeLive(liveOf(deployment));

  return deployment;
}

/** Stores a deployment with the given version of the agents' application. */
export async function fillDeployment(
  store: Store,
  { agents = '2.0.0', siteOrigin = 'https://site.example', ...more }: FixtureBuild = {},
) {
  const styles = await store.keepText('styles', `p{margin:0}/*${agents}*/`, 4);
  const page = async (html: string, status = 200): Promise<Page> => ({
    html: await store.keepText('pages', html, 4),
    status,
    inputs: '',
    uses: {},
    modules: [],
    atOnce: [],
    scripts: [`sha256-${html.length}`],
    styles,
    failures: [],
  });
  const home =
    agents === '2.0.0' ? homePage : `<html><head></head><body>Home of agents ${agents}</body></html>`;

  return store.keepDeployment({
    selection: { shell: '1.1.0', 'mf-agents': agents },
    addresses: {
      config: { ...config, siteOrigin },
      remoteOrigin: 'https://cdn.example/{name}',
    },
    main: ['/assets/main.0a1b2c3d.js', 'sha384-m'],
    remotes: [],
    modules: {},
    pages: {
      '/': await page(home),
      '/team': await page('<html><head></head><body>the team</body></html>'),
    },
    patterns: [{ pattern: '/team/:id', page: await page('no such agent', 404) }],
    notFound: await page('no such page', 404),
    rootFiles: { 'robots.txt': 'User-agent: *', 'sitemap.xml': '<urlset/>', 'site.webmanifest': '{}' },
    ...more,
  });
}

interface FixtureBuild extends Partial<Deployment> {
  agents?: string;
  siteOrigin?: string;
}

/** The live alias that names a deployment. */
export const liveOf = ({ id, selection }: Deployment, more: Partial<Live> = {}): Live => ({
  number: 1,
  deployment: id,
  selection,
  since: '',
  canaries: [],
  previews: [],
  at: '',
  by: '',
  ...more,
});

async function write(folder: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

/** An edge over a filled store, for all tests of a file. */
export function servedEdge() {
  const served = {} as { folder: string; deployment: Deployment; app: ReturnType<typeof edgeServer> };

  beforeAll(async () => {
    served.folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-edge-'));
    served.deployment = await fillStore(served.folder);
    served.app = edgeServer(openStore(served.folder));
  });
  afterAll(async () => {
    await served.app.close();
    await rm(served.folder, { recursive: true });
  });

  return {
    served,
    get: (url: string, headers: Record<string, string> = {}) => served.app.inject({ url, headers }),
  };
}
