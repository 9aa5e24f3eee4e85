import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Artifacts } from './artifacts.ts';
import { bucketArtifacts } from './bucket.ts';
import { folderArtifacts } from './folder.ts';
import { bucketLine } from './testing/bucket-line.ts';
import { s3Environment, startS3 } from './testing/s3-server.ts';

const name = 'releases/mf-agents/1.0.0-a';
const temporary = () => mkdtemp(path.join(tmpdir(), 'dos-mares-artifacts-'));

let server: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  Object.assign(process.env, s3Environment);
  server = await startS3();
});
afterAll(() => server.stop());

/** Two machines that share artifacts: in one folder, or in a bucket with a cache on each. */
const drivers: Record<string, () => Promise<[Artifacts, Artifacts]>> = {
  folder: async () => {
    const folder = await temporary();

    return [folderArtifacts(folder), folderArtifacts(folder)];
  },
  bucket: async () => {
    const address = `s3://artifacts/${crypto.randomUUID()}`;

    return [
      bucketArtifacts(address, await temporary(), { endpoint: server.endpoint }),
      bucketArtifacts(address, await temporary(), { endpoint: server.endpoint }),
    ];
  },
};

async function keep(artifacts: Artifacts, text = 'script', target = name) {
  const draft = await artifacts.draft();
  await writeFile(path.join(draft, 'entry.js'), text);
  await writeFile(path.join(draft, 'release.json'), '{}');
  await artifacts.keep(draft, target);

  return draft;
}

const textOf = async (artifacts: Artifacts, file = 'entry.js') =>
  readFile(path.join((await artifacts.fetch(name)) ?? '', file), 'utf8');

describe.each(Object.keys(drivers))('in a %s', (driver) => {
  let mine: Artifacts;
  let theirs: Artifacts;

  beforeEach(async () => {
    [mine, theirs] = await (drivers[driver] as (typeof drivers)['folder'])();
  });

  it('what one machine keeps, another fetches', async () => {
    const draft = await keep(mine);

    expect(await textOf(theirs)).toBe('script');
    expect(existsSync(draft)).toBe(false);
  });

  it('what nobody kept is not there', async () => {
    expect(await mine.fetch(name)).toBeUndefined();
    expect(await mine.names('releases/mf-agents')).toEqual([]);
  });

  it('who is first stays, also when both keep at once', async () => {
    await keep(mine);
    await Promise.all([keep(mine, 'other'), keep(theirs, 'other')]);

    expect(await textOf(mine)).toBe('script');
    expect(await textOf(theirs)).toBe('script');
  });

  it('names what is there, and since when', async () => {
    const before = Date.now() - 2_000;
    await keep(mine);
    await keep(mine, 'script', 'releases/mf-agents/1.0.0-b');

    expect([...(await theirs.names('releases/mf-agents'))].sort()).toEqual(['1.0.0-a', '1.0.0-b']);
    expect((await theirs.keptAt(name)).getTime()).toBeGreaterThanOrEqual(before);
  });

  it('a small file is added once', async () => {
    await keep(mine);
    await mine.add(name, 'release.sig.json', 'first');
    await theirs.add(name, 'release.sig.json', 'second');

    expect(await textOf(theirs, 'release.sig.json')).toBe('first');
  });

  it('what is removed is gone for everybody who has not fetched it', async () => {
    await keep(mine);
    await mine.remove(name);

    expect(await mine.fetch(name)).toBeUndefined();
    expect(await theirs.fetch(name)).toBeUndefined();
  });
});

describe('a bucket', () => {
  it('gives many files in few requests, also to many who ask at once: an edge has two seconds for a composition', async () => {
    const address = `s3://artifacts/${crypto.randomUUID()}`;
    const artifacts = bucketArtifacts(address, await temporary(), { endpoint: server.endpoint });
    const draft = await artifacts.draft();
    await mkdir(path.join(draft, 'pages'));
    for (let page = 0; page < 50; page += 1)
      await writeFile(path.join(draft, `pages/${page}.html`), `${page}`);
    await writeFile(path.join(draft, 'composition.json'), '{}');
    await artifacts.keep(draft, 'compositions/c1');
    await artifacts.add('compositions/c1', 'composition.0123456789abcdef.sig.json', 'signed');
    const line = await bucketLine(server.endpoint);
    const elsewhere = bucketArtifacts(address, await temporary(), { endpoint: line.endpoint });

    const [folder] = await Promise.all(Array.from({ length: 5 }, () => elsewhere.fetch('compositions/c1')));
    expect(line.requests()).toBeLessThan(8);
    expect(await readdir(path.join(folder ?? '', 'pages'))).toHaveLength(50);
    expect((await readdir(folder ?? '')).sort()).toEqual([
      'composition.0123456789abcdef.sig.json',
      'composition.json',
      'pages',
    ]);
    line.close();
  });

  it('holds what browsers may ask for as files of their own', async () => {
    const address = `s3://artifacts/${crypto.randomUUID()}`;
    const artifacts = bucketArtifacts(address, await temporary(), { endpoint: server.endpoint });
    const draft = await artifacts.draft();
    await mkdir(path.join(draft, 'web'));
    await writeFile(path.join(draft, 'web/entry.js'), 'script');
    await writeFile(path.join(draft, 'release.json'), '{}');
    await artifacts.keep(draft, name);
    const response = await fetch(`${server.endpoint}/${address.slice('s3://'.length)}/${name}/web/entry.js`);

    expect(await response.text()).toBe('script');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('shows nothing of an upload that was cut off, and takes it again', async () => {
    const address = `s3://artifacts/${crypto.randomUUID()}`;
    const cache = await temporary();
    const line = await bucketLine(server.endpoint);
    line.failAfter(1);
    const cut = bucketArtifacts(address, cache, { endpoint: line.endpoint });
    await expect(keep(cut)).rejects.toThrow();
    line.close();
    const artifacts = bucketArtifacts(address, cache, { endpoint: server.endpoint });

    expect(await artifacts.fetch(name)).toBeUndefined();
    await keep(artifacts);
    expect(await textOf(artifacts)).toBe('script');
  });

  it('that is away costs nothing of what was fetched before', async () => {
    const address = `s3://artifacts/${crypto.randomUUID()}`;
    const cache = await temporary();
    await keep(bucketArtifacts(address, cache, { endpoint: server.endpoint }));
    const cutOff = bucketArtifacts(address, cache, { endpoint: 'http://127.0.0.1:9' });

    expect(await textOf(cutOff)).toBe('script');
    await expect(cutOff.fetch('releases/mf-agents/other')).rejects.toThrow();
  });

  it('is asked again when the cache was lost', async () => {
    const address = `s3://artifacts/${crypto.randomUUID()}`;
    const cache = await temporary();
    const artifacts = bucketArtifacts(address, cache, { endpoint: server.endpoint });
    await keep(artifacts);
    await rm(cache, { recursive: true });

    expect(await textOf(artifacts)).toBe('script');
  });
});
