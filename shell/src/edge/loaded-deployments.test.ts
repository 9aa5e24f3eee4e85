/** @jest-environment node */
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Deployment, openStore, type Store } from '@dosmares/delivery';
import { liveSite } from './loaded-deployments.ts';
import { fillDeployment, fillStore, liveOf } from './testing/edge-fixture.ts';

const everyMs = 50;
const soonMs = 2_500;
const log = { error: jest.fn() };
const nobody = { cookie: undefined, preview: undefined };

let folder: string;
let store: Store;
let first: Deployment;
let second: Deployment;
let sites: ReturnType<typeof liveSite>[];

beforeEach(async () => {
  log.error.mockClear();
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-site-'));
  first = await fillStore(folder);
  store = openStore(folder);
  second = await fillDeployment(store, { agents: '2.1.0' });
  sites = [];
});
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await rm(folder, { recursive: true });
});

function open() {
  const site = liveSite(store, log, everyMs);
  sites.push(site);

  return { site, shown: async () => (await site.resolve('/', nobody)).deployment.id };
}

const goLive = (deployment: Deployment) => store.writeLive(liveOf(deployment, { number: 2 }));

const pause = (ms: number) => (value: string) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(value), ms));

async function expectSoon(shown: () => Promise<string>, id: string) {
  for (const end = Date.now() + soonMs; Date.now() < end && (await shown()) !== id; )
    await new Promise((resolve) => setTimeout(resolve, 20));

  expect(await shown()).toBe(id);
}

it('keeps serving the old deployment while the store cannot deliver the new one', async () => {
  const { shown } = open();
  await shown();
  const file = path.join(folder, 'deployments', `${second.id}.json`);
  await rename(file, `${file}.elsewhere`);
  await goLive(second);
  await pause(5 * everyMs)('');
  expect(await shown()).toBe(first.id);

  await rename(`${file}.elsewhere`, file);
  await expectSoon(shown, second.id);
});

it('tries a canary again that the store could not deliver, and says once that it is missing', async () => {
  const canary = { application: 'mf-agents', version: '2.1.0', deployment: second.id, share: 100, since: '' };
  const file = path.join(folder, 'deployments', `${second.id}.json`);
  await rename(file, `${file}.elsewhere`);
  await store.writeLive(liveOf(first, { canaries: [canary] }));
  const { shown } = open();
  await pause(5 * everyMs)('');
  expect(await shown()).toBe(first.id);

  await rename(`${file}.elsewhere`, file);
  await expectSoon(shown, second.id);
  expect(log.error).toHaveBeenCalledTimes(1);
});

/** Delays the reading of a deployment; returns a function that lets it finish. */
function holdBack({ id: late }: Deployment) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const whole = store;
  store = {
    ...whole,
    readDeployment: async (id) => {
      if (id === late) await promise;

      return whole.readDeployment(id);
    },
  };

  return resolve;
}

it('shows a preview even when it loads slowly, never the live site in its place', async () => {
  const arrive = holdBack(second);
  const preview = { token: 'genuine', deployment: second.id, subject: '', until: '2999-01-01T00:00:00Z' };
  await store.writeLive(liveOf(first, { previews: [preview] }));
  const { site } = open();
  setTimeout(arrive, 1_000);

  const { kind, deployment } = await site.resolve('/', { cookie: undefined, preview: 'genuine' });
  expect([kind, deployment.id]).toEqual(['preview', second.id]);
});

it('serves the old deployment while the new one is loading', async () => {
  const arrive = holdBack(second);
  const { shown } = open();
  await shown();
  await goLive(second);
  await pause(5 * everyMs)('');

  expect(await Promise.race([shown(), pause(300)('late')])).toBe(first.id);
  arrive();
  await expectSoon(shown, second.id);
});
