import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brandFiles } from '@dosmares/content/pictures/brand';
import { type Composition, openStore, promoted } from '@dosmares/delivery';

/** The home page of the store below. */
export const homePage = '<!DOCTYPE html><style>p{}</style><p>Home of c1';

/** The style sheet of a composition below. */
export const styleSheetOf = (id: string) => `${Buffer.from(id.padEnd(6)).toString('hex')}.css`;

const page = (file: string, status = 200) => ({
  file: `pages/${file}.html`,
  status,
  modules: [],
  styles: [],
});

/** Returns a composition with the later of two shell releases, for a site at an address. */
export function compositionOf(siteOrigin: string): Composition {
  const outside = 'https://outside.example';
  const config = {
    siteOrigin,
    apiOrigin: 'https://api.example',
    listingServiceUrl: `${outside}/listings`,
    mlsSearchUrl: outside,
    mapUrl: outside,
    directionsUrl: outside,
    shareUrl: outside,
  };

  return {
    id: 'c1',
    selection: { shell: '1.1.0', 'mf-agents': '2.0.0' },
    place: { config, remoteOrigins: { 'mf-agents': 'https://agents.example' } },
    pages: { '/': { ...page('index'), styles: ['sha256-home'] }, '/team': page('team') },
    patterns: [{ pattern: '/team/:id', page: page('unknown', 404) }],
    notFound: page('404', 404),
    problems: [],
    files: [],
  };
}

const shell = {
  'web/main.ffffffff.js': 'earlier',
};
const present = {
  'web/main.0a1b2c3d.js': 'present',
  'web/main.0a1b2c3d.js.br': brotliCompressSync('present'),
  'public/media/0a1b2c3d/brand/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/media/0a1b2c3d/hero/film.mp4': '0123456789',
  [`public${brandFiles['favicon-ico'].address}`]: 'icon',
  'public/fonts/text.woff2': 'font',
  'server/fragment.cjs': 'secret',
};

/** A release names its files. */
function released(files: Record<string, string | Buffer>) {
  const paths = Object.keys(files).filter((file) => !file.endsWith('.br'));

  return {
    ...files,
    'release.json': JSON.stringify({ files: paths.map((file) => ({ path: file })), secret: true }),
  };
}

/** Fills a folder with a store: two shell releases, and one composition, which is live. */
export async function fillStore(folder: string, composition = compositionOf('https://site.example')) {
  await write(path.join(folder, 'releases/shell/1.0.0'), released(shell));
  await write(path.join(folder, 'releases/shell/1.1.0'), released(present));
  await fillComposition(folder, composition);
  const store = openStore(folder);
  await store.movePointer({ verb: 'compose', subject: 'all' }, (now) => promoted(now, pointed('c1')));
  await store.close();
}

/** Puts one more composition into the store. */
export async function fillComposition(folder: string, composition: Composition) {
  const home =
    composition.id === 'c1' ? homePage : `<html><head></head><body>Home of ${composition.id}</body></html>`;
  await write(path.join(folder, 'compositions', composition.id), {
    'pages/index.html': home,
    'pages/index.html.br': brotliCompressSync(home),
    'pages/index.html.gz': gzipSync(home),
    'pages/team.html': '<html><head></head><body>the team</body></html>',
    'pages/unknown.html': 'no such agent',
    'pages/404.html': 'no such page',
    [`styles/${styleSheetOf(composition.id)}`]: 'p{margin:0}',
    'root/robots.txt': 'User-agent: *',
    'root/sitemap.xml': '<urlset/>',
    'root/site.webmanifest': '{}',
    'composition.json': JSON.stringify({ ...composition, secret: true }),
  });
}

async function write(folder: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

/** A composition as the pointer refers to it. */
export const pointed = (id: string) => ({ id, selection: {} as never });
