import { mkdtemp, readdir, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { packTar } from 'modern-tar';
import { keep as keepRelease } from '../../testing/releases.ts';
import { bucketProxy } from '../../testing/store/bucket-proxy.ts';
import { s3Environment, startS3 } from '../../testing/store/s3-server.ts';
import type { Live } from '../model.ts';
import { bucketObjects } from './objects.ts';
import { openStore, type Store } from './store.ts';

const temporary = () => mkdtemp(path.join(tmpdir(), 'dos-mares-store-'));
const live = (number: number) => ({ number, deployment: 'b' }) as Live;

let server: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  Object.assign(process.env, s3Environment);
  server = await startS3();
});
afterAll(() => server.stop());

/** Opens stores in a new bucket, each with its own cache. */
function newBucket() {
  const address = `s3://artifacts/${crypto.randomUUID()}`;

  return {
    address,
    open: async (endpoint = server.endpoint, cacheFolder?: string) =>
      openStore(address, { endpoint, cacheFolder: cacheFolder ?? (await temporary()) }),
  };
}

/** Two machines that share a store: in one folder, or in a bucket with a cache on each. */
const drivers = {
  async folder() {
    const folder = await temporary();

    return [openStore(folder), openStore(folder)] as const;
  },
  async bucket() {
    const { open } = newBucket();

    return [await open(), await open()] as const;
  },
};

const keep = (store: Store, text = 'script') =>
  keepRelease(store, { name: 'mf-agents', texts: { 'web/entry.js': text } });
const textOf = async (store: Store) =>
  readFile(path.join(await store.releaseFolder('mf-agents', '1.0.0'), 'web/entry.js'), 'utf8');

describe.each(['folder', 'bucket'] as const)('in a %s', (driver) => {
  let mine: Store;
  let theirs: Store;

  beforeEach(async () => {
    [mine, theirs] = await drivers[driver]();
  });

  it('what one machine keeps, another has, and nothing else', async () => {
    const before = Date.now() - 2_000;
    await keep(mine);

    expect(await textOf(theirs)).toBe('script');
    expect(await theirs.versions('mf-agents')).toEqual(['1.0.0']);
    expect((await theirs.releasedAt('mf-agents', '1.0.0')).getTime()).toBeGreaterThanOrEqual(before);
    expect([await mine.hasRelease('mf-agents', '2'), await mine.versions('mf-chat')]).toEqual([false, []]);
    await expect(mine.releaseFolder('mf-agents', '2')).rejects.toThrow('mf-agents@2 is not in the store');
    await mine.remove('releases/mf-agents/1.0.0');
    expect(await mine.hasRelease('mf-agents', '1.0.0')).toBe(false);
  });

  it('who is first stays, also when both keep at once', async () => {
    await keep(mine);
    await Promise.all([keep(mine, 'other'), keep(theirs, 'other')]);

    expect([await textOf(mine), await textOf(theirs)]).toEqual(['script', 'script']);
  });

  it('pages are named by what they say, and read compressed', async () => {
    const hash = await mine.keepText('pages', '<p>Home', 5);

    expect(String(brotliDecompressSync(await theirs.readText('pages', hash)))).toBe('<p>Home');
    expect(await theirs.names('pages')).toEqual([`${hash}.html.br`]);
    await theirs.remove(`pages/${hash}.html.br`);
    await expect(theirs.readText('pages', hash)).rejects.toThrow('is not in the store');
  });

  it('a name that leads out of it names nothing, whatever asks for it', async () => {
    for (const read of [
      () => theirs.releaseFolder('../../x', '1.0.0'),
      () => theirs.readRelease('mf-agents', '../../../x'),
      () => theirs.versions('..'),
      () => theirs.hasRelease('..\\..\\x', '1.0.0'),
      () => theirs.releasedAt('mf-agents', '1.0.0\0'),
      () => theirs.readDeployment('../../../etc/x'),
      () => theirs.readText('pages', '../../x'),
      () => theirs.names('/etc'),
      () => theirs.remove('../x'),
      () => theirs.remove('x'.repeat(10_000)),
    ])
      await expect(Promise.resolve().then<unknown>(read)).rejects.toThrow(
        'Nothing of that name is in the store.',
      );
  });

  it('what is live is read, as it is and when it has changed', async () => {
    expect(await theirs.readLive()).toBeUndefined();
    for (const number of [1, 1, 2]) {
      await mine.writeLive(live(number));
      expect(await theirs.readLive()).toEqual(live(number));
      expect(await theirs.readLive()).toEqual(live(number));
    }
  });
});

it('a folder that cannot be listed is not an empty one, from which nothing would be needed', async () => {
  const folder = await temporary();
  const store = openStore(folder);
  // What a folder without free file descriptors or with a broken disk says, too: not that nothing is there.
  await symlink('deployments', path.join(folder, 'deployments'));

  await expect(store.names('deployments')).rejects.toThrow('ELOOP');
  expect(await store.names('pages')).toEqual([]);
});

