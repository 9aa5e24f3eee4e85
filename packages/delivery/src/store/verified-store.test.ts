import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveStore } from '../fixture/releases.ts';
import { s3Environment, startS3 } from './artifacts/testing/s3-server.ts';
import { openStore } from './store.ts';
import { openVerifiedStore } from './verified-store.ts';

const environment = { ...process.env };
const temporary = () => mkdtemp(path.join(tmpdir(), 'dos-mares-verified-'));

let server: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server.stop());
afterEach(() => {
  process.env = { ...environment };
});

/** Makes a site in a bucket, a function that alters objects there, and a server's store on another machine. */
async function site() {
  const folder = await temporary();
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await writeFile(path.join(folder, 'root.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(path.join(folder, 'root.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
  Object.assign(process.env, s3Environment, {
    DELIVERY_SIGNING_KEY: path.join(folder, 'root.pem'),
    DELIVERY_PUBLIC_KEYS: path.join(folder, 'root.pub'),
  });
  const prefix = crypto.randomUUID();
  const address = `s3://artifacts/${prefix}`;
  const settings = {
    ledgerUrl: path.join(folder, 'ledger.sqlite'),
    endpoint: server.endpoint,
    actor: 'team',
    cacheFolder: path.join(folder, 'cache'),
  };
  const publisher = await liveStore(openStore(address, settings));
  const store = openVerifiedStore(address, {
    ...settings,
    cacheFolder: path.join(folder, 'cache of an edge'),
  });
  const { live = '' } = (await publisher.readPointer()) ?? {};

  return {
    live,
    store,
    alter: (file: string, from: string, to: string) => server.alter(`${prefix}/${file}`, from, to),
    async close() {
      await Promise.all([publisher.close(), store.close()]);
    },
  };
}

describe("a server's copy of what lies in a bucket", () => {
  it('is made when it is what was signed', async () => {
    const { store, live, close } = await site();

    expect(
      await readFile(path.join(await store.compositionFolder(live), 'pages/team.html'), 'utf8'),
    ).toContain('Team');
    expect(
      await readFile(path.join(await store.releaseFolder('shell', '1.0.0'), 'web/main.js'), 'utf8'),
    ).toBe('hydrate()');
    await close();
  });

  it('is not made of a composition that somebody changed, until it is mended', async () => {
    const { store, live, alter, close } = await site();
    const mend = await alter(`compositions/${live}/files.tar`, '>Team<', '>Scam<');

    await expect(store.compositionFolder(live)).rejects.toThrow(
      `composition ${live}: pages/team.html is not what was signed.`,
    );
    await mend();
    expect(
      await readFile(path.join(await store.compositionFolder(live), 'pages/team.html'), 'utf8'),
    ).toContain('Team');
    await close();
  });

  it('is not made of a release that somebody changed', async () => {
    const { store, alter, close } = await site();
    await alter('releases/shell/1.0.0/files.tar', 'hydrate()', 'stealit()');

    await expect(store.releaseFolder('shell', '1.0.0')).rejects.toThrow(
      'shell@1.0.0: web/main.js is not what was signed.',
    );
    await close();
  });
});
