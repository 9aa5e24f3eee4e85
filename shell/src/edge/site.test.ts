/** @jest-environment node */
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, promoted, type Store } from '@dosmares/delivery';
import { compositionOf, fillComposition, fillStore, pointed } from './edge-fixture.ts';
import { liveSite } from './site.ts';

const act = { verb: 'promote', subject: 'mf-agents' };
const soon = 1_500;

let folder: string;
let store: Store;
let isAway: boolean;
let sites: ReturnType<typeof liveSite>[];

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-site-'));
  await fillStore(folder);
  await fillComposition(folder, { ...compositionOf('https://site.example'), id: 'c2' });
  const whole = openStore(folder);
  isAway = false;
  store = {
    ...whole,
    ledger: {
      ...whole.ledger,
      latest: () => (isAway ? Promise.reject(new Error('The line is cut.')) : whole.ledger.latest()),
    },
  };
  sites = [];
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await store.close();
  await rm(folder, { recursive: true });
});

function open() {
  const site = liveSite(store, { lastKnownFile: path.join(folder, 'own/last-known.json') });
  sites.push(site);

  return { site, shown: async () => (await site.resolve('/')).composition.id };
}

const pause = (ms: number) => (value: string) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(value), ms));

async function become(shown: () => Promise<string>, id: string) {
  for (const end = Date.now() + soon; Date.now() < end && (await shown()) !== id; )
    await new Promise((resolve) => setTimeout(resolve, 20));

  expect(await shown()).toBe(id);
}

it('shows what goes live soon after the move', async () => {
  const { shown } = open();
  expect(await shown()).toBe('c1');
  await store.movePointer(act, (now) => promoted(now, pointed('c2')));

  await become(shown, 'c2');
});

it('goes on with what was live while the ledger is away, and says so', async () => {
  const { site, shown } = open();
  await shown();
  isAway = true;
  await new Promise((resolve) => setTimeout(resolve, 700));

  expect(await shown()).toBe('c1');
  expect(site.isCurrent()).toBe(false);
});

it('starts with what it knew last when the ledger is away', async () => {
  await open().shown();
  await new Promise((resolve) => setTimeout(resolve, 200));
  isAway = true;

  expect(await open().shown()).toBe('c1');
});

it('shows nothing when it never knew anything', async () => {
  isAway = true;

  await expect(open().shown()).rejects.toThrow('Nothing is live yet');
});

it('goes on with what it holds when the store does not give the new composition', async () => {
  const { shown } = open();
  await shown();
  await rename(path.join(folder, 'compositions/c2'), path.join(folder, 'compositions/elsewhere'));
  await store.movePointer(act, (now) => promoted(now, pointed('c2')));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await shown()).toBe('c1');
  expect(console.error).toHaveBeenCalledWith('Not served: compositions/c2 is not in the store.');

  await rename(path.join(folder, 'compositions/elsewhere'), path.join(folder, 'compositions/c2'));
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  await become(shown, 'c2');
});

/** Holds back a composition on its way from the store; returns a function that lets it arrive. */
function holdBack(late: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const whole = store;
  store = {
    ...whole,
    compositionFolder: async (id) => {
      if (id === late) await promise;

      return whole.compositionFolder(id);
    },
  };

  return resolve;
}

it('shows a preview although it takes a while to come from the store, never the live site instead', async () => {
  const arrive = holdBack('c2');
  const preview = await store.ledger.permitPreview('c2', 'mf-agents@2', new Date(Date.now() + 60_000));
  const { site } = open();
  setTimeout(arrive, 2_500);

  const { kind, composition } = await site.resolve('/', { cookie: undefined, preview });
  expect([kind, composition.id]).toEqual(['preview', 'c2']);
});

it('keeps nobody waiting while a new composition is on its way', async () => {
  const arrive = holdBack('c2');
  const { shown } = open();
  await shown();
  await store.movePointer(act, (now) => promoted(now, pointed('c2')));
  await new Promise((resolve) => setTimeout(resolve, 700));

  expect(await Promise.race([shown(), pause(300)('late')])).toBe('c1');
  arrive();
  await become(shown, 'c2');
});