describe('a bucket', () => {
  it('gives a release in few requests, also to many at once, and to browsers as files of their own', async () => {
    const { address, open } = newBucket();
    const texts = { 'web/entry.js': 'script', 'web/page.css': 'p {}' };
    await keepRelease(await open(), { name: 'mf-agents', texts });
    const proxy = await bucketProxy(server.endpoint);
    const elsewhere = await open(proxy.endpoint);
    await Promise.all(Array.from({ length: 5 }, () => textOf(elsewhere)));
    expect(proxy.requests()).toBeLessThan(5);
    proxy.close();

    const folder = `${server.endpoint}/${address.slice('s3://'.length)}/releases/mf-agents/1.0.0/web`;
    const [script, sheet] = [await fetch(`${folder}/entry.js`), await fetch(`${folder}/page.css`)];
    expect(await script.text()).toBe('script');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(sheet.headers.get('content-type')).toContain('text/css');
  });

  it('shows nothing of an upload that was cut off, and takes it again', async () => {
    const { open } = newBucket();
    const proxy = await bucketProxy(server.endpoint);
    proxy.failAfter(1);
    await expect(open(proxy.endpoint).then(keep)).rejects.toThrow();
    proxy.close();
    const store = await open();

    expect(await store.hasRelease('mf-agents', '1.0.0')).toBe(false);
    await keep(store);
    expect(await textOf(await open())).toBe('script');
  });

  it('that is away costs nothing of what was fetched before', async () => {
    const { open } = newBucket();
    const cache = await temporary();
    const store = await open(server.endpoint, cache);
    await keep(store);
    const hash = await store.keepText('pages', '<p>Home', 5);
    await store.writeLive(live(7));
    await store.readLive();
    const cutOff = await open('http://127.0.0.1:9', cache);

    expect(await textOf(cutOff)).toBe('script');
    expect(String(brotliDecompressSync(await cutOff.readText('pages', hash)))).toBe('<p>Home');
    await expect(cutOff.readLive()).rejects.toThrow();
    expect(await cutOff.cachedLive()).toEqual(live(7));
    await expect(cutOff.readText('pages', 'other')).rejects.toThrow();
  });

  /** An object that somebody with write access changed: how, and what reading it then says. */
  const reads: Readonly<Record<string, (store: Store, hash: string) => Promise<unknown>>> = {
    'releases/mf-agents/1.0.0/files.tar': textOf,
    'releases/mf-agents/1.0.0/release.json': (store) => store.readRelease('mf-agents', '1.0.0'),
    'pages/HASH.html.br': (store, hash) => store.readText('pages', hash),
  };
  const replacing = (from: string, to: string) => (bytes: Buffer) =>
    Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');
  const bomb = () =>
    brotliCompressSync(Buffer.alloc(60_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const [archive = '', manifest = '', page = ''] = Object.keys(reads);
  it.each<[name: string, sentence: string, change: (bytes: Buffer) => Buffer]>([
    [archive, 'web/entry.js is not what was released', replacing('script', 'hacked')],
    [manifest, 'This is no release', replacing('"entry":"entry.js"', '"entry":"../../x/y"')],
    [
      manifest,
      'release.json is not what was released',
      replacing('"name":"mf-agents"', '"name":"mf-tokens"'),
    ],
    [page, 'is not what was stored', replacing('word', 'evil')],
    [page, 'is not what was stored', bomb],
  ])('whose %s somebody changed is refused (%s), until it is restored', async (name, sentence, change) => {
    const { address, open } = newBucket();
    const store = await open();
    await keep(store);
    const hash = await store.keepText('pages', 'a page with a word', 0);
    const bucket = bucketObjects(address, server.endpoint);
    const key = name.replace('HASH', hash);
    const whole = (await bucket.get(key)) ?? Buffer.alloc(0);
    await bucket.put(key, change(whole));
    const elsewhere = await open();
    await expect(reads[name]?.(elsewhere, hash)).rejects.toThrow(sentence);
    await bucket.put(key, whole);

    await reads[name]?.(elsewhere, hash);
  });

  const altered = async (...entries: [name: string, text: string, header?: object][]) =>
    packTar(
      entries.map(([name, text, header]) => ({
        header: { name, type: 'file' as const, size: text.length, ...header },
        body: text,
      })),
    );
  it.each<[what: string, sentence: string, ...entries: Parameters<typeof altered>]>([
    ['a path that leads out', 'no place', ['../../../evil.js', 'x']],
    [
      'a link',
      'regular files only',
      ['web/entry.js', '', { type: 'symlink', linkname: '../../../../live.json' }],
    ],
    ['a file more', 'web/evil.html is not named in release.json', ['web/evil.html', 'x']],
    ['a copy of the manifest twice', 'is there twice', ['release.json', '{}']],
  ])(
    'whose archive somebody gave %s writes nothing outside, and is refused',
    async (_what, sentence, ...more) => {
      const { address, open } = newBucket();
      await keep(await open());
      const bucket = bucketObjects(address, server.endpoint);
      const key = 'releases/mf-agents/1.0.0/files.tar';
      const whole = (await bucket.get(key)) ?? Buffer.alloc(0);
      await bucket.put(
        key,
        Buffer.concat([await altered(...more).then((tar) => tar.subarray(0, -1_024)), whole]),
      );
      const cache = await temporary();

      await expect(textOf(await open(server.endpoint, path.join(cache, 'a/b')))).rejects.toThrow(sentence);
      expect(await readdir(cache, { recursive: true })).toEqual(['a', 'a/b', 'a/b/drafts']);
    },
  );
});
