/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type Pointer, type Store } from '@dosmares/delivery';
import { edgeServer } from './edge.ts';
import { compositionOf, fillComposition, fillStore, styleSheetOf } from './edge-fixture.ts';

const paths = ['/', '/team', '/nope', '/team/99'];
const hourMs = 3_600_000;
const act = { verb: 'canary', subject: 'mf-agents' };
let folder = '';
let store: Store;
let edges: ReturnType<typeof edgeServer>[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-visits-'));
  await fillStore(folder);
  await fillComposition(folder, { ...compositionOf('https://site.example'), id: 'c2' });
  store = openStore(folder);
  edges = [edgeServer(openStore(folder)), edgeServer(openStore(folder))];
});
afterEach(async () => {
  await Promise.all(edges.map((edge) => edge.close()));
  await rm(folder, { recursive: true });
});

/** Tries the second composition with a share of visitors. */
const tryOut = (share: number) => point({ canaries: [canaryOf('c2', share)] });

const canaryOf = (composition: string, share: number) => ({
  application: 'mf-agents',
  version: '2.1.0',
  composition,
  share,
  parts: [[0, (share / 100) * 2 ** 32]],
});

async function point(more: object) {
  await store.movePointer(act, (now) => ({ ...(now as Pointer), ...more }));
  await noticed();
}

/** Waits until the edges have read the ledger again. */
const noticed = () => new Promise((resolve) => setTimeout(resolve, 1_000));

async function permit(hours: number) {
  const token = await store.ledger.permitPreview(
    'c2',
    'mf-agents@2.0.0',
    new Date(Date.now() + hours * hourMs),
  );
  await noticed();

  return token;
}

/** An edge's answer to a visitor: the composition, the page's text, and the cookie to send next. */
async function visit(url: string, { edge = 0, cookie = '', headers = {} } = {}) {
  const sent = cookie ? { ...headers, cookie } : headers;
  const { statusCode, headers: got, body } = (await edges[edge]?.inject({ url, headers: sent })) ?? {};
  const [given = ''] = [got?.['set-cookie']].flat();

  return {
    statusCode,
    headers: got,
    body,
    composition: got?.['x-composition'],
    given,
    cookie: given.split(';')[0],
  };
}

it('gets the styles of its page at an edge that has not shown that page yet, and those of a page from before', async () => {
  const token = await permit(1);
  const { cookie } = await visit(`/?preview=${token}`);
  expect((await visit(`/styles/${styleSheetOf('c2')}`, { edge: 1, cookie })).statusCode).toBe(200);
  expect((await visit(`/styles/${styleSheetOf('c1')}`, { edge: 1, cookie })).statusCode).toBe(200);
  expect((await visit(`/styles/${styleSheetOf('c2')}`, { edge: 1 })).statusCode).toBe(200);
  expect((await visit(`/styles/${styleSheetOf('c3')}`, { edge: 1 })).statusCode).toBe(404);
});

describe('a visit during a canary', () => {
  it('gets every page from one composition, at every edge', async () => {
    await tryOut(50);
    const visitors = await Promise.all(Array.from({ length: 40 }, () => visit('/')));

    for (const { cookie, composition } of visitors) {
      const pages = await Promise.all(
        paths.flatMap((url) => [0, 1].map((edge) => visit(url, { edge, cookie: cookie ?? '' }))),
      );
      expect(new Set(pages.map((page) => page.composition))).toEqual(new Set([composition]));
      expect(pages[0]?.body).toContain(`of ${composition}`);
    }
    const count = visitors.filter(({ composition }) => composition === 'c2').length;
    expect(Math.abs(count - 20)).toBeLessThanOrEqual(2);
  });

  it.each([
    [0, 'c1'],
    [100, 'c2'],
  ])('at %d percent gets %s, whoever it is', async (share, composition) => {
    await tryOut(share);
    const visitors = await Promise.all(Array.from({ length: 60 }, (_, at) => visit('/', { edge: at % 2 })));

    expect(visitors.filter((one) => one.composition !== composition)).toEqual([]);
  });

  it('is of a release that the edge names beside what is live', async () => {
    await tryOut(10);
    const answer = await edges[0]?.inject('/_releases');

    expect(answer?.json()).toEqual(expect.arrayContaining(['shell@1.1.0', 'mf-agents@2.1.0']));
  });

  it('is remembered by a cookie that says nothing of the visitor, and is given once', async () => {
    await tryOut(50);
    const first = await visit('/');
    const second = await visit('/team', { cookie: `theme=dark; ${first.cookie}` });

    expect(first.given).toMatch(
      /^visit=[0-9a-f]{8}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(second.given).toBe('');
  });

  it('is not told that it has a page which it has of the other composition', async () => {
    const { headers } = await visit('/');
    await tryOut(100);
    const { statusCode, composition } = await visit('/', { headers: { 'if-none-match': headers?.etag } });

    expect([statusCode, composition]).toEqual([200, 'c2']);
  });

  it('gets the live composition when somebody has removed the other', async () => {
    await point({ canaries: [canaryOf('c9', 100)] });

    expect(await visit('/')).toMatchObject({ statusCode: 200, composition: 'c1' });
  });
});

it('a visit without a canary gets no cookie', async () => {
  expect((await visit('/')).given).toBe('');
});

describe('a preview', () => {
  it('shows what its permit says, with a banner, and is neither kept nor indexed', async () => {
    const first = await visit(`/?preview=${await permit(1)}`);
    const next = await visit('/team', { cookie: first.cookie ?? '' });

    for (const { headers, composition, body } of [first, next]) {
      expect(composition).toBe('c2');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      expect(body).toContain('Leave the preview');
    }
  });

  it.each(['forged', 'W10'])('of %j shows the live site, and is forgotten', async (permit) => {
    const { composition, headers, given, body } = await visit('/', { cookie: `preview=${permit}` });

    expect([composition, headers?.['cache-control']]).toEqual(['c1', 'private, no-cache']);
    expect(given).toMatch(/^preview=; Max-Age=0/);
    expect(body).not.toContain('Leave the preview');
  });

  it('that is over shows the live site', async () => {
    expect((await visit(`/?preview=${await permit(-1)}`)).composition).toBe('c1');
  });
});
