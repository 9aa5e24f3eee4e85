/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry, RegistryRemote } from '@dosmares/contracts/release';
import { createTabSite, fetchTable, type Tab } from './site-table.ts';

const remote = (name: string, version = '1.0.0'): RegistryRemote => ({
  name,
  version,
  entry: `https://cdn.example/${name}/${version}/web/entry.js`,
  integrity: '',
  routes: [{ path: `/${name}`, expose: 'page' }],
});
const served: Registry = { shellVersion: '1.0.0', remotes: [remote('mf-agents')] };
const table = (remotes: readonly RegistryRemote[], shellVersion = '1.0.0', deployment = 'b1') => ({
  deployment,
  shellVersion,
  remotes,
});
const newer = (deployment: string) => table([remote('mf-agents', '2.0.0')], '1.0.0', deployment);

function open(fetchTable: Tab['fetchTable'], storage: Tab['storage'] = emptyStorage()) {
  const reload = jest.fn();

  return { ...createTabSite(served, { fetchTable, storage, reload }), reload, storage };
}

function emptyStorage(): Tab['storage'] {
  const kept = new Map<string, string>();

  return () => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  });
}

describe('the site of a tab', () => {
  it('knows only the served page until it has fetched the table, once, or again if there was no answer', async () => {
    const answer = table([remote('mf-agents'), remote('mf-chat', '3.0.0')]);
    const fetchTable = jest.fn<Promise<typeof answer | undefined>, []>().mockResolvedValueOnce(undefined);
    const site = open(fetchTable.mockResolvedValue(answer));
    await site.ready();
    expect(site.pageAt('/mf-chat').address).toBe('shell/not-found-page');

    await Promise.all([site.ready(), site.ready()]);

    expect(fetchTable).toHaveBeenCalledTimes(2);
    expect(site.pageAt('/mf-chat').address).toBe('mf-chat/page');
    expect(site.registry.remotes).toHaveLength(2);
  });

  it.each([
    ['another version of what is on the page', newer('b2')],
    ['another shell', table([remote('mf-agents')], '2.0.0')],
    ['no release of what is on the page', table([])],
    ['no answer', undefined],
  ])('never mixes releases: there is %s', async (_, answer) => {
    const site = open(async () => answer);

    await site.ready();
    expect(site.needsPageLoad()).toBe(true);
    expect(site.registry.remotes).toEqual(served.remotes);
  });
});

describe('the table of the site', () => {
  let answer: RequestListener;
  const server = createServer((request, response) => answer(request, response));
  const send: typeof fetch = (path, init) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close().closeAllConnections());

  it.each<[string, RequestListener]>([
    ['is a page of a network that wants a sign-in', (_, response) => response.end('<!DOCTYPE html>')],
    ['is empty', (_, response) => response.end('null')],
    ['is refused', (_, response) => response.writeHead(503).end('{}')],
    ['is cut off midway', (_, response) => void response.write('{"deployment":', () => response.destroy())],
    ['never ends', (_, response) => void response.write('{"deployment":')],
  ])('leaves a visitor to full page loads while it %s, and is fetched again after that', async (_, bad) => {
    const site = open(() => fetchTable(send, 200));
    answer = bad;
    await site.ready();
    await site.repair(true);
    expect(site.needsPageLoad()).toBe(true);

    answer = (_request, response) => response.end(JSON.stringify(table([remote('mf-agents')])));
    await site.ready();
    expect(site.needsPageLoad()).toBe(false);
  });
});

describe('the repair of a tab', () => {
  it('reloads once per deployment, however often something is missing', async () => {
    const first = open(async () => newer('b2'));
    await first.repair(true);
    const second = open(async () => newer('b2'), first.storage);
    await second.repair(true);
    const third = open(async () => newer('b3'), first.storage);
    await third.repair(true);

    expect([first, second, third].map(({ reload }) => reload.mock.calls.length)).toEqual([1, 0, 1]);
  });

  it.each([
    ['the tab has what is live', table([remote('mf-agents')]), true, false],
    ['there is no answer', undefined, true, false],
    ['the visitor may have written something, until the next navigation', newer('b2'), false, true],
  ])('does not reload when %s', async (_, answer, mayReload, isOutdated) => {
    const site = open(jest.fn(async () => answer).mockResolvedValueOnce(table([remote('mf-agents')])));
    await site.ready();
    await site.repair(mayReload);

    expect([site.needsPageLoad(), site.reload.mock.calls]).toEqual([isOutdated, []]);
  });

  it('never reloads without storage: it could go on forever', async () => {
    const site = open(
      async () => newer('b2'),
      () => {
        throw new Error('blocked');
      },
    );
    await site.repair(true);

    expect(site.reload).not.toHaveBeenCalled();
  });
});
