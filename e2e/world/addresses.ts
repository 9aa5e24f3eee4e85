import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from '@dosmares/contracts/release';
import type { SiteBuild } from '@dosmares/delivery';
import { expect } from '../site/site.ts';
import { https } from './machines/names.ts';
import type { World } from './world.ts';

/** A row of `docs/several-machines.md`: what the proxy answers at one kind of address, and whether it stores it. */
interface AddressRow {
  host: 'site' | 'cdn' | 'files';
  /** The address as the guide writes it. */
  address: string;
  status: number;
  cacheControl: string;
  vary: string;
  isStored: boolean;
  /** Returns one such address, below its host, on a running site. */
  example: (site: Running) => string;
}

/** Releases that are live. */
interface Running {
  build: SiteBuild;
  shell: Release;
  agents: Release;
  report: Release;
}

const year = 'public, max-age=31536000, immutable';
const page = {
  host: 'site',
  cacheControl: 'private, no-cache',
  vary: 'accept-encoding, cookie',
  isStored: false,
} as const;
const shared = {
  cacheControl: 'public, max-age=0, s-maxage=1, stale-while-revalidate=60',
  vary: 'accept-encoding',
  isStored: true,
} as const;
const kept = { status: 200, cacheControl: year, vary: 'accept-encoding', isStored: true } as const;
const missing = { status: 404, cacheControl: 'no-store', vary: '', isStored: false } as const;

/** The guide's table. */
// biome-ignore format: a table reads in columns
export const addressRows: readonly AddressRow[] = [
  { ...page, address: '`/` and every page',           ...shared, status: 200, example: () => '/' },
  { ...page, address: 'what no page has',             status: 404, example: () => '/nope' },
  { ...page, address: 'a page, written otherwise',    status: 308, vary: '', example: () => '/CONTACT' },
  { ...kept, address: '`/assets/…`',                  host: 'site', example: ({ shell }) => `/assets/${shell.entry}` },
  { ...kept, address: '`/media/…`',                   host: 'site', example: ({ shell }) => published(shell, 'media/') },
  { ...kept, address: '`/styles/…`',                  host: 'site', example: ({ build }) => `/styles/${Object.values(build.pages).find(({ styles }) => styles)?.styles}.css` },
  { ...kept, address: '`/fonts/…`',                   host: 'site', cacheControl: 'public, max-age=2592000', example: ({ shell }) => published(shell, 'fonts/') },
  { ...kept, address: '`/robots.txt` and its like',   host: 'site', cacheControl: 'public, max-age=3600', example: () => '/robots.txt' },
  { ...missing, address: 'a file that is not there',  host: 'site', example: () => '/assets/main.00000000.js' },
  { ...kept, address: '`/{name}/VERSION/web/…`',      host: 'cdn', example: ({ agents }) => scriptOf(agents) },
  { ...missing, address: 'a file that is not there',  host: 'cdn', example: ({ agents }) => `${scriptOf(agents)}.map` },
  { ...kept, address: '`/{name}/VERSION/web/…`',      host: 'files', example: ({ report }) => scriptOf(report) },
  { ...missing, address: 'anything else in the bucket', host: 'files', example: ({ report }) => `/${report.name}/${report.version}/release.json` },
];

/** The server behind the proxy that answers for each host. */
export const answeredBy = { site: 'edge', cdn: 'asset host', files: 'bucket' } as const;

/** Formats a row as the guide writes it. */
export const rowInGuide = ({ host, address, status, cacheControl, vary, isStored }: AddressRow) =>
  `| ${[answeredBy[host], address, status, `\`${cacheControl}\``, vary, isStored ? 'yes' : 'no'].join(' | ')} |`.replaceAll(
    '  ',
    ' ',
  );

const scriptOf = ({ name, version, entry }: Release) => `/${name}/${version}/web/${entry}`;

const published = ({ files }: Release, below: string) =>
  files.find(({ path }) => path.startsWith(`public/${below}`))?.path.replace('public', '') ?? '';

/** Asks for an address three times: it must answer as its row says, with the same bytes in every encoding. */
export async function expectRow(row: AddressRow, world: World) {
  const build = await world.liveBuild();
  const [shell, agents, report] = await Promise.all(
    (['shell', 'mf-agents', 'mf-market-report'] as const).map((name) =>
      world.store.readRelease(name, build.selection[name] ?? ''),
    ),
  );
  const address = `${https(row.host)}${row.example({ build, shell, agents, report } as Running)}`;
  const [first, second, third] = [
    await ask(address, { 'accept-encoding': 'br' }, world),
    await ask(address, { 'accept-encoding': 'br' }, world),
    await ask(address, {}, world),
  ];

  expect(first).toMatchObject({ status: row.status, headers: { 'x-content-type-options': 'nosniff' } });
  expect([first.headers['cache-control'], first.headers.vary?.toLowerCase()]).toEqual([
    row.cacheControl,
    row.vary || undefined,
  ]);
  expect(second.headers['x-cache'] === 'HIT').toBe(row.isStored);
  expect([second.body.equals(first.body), third.body.equals(first.body)]).toEqual([true, true]);
  expect(third.headers['content-encoding']).toBeUndefined();
}

const unpackers = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** Asks the proxy for an address by its host name, as a browser does. The body of the answer is uncompressed. */
async function ask(
  address: string,
  headers: Readonly<Record<string, string>>,
  { proxy, authority }: Pick<World, 'proxy' | 'authority'>,
) {
  const { hostname, pathname } = new URL(address);
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    request({
      host: '127.0.0.1',
      port: proxy.port,
      servername: hostname,
      path: pathname,
      headers: { host: hostname, ...headers },
      ca: readFileSync(authority.root),
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
  const bytes = await buffer(answered);
  const unpack = unpackers[answered.headers['content-encoding'] as keyof typeof unpackers];

  return {
    status: answered.statusCode,
    headers: answered.headers,
    body: unpack ? unpack(bytes) : bytes,
  };
}
