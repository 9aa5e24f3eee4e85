import { createHash } from 'node:crypto';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
import { packTar } from 'modern-tar';
import { startService } from '../../testing/site.ts';
import { fingerprint } from '../store/integrity.ts';

jest.setTimeout(120_000);

let service: Awaited<ReturnType<typeof startService>>;
let token: string;
beforeAll(async () => {
  service = await startService();
  token = (await service.as('team-a', 'mf-agents')).token;
});
afterAll(() => service.app.close());

/** A header of a tar entry, and its text. */
type Entry = [header: string | Parameters<typeof packTar>[0][number]['header'], text?: string | Buffer];

const script = 'agents()';
const integrityOf = (text: string | Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const described = (file: string, text: string | Buffer = script) => ({
  path: file,
  bytes: text.length,
  integrity: integrityOf(text),
});

/** Writes a manifest whose version matches whatever it says, as an attacker's does. */
function manifest(changes: object = {}, more: object = {}) {
  const facts = {
    contractVersion: 1,
    entry: 'entry.js',
    exposes: {},
    routes: [],
    mounts: [],
    platform: [],
    shared: {},
    calls: [],
    files: [described('web/entry.js')],
    ...changes,
  };
  const version = `1.0.0-${fingerprint(facts, 16)}`;

  return JSON.stringify({ name: 'mf-agents', version, commit: 'c0ffee', ...facts, ...more });
}

const entry: Entry = ['web/entry.js', script];
const listing = (...files: object[]): Entry => ['release.json', manifest({ files })];
const release = (text: string): Entry[] => [['release.json', text], entry];

const tarOf = (entries: readonly Entry[]) =>
  packTar(
    entries.map(([header, text = '']) => {
      const named = typeof header === 'string' ? { name: header, size: text.length } : header;

      return { header: { type: 'file' as const, mode: 0o644, ...named }, body: text };
    }),
  );

/** Uploads bytes with a team's token; returns the reason for a refusal. */
async function upload(body: Uint8Array | Readable, by = token, at = 'releases') {
  const headers = { authorization: `Bearer ${by}`, 'content-type': 'application/x-tar' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as unknown as RequestInit;
  const answer = await fetch(`${service.url}/${at}`, init);
  const lines = (await answer.text()).trim().split('\n');

  return lines.map((line) => JSON.parse(line)).find((line) => 'error' in line)?.error as string | undefined;
}

/** What a refused upload could have left: releases, drafts, and whatever lies beside the store. */
async function traces() {
  const { store } = service;
  const drafts = await readdir(path.join(store.localFolder, 'drafts')).catch(() => []);

  return [await store.versions('mf-agents'), drafts, await readdir(victim)];
}

/** Waits until a check passes. */
async function soon(check: () => Promise<void>, attempts = 100): Promise<void> {
  await check().catch(async (error) => {
    if (attempts === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await soon(check, attempts - 1);
  });
}

const isLive = async () => (await fetch(`${service.url}/health/live`)).status;

let victim: string;
let toVictim: string;
beforeAll(async () => {
  // A folder of the machine that is none of the store's business.
  victim = await mkdtemp(path.join(tmpdir(), 'dos-mares-victim-'));
  await writeFile(path.join(victim, 'entry.js'), script);
  toVictim = `web/${'../'.repeat(20)}${victim.slice(1)}/entry.js`;
});

const megabytes = (count: number) => count * 1_000_000;
const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
/** A gigabyte of zeros in a kilobyte. */
const bomb = () =>
  brotliCompressSync(Buffer.alloc(megabytes(1_000)), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const special = (type: 'symlink' | 'link' | 'character-device', linkname = ''): Entry => [
  { name: 'web/entry.js', type, size: 0, linkname },
];

// biome-ignore format: a table reads in columns
it.each<[what: string, sentence: string, entries: () => Entry[]]>([
  ['a foreign file by `..`',           'json/files/0/path must', () => [listing(described(toVictim))]],
  ['an endless device',                'json/files/0/path must', () => [listing({ ...described(`web/${'../'.repeat(20)}dev/zero`), bytes: 1 })]],
  ['a file outside of the parts',      'json/files/0/path must', () => [listing(described('package.json'))]],
  ['a Windows path',                   'json/files/0/path must', () => [listing(described('web\\..\\..\\entry.js'))]],
  ['a size that no release has',       'json/files/0/bytes must', () => [listing({ ...described('web/a.js'), bytes: 2e12 })]],
  ['a compressed copy of its own',     'json/files/1/path must', () => [listing(described('web/entry.js'), described('web/entry.js.br')), entry]],
  ['no hash',                          'json/files/0/integrity must', () => [listing({ ...described('web/a.js'), integrity: 'sha384-' })]],
  ['sizes that are too much together', '200 MB together', () => [listing(...['a', 'b', 'c'].map((one) => ({ ...described(`web/${one}`), bytes: 90_000_000 })))]],
  ['6,000 files in its list',          'json/files must', () => [listing(...Array.from({ length: 6_000 }, (_, at) => described(`web/${at}`)))]],
  ['a file that is also a folder',     'web/entry.js/more.js is missing', () => [listing(described('web/entry.js'), described('web/entry.js/more.js')), entry]],
  ['a file that it does not bring',    'web/more.js is missing', () => [listing(described('web/entry.js'), described('web/more.js')), entry]],
  ['a file that it does not list',     'web/more.js is not named in release.json', () => [...release(manifest()), ['web/more.js', script]]],
  ['a copy that it does not list of a picture', 'web/more.png.br is not named', () => [...release(manifest()), ['web/more.png.br', script]]],
  ['a file that is longer than it says', 'web/entry.js is not what was released', () => [listing({ ...described('web/entry.js'), bytes: 2 }), entry]],
  ['a copy that says something else',  'web/entry.js.br is not what was released', () => [...release(manifest()), ['web/entry.js.br', brotliCompressSync('other()')]]],
  ['a copy that says a gigabyte',      'web/entry.js.br is not what was released', () => [...release(manifest()), ['web/entry.js.br', bomb()]]],
  ['`..` in the archive',              'no place for a file', () => [['../entry.js', script], ...release(manifest())]],
  ['`..` that comes back',             'no place for a file', () => [['web/../web/entry.js', script], listing(described('web/entry.js'))]],
  ['an absolute path in the archive',  'no place for a file', () => [[`${victim}/other.js`, script], ...release(manifest())]],
  ['a name of 253 bytes',              'no place for a file', () => [[`web/${'é'.repeat(126)}`, script], ...release(manifest())]],
  ['a file that is compressed itself', 'must be a name without special characters', () => [listing(described('web/data.tar.gz'))]],
  ['a folder in the place of a copy',  'The service could not store or read it: EISDIR.', () => [listing(described('web/entry.js'), described('web/entry.js.br/x.png')), entry, ['web/entry.js.br/x.png', script]]],
  ['a name of 200,000 characters',     'no place for a file', () => [[`web/${'x'.repeat(200_000)}`, script], ...release(manifest())]],
  ['a symbolic link',                  'regular files only', () => [listing(described('web/entry.js')), special('symlink', `${victim}/entry.js`)]],
  ['a hard link',                      'regular files only', () => [...release(manifest()), special('link', 'release.json')]],
  ['a device',                         'regular files only', () => [listing(described('web/entry.js')), special('character-device')]],
  ['a file twice in the archive',      '"web/entry.js" is there twice', () => [...release(manifest()), entry]],
  ['names that differ by case',        '"web/ENTRY.js" is there twice', () => [...release(manifest()), ['web/ENTRY.js', script]]],
  ['a file in the place of a folder',  'cannot be unpacked', () => [['web/a', script], ['web/a/b', script], ...release(manifest())]],
  ['20,000 empty files',               'more than 5000 files', () => Array.from({ length: 20_000 }, (_, at): Entry => [`web/${at}`])],
  ['no release.json',                  'release.json is missing, too long or not JSON', () => [entry]],
  ['a release.json of 3 MB',           'release.json is missing, too long or not JSON', () => release(manifest({ entry: 'x'.repeat(megabytes(3)) }))],
  ['{{{',                              'release.json is missing, too long or not JSON', () => release('{{{')],
  ['no files',                         'release.json must have required properties files', () => release(manifest({ files: undefined }))],
  ['deep nesting',                     'release.json must', () => release(nested)],
  ['deep nesting in an unknown field', 'release.json/deep must', () => release(manifest().replace('{', `{"deep":${nested},`))],
  ['deep nesting in a known field',    'release.json/entry must be string', () => release(manifest().replace('"entry.js"', nested))],
  ['a name that is a path',            'release.json/name must', () => release(manifest({}, { name: '../mf-agents' }))],
  ['a version that is a path',         'release.json/version must', () => release(manifest({}, { version: '1/../../x-0123456789abcdef' }))],
  ['facts that its version does not hash', 'release.json is not what was released', () => release(manifest().replace('"entry.js"', '"other.js"'))],
  ['a version without a hash',         'does not end in a hash', () => release(manifest({}, { version: '1.0.0' }))],
  ['an entry elsewhere',               'release.json/entry must', () => release(manifest({ entry: '../../other/entry.js' }))],
  ['scripts elsewhere',                'release.json/exposes/page/0 must', () => release(manifest({ exposes: { page: ['../../x.js'] } }))],
  ['a module that is a path',          'release.json/exposes/..~1x is not a',   () => release(manifest({ exposes: { '../x': [] } }))],
  ['code for the compiler',            'release.json/platform/0 must', () => release(manifest({ platform: ["x']; declare const y: typeof import('/etc/x"] }))],
  ['ten thousand routes',              'release.json/routes must', () => release(manifest({ routes: Array(10_000).fill({ path: '/a', expose: 'a' }) }))],
])('SH11 refuses %s with one sentence, writes nothing and goes on', async (_what, sentence, entries) => {
  const before = await traces();
  const memory = process.memoryUsage.rss();
  const tar = await tarOf(entries());
  const error = await upload(tar);

  expect(error).toContain(sentence);
  expect(error).toMatch(/^[^\n]{1,300}$/);
  expect(error).not.toMatch(/drafts|node_modules|\bat \//);
  expect(await traces()).toEqual(before);
  expect(process.memoryUsage.rss() - memory).toBeLessThan(megabytes(400));
  expect(await isLive()).toBe(200);
});

const federation = JSON.stringify({
  name: 'mf_agents',
  metaData: { remoteEntry: { name: 'entry.js', path: '', type: 'global' }, publicPath: 'auto' },
  shared: [],
  exposes: [{ name: 'tides-page', assets: { js: { sync: ['entry.js'] } } }],
});
const build = (...more: Entry[]): Entry[] => [
  ['./mf-manifest.json', federation],
  ['./entry.js', script],
  ...more,
];

// biome-ignore format: a table reads in columns
it.each<[what: string, sentence: string, entries: Entry[]]>([
  ['without a manifest',       'There is no mf-manifest.json', [['./entry.js', script]]],
  ['with `..`',                'no place for a file', build(['./../x.js', script])],
  ['with an absolute path',    'no place for a file', build(['/etc/x.js', script])],
  ['with a link',              'regular files only', build([{ name: './x.js', type: 'symlink', size: 0, linkname: '/etc/passwd' }])],
  ['with a file twice',        'is there twice', build(['entry.js', script])],
  ['with routes elsewhere',    'release.json/routes/0/path must', build(['./routes.json', '[{"path": "..", "expose": "x"}]'])],
  ['with a page that is code', 'release.json/exposes/', [['./mf-manifest.json', federation.replace('tides-page', "x'];(")], ['./entry.js', script]]],
])('SH11 refuses a build %s with one sentence, and writes nothing', async (_what, sentence, entries) => {
  const before = await traces();

  expect(await upload(await tarOf(entries), token, 'builds')).toContain(sentence);
  expect(await traces()).toEqual(before);
});

it('makes a release of a build, once for equal bytes, and only for a token of its application', async () => {
  const other = (await service.as('team-c', 'mf-chat')).token;
  const versions = async () => (await service.store.versions('mf-agents')).length;
  const before = await versions();

  expect(await upload(await tarOf(build()), other, 'builds')).toContain('mf-agents');
  expect(await versions()).toBe(before);
  for (const _ of [1, 2]) expect(await upload(await tarOf(build()), token, 'builds')).toBeUndefined();
  expect(await versions()).toBe(before + 1);
});

/** Repeats a tar's entries without end, from a sender who spends nothing on them. */
const endlessly = async (entries: readonly Entry[]) => {
  const tar = (await tarOf(entries)).subarray(0, -1_024);

  return Readable.from(
    (function* () {
      for (;;) for (let at = 0; at < tar.length; at += 65_536) yield tar.subarray(at, at + 65_536);
    })(),
  );
};

// biome-ignore format: a table reads in columns
it.each<[what: string, sentence: string, entries: () => Entry[]]>([
  ['files',   '"web/2" is too large', () => [0, 1, 2].map((at) => [`web/${at}`, Buffer.alloc(megabytes(75))])],
  ['folders', 'much more than its files', () => Array.from({ length: 100 }, () => [{ name: 'web/', type: 'directory', size: 0 }])],
  ['headers', 'much more than its files', () => [[{ name: 'x', type: 'pax-header', size: 7_000_000 }, Buffer.alloc(7_000_000, '6 a=b\n')]]],
])('SH11 takes no endless %s', async (_what, sentence, entries) => {
  const before = await traces();
  const sender = await endlessly(entries());
  const memory = process.memoryUsage.rss();

  expect(await upload(sender)).toContain(sentence);
  expect(await traces()).toEqual(before);
  // The sender is in this process, too.
  expect(process.memoryUsage.rss() - memory).toBeLessThan(megabytes(450));
});

it('answers garbage, half an archive and a peer that leaves midway, and keeps nothing of them', async () => {
  const before = await traces();
  const whole = await tarOf(release(manifest()));
  for (const bytes of [Buffer.alloc(100_000, 'garbage'), whole.subarray(0, 700), whole.subarray(0, -1_024)])
    expect(await upload(bytes)).toMatch(/^The release cannot be unpacked: [^\n]+\.$/);

  const { hostname, port } = new URL(service.url);
  const line = connect(Number(port), hostname);
  const head = `POST /releases HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/x-tar`;
  line.write(`${head}\r\ncontent-length: 90000000\r\n\r\n`);
  line.write((await tarOf([['web/zeros', Buffer.alloc(megabytes(20))]])).subarray(0, -2_048));
  await soon(async () => expect((await traces())[1]).toHaveLength(1));
  const next = upload(Buffer.alloc(100_000, 'garbage'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await traces())[1]).toHaveLength(1);
  line.destroy();
  expect(await next).toMatch(/^The release cannot be unpacked/);
  await soon(async () => expect(await traces()).toEqual(before));
  expect(await isLive()).toBe(200);
});

it('stores nothing of a token that is revoked while its upload comes', async () => {
  const { as, store } = service;
  const [owner, leaked] = [await as('owner', '*'), await as('leaked', 'mf-agents')];
  const whole = await tarOf(release(manifest({ contractVersion: 2 })));
  const before = await store.versions('mf-agents');
  async function* slowly() {
    yield whole.subarray(0, 600);
    await owner.run('tokens revoke leaked');
    yield whole.subarray(600);
  }

  expect(await upload(Readable.from(slowly()), leaked.token)).toContain('needs a valid token');
  expect(await store.versions('mf-agents')).toEqual(before);
});
