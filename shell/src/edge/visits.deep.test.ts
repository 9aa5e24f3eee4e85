/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Deployment, type Live, openStore, type Store } from '@dosmares/delivery';
import { edgeServer } from './edge.ts';
import { fillDeployment, fillStore, liveOf } from './testing/edge-fixture.ts';

const paths = ['/', '/team', '/nope', '/team/99'];
let folder = '';
let store: Store;
let first: Deployment;
let second: Deployment;
let number: number;
let edges: ReturnType<typeof edgeServer>[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-visits-'));
  first = await fillStore(folder);
  store = openStore(folder);
  second = await fillDeployment(store, { agents: '2.1.0' });
  number = 1;
  edges = [edgeServer(openStore(folder)), edgeServer(openStore(folder))];
});
afterEach(async () => {
  await Promise.all(edges.map((edge) => edge.close()));
  await rm(folder, { recursive: true });
});

/** Starts a canary of the second deployment for a share of visitors, in percent. */
const startCanary = (share: number) => change({ canaries: [canaryOf(second.id, share)] });

const canaryOf = (deployment: string, share: number) => ({
  application: 'mf-agents',
  version: '2.1.0',
  deployment,
  share,
  since: '',
});

/** Changes what is live, and waits until the edges know it. */
async function change(more: Partial<Live>) {
  number += 1;
  await store.writeLive(liveOf(first, { number, ...more }));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
}

/** Makes a preview of the second deployment available. */
const addPreview = () =>
  change({ previews: [{ token: 'genuine', deployment: second.id, until: '2999-01-01T00:00:00Z' }] });

/** An edge's answer to a visitor: the deployment, the page's text, and the cookie to send next. */
async function visit(url: string, { edge = 0, cookie = '', headers = {} } = {}) {
  const sent = cookie ? { ...headers, cookie } : headers;
  const { statusCode, headers: got, body } = (await edges[edge]?.inject({ url, headers: sent })) ?? {};
  const [setCookie = ''] = [got?.['set-cookie']].flat();

  return {
    statusCode,
    headers: got,
    body,
    deployment: got?.['x-deployment'],
    setCookie,
    cookie: setCookie.split(';')[0],
  };
}

it('gets styles from an edge that has not shown their page yet, and those of earlier pages', async () => {
  await addPreview();
  const { cookie } = await visit('/?preview=genuine');
  const sheet = ({ notFound }: Deployment) => `/styles/${notFound.styles}.css`;
  expect((await visit(sheet(second), { edge: 1, cookie })).statusCode).toBe(200);
  expect((await visit(sheet(first), { edge: 1, cookie })).statusCode).toBe(200);
  expect((await visit(sheet(second), { edge: 1 })).statusCode).toBe(200);
  expect((await visit(`/styles/${'0'.repeat(32)}.css`, { edge: 1 })).statusCode).toBe(404);
});

describe('a visit during a canary', () => {
  it('gets every page from one deployment, at every edge, by an opaque cookie that is set once', async () => {
    const before = await visit('/');
    expect(before.setCookie).toBe('');
    await startCanary(50);
    const visitors = await Promise.all(
      // A browser's copy from one deployment is not valid for the other.
      Array.from({ length: 40 }, () => visit('/', { headers: { 'if-none-match': before.headers?.etag } })),
    );

    for (const { cookie, deployment, setCookie, statusCode } of visitors) {
      expect(setCookie).toMatch(
        /^visit=[0-9a-f]{16}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      );
      expect(statusCode).toBe(deployment === first.id ? 304 : 200);
      const pages = await Promise.all(
        paths.flatMap((url) => [0, 1].map((edge) => visit(url, { edge, cookie: cookie ?? '' }))),
      );
      expect(new Set(pages.map((page) => page.deployment))).toEqual(new Set([deployment]));
      expect(pages.map((page) => page.setCookie).join('')).toBe('');
      expect(pages[0]?.body).toContain(`of agents ${deployment === second.id ? '2.1.0' : '2.0.0'}`);
    }
  });

  it('gets the live deployment when the canary’s has been removed', async () => {
    await change({ canaries: [canaryOf('0'.repeat(24), 100)] });

    expect(await visit('/')).toMatchObject({ statusCode: 200, deployment: first.id });
  });
});

it('a preview shows its deployment with a banner, and is neither cached nor indexed', async () => {
  await addPreview();
  const shown = await visit('/?preview=genuine');
  const next = await visit('/team', { cookie: shown.cookie ?? '' });

  for (const { headers, deployment, body } of [shown, next]) {
    expect(deployment).toBe(second.id);
    expect(headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(body).toContain('Leave the preview');
  }
});
