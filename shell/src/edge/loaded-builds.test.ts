/** @jest-environment node */
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type SiteBuild, type Store } from '@dosmares/delivery';
import { liveSite } from './loaded-builds.ts';
import { fillBuild, fillStore, liveOf } from './testing/edge-fixture.ts';

const everyMs = 50;
const soonMs = 2_500;

let folder: string;
let store: Store;
let first: SiteBuild;
let second: SiteBuild;
let sites: ReturnType<typeof liveSite>[];

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-site-'));
  first = await fillStore(folder);
  store = openStore(folder);
  second = await fillBuild(store, { agents: '2.1.0' });
  sites = [];
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await rm(folder, { recursive: true });
});

function open() {
  const site = liveSite(store, everyMs);
  sites.push(site);

  return { site, shown: async () => (await site.resolve('/')).build.id };
}

const goLive = (build: SiteBuild) => store.writeLive(liveOf(build, { number: 2 }));

const pause = (ms: number) => (value: string) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(value), ms));

async function become(shown: () => Promise<string>, id: string) {
  for (const end = Date.now() + soonMs; Date.now() < end && (await shown()) !== id; )
    await new Promise((resolve) => setTimeout(resolve, 20));

  expect(await shown()).toBe(id);
}

it('goes on with what it holds when the store does not give the new site build', async () => {
  const { shown } = open();
  await shown();
  const file = path.join(folder, 'site-builds', `${second.id}.json`);
  await rename(file, `${file}.elsewhere`);
  await goLive(second);
  await pause(5 * everyMs)('');
  expect(await shown()).toBe(first.id);

  await rename(`${file}.elsewhere`, file);
  await become(shown, second.id);
});

/** Holds back a site build on its way from the store; returns a function that lets it arrive. */
function holdBack({ id: late }: SiteBuild) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const whole = store;
  store = {
    ...whole,
    readSiteBuild: async (id) => {
      if (id === late) await promise;

      return whole.readSiteBuild(id);
    },
  };

  return resolve;
}

it('shows a preview although it takes a while to come from the store, never the live site instead', async () => {
  const arrive = holdBack(second);
  const preview = { token: 'genuine', build: second.id, subject: '', until: '2999-01-01T00:00:00Z' };
  await store.writeLive(liveOf(first, { previews: [preview] }));
  const { site } = open();
  setTimeout(arrive, 1_000);

  const { kind, build } = await site.resolve('/', { cookie: undefined, preview: 'genuine' });
  expect([kind, build.id]).toEqual(['preview', second.id]);
});

it('keeps nobody waiting while a new site build is on its way', async () => {
  const arrive = holdBack(second);
  const { shown } = open();
  await shown();
  await goLive(second);
  await pause(5 * everyMs)('');

  expect(await Promise.race([shown(), pause(300)('late')])).toBe(first.id);
  arrive();
  await become(shown, second.id);
});
