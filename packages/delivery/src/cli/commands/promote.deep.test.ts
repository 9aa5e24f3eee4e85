import { keep } from '../../fixture/releases.ts';
import { site } from '../../fixture/site.ts';
import { sourcesOf } from '../../fixture/sources.ts';

const pageTypes = 'types/mf-agents/src/team-page.d.ts';
const page = { 'server/fragment.cjs': "exports['team-page'] = { render: () => 'Team' };" };

describe('promote', () => {
  it('makes a release live, beside the releases that were', async () => {
    const { say, status } = await site();
    const before = await status();
    await say('promote mf-agents@2.0.0');
    const after = await status();

    expect(after.live.versions).toEqual({ ...before.live.versions, 'mf-agents': '2.0.0' });
    expect(after.previous).toMatchObject({ composition: before.live.composition });
    expect(after.canaries).toEqual([]);
  });

  it('makes a canary with a share, whose visitors stay when it grows, and which ends when it is promoted', async () => {
    const { say, status, store } = await site();
    await say('promote mf-agents@2.0.0 --share 10');
    const small = (await store.readPointer())?.canaries[0];
    await say('promote mf-agents@2.0.0 --share 50');
    const large = (await store.readPointer())?.canaries[0];

    expect(large).toMatchObject({ share: 50, since: small?.since });
    expect(large?.parts.slice(0, small?.parts.length)).toEqual(small?.parts);
    expect((await status()).canaries).toMatchObject([
      { share: 50, shown: { versions: { 'mf-agents': '2.0.0' } } },
    ]);
    await say('promote mf-agents@2.0.0');
    expect(await status()).toMatchObject({ canaries: [], live: { versions: { 'mf-agents': '2.0.0' } } });
  });

  it('of one team leaves the canary of another running, with both in it', async () => {
    const { say, status, store } = await site();
    await say('promote mf-agents@2.0.0 --share 10');
    const before = (await store.readPointer())?.canaries[0];
    await say('promote mf-chat@2.0.0');
    const { live, canaries } = await status();

    expect(live.versions).toMatchObject({ 'mf-agents': '1.0.0', 'mf-chat': '2.0.0' });
    expect(canaries).toMatchObject([
      { share: 10, shown: { versions: { 'mf-agents': '2.0.0', 'mf-chat': '2.0.0' } } },
    ]);
    expect((await store.readPointer())?.canaries[0]).toMatchObject({
      parts: before?.parts,
      earlier: [before?.composition],
    });
  });

  it('lets three canaries run side by side, each with its own share and visitors', async () => {
    const { say, status, store } = await site();
    await keep(store, { name: 'shell', version: '2.0.0' });
    await say('promote mf-agents@2.0.0 --share 10');
    await say('promote mf-chat@2.0.0 --share 20');
    await say('promote shell@2.0.0 --share 30');
    await say('promote mf-agents@2.0.0 --share 40');

    expect((await status()).canaries).toMatchObject([
      {
        application: 'mf-chat',
        share: 20,
        shown: { versions: { 'mf-chat': '2.0.0', 'mf-agents': '1.0.0' } },
      },
      { application: 'shell', share: 30, shown: { versions: { shell: '2.0.0', 'mf-agents': '1.0.0' } } },
      { application: 'mf-agents', share: 40, shown: { versions: { shell: '1.0.0', 'mf-agents': '2.0.0' } } },
    ]);
    await expect(say('promote mf-agents@2.0.0 --share 51')).rejects.toThrow(
      'At most 50 % of visitors are left: mf-chat@2.0.0 has 20 %, shell@2.0.0 has 30 %; ask for no more, or one of these teams has to end its canary.',
    );
    await say('withdraw mf-chat');

    expect((await status()).canaries.map(({ application }: { application: string }) => application)).toEqual([
      'shell',
      'mf-agents',
    ]);
  });

  it('moves nothing when the gate refuses', async () => {
    const { say, status } = await site({ hydrate: async () => [{ path: '/team', message: 'late' }] });
    const before = await status();

    await expect(say('promote mf-agents@2.0.0')).rejects.toThrow(
      'mf-agents@2.0.0 is refused.\n/team of shell@1.0.0 with mf-agents@2.0.0 fails',
    );
    expect(await status()).toEqual(before);
  });

  it('asks what does not fit beside the canary', async () => {
    const { say, status, store } = await site();
    const people = { path: '/people', expose: 'team-page' };
    await keep(store, { name: 'mf-agents', version: '2.1.0', routes: [people] });
    await keep(store, { name: 'mf-chat', version: '3.0.0', routes: [people] });
    await say('promote mf-agents@2.1.0 --share 1 --drop /team');
    const standing = await status();

    await expect(say('promote mf-chat@3.0.0')).rejects.toThrow(
      'Beside the canary of mf-agents: mf-chat@3.0.0 and mf-agents@2.1.0 both answer /people: one of the two teams has to give it up',
    );
    expect(await status()).toEqual(standing);
  });

  it('takes another version of what is shared once every remote accepts both, then a remote that wants only that', async () => {
    const { say, status, store } = await site();
    const shared = { react: '^19.3.0 || ^20.0.0' };
    await keep(store, { name: 'mf-agents', version: '3.0.0', shared });
    await keep(store, { name: 'mf-chat', version: '3.0.0', shared });
    await keep(store, { name: 'shell', version: '3.0.0', shared: { react: '20.0.0' } });
    await say('promote mf-agents@3.0.0');
    await expect(say('promote shell@3.0.0')).rejects.toThrow(
      'mf-chat@1.0.0 needs react ^19.3.0, and shell@3.0.0 hands out 20.0.0: the team of mf-chat has to accept both versions',
    );
    await say('promote mf-chat@3.0.0');
    await say('promote shell@3.0.0');

    await keep(store, { name: 'mf-agents', version: '4.0.0', shared: { react: '^20.0.0' } });
    await say('promote mf-agents@4.0.0');

    expect((await status()).live.versions).toMatchObject({ shell: '3.0.0', 'mf-agents': '4.0.0' });
  });

  it('takes a new version of the contract once the shell serves both, then a shell that serves only that', async () => {
    const { say, status, store } = await site();
    await keep(store, { name: 'shell', version: '2.0.0', contractVersion: 2, servedContracts: [1, 2] });
    await keep(store, { name: 'mf-agents', version: '3.0.0', contractVersion: 2 });
    await keep(store, { name: 'mf-chat', version: '3.0.0', contractVersion: 2 });
    await keep(store, { name: 'shell', version: '3.0.0', contractVersion: 2, servedContracts: [2] });

    await expect(say('promote mf-agents@3.0.0')).rejects.toThrow('speaks version 2 of the contract');
    await say('promote shell@2.0.0');
    await say('promote mf-agents@3.0.0');
    await expect(say('promote shell@3.0.0')).rejects.toThrow(
      'mf-chat@1.0.0 speaks version 1 of the contract, shell@3.0.0 version 2: the team of shell has to ship one that serves both first.',
    );
    await say('promote mf-chat@3.0.0');
    await say('promote shell@3.0.0');

    expect((await status()).live.versions).toMatchObject({ shell: '3.0.0', 'mf-chat': '3.0.0' });
  });

  it('moves a route from one application to another, when the first says that it gives it up', async () => {
    const { say, status, store } = await site();
    await keep(store, { name: 'mf-agents', version: '3.0.0', routes: [] });
    const routes = [{ path: '/team', expose: 'team-page' }];
    const exposes = { 'team-page': [] };
    const texts = { 'types/mf-chat/src/team-page.d.ts': String(sourcesOf('mf-agents')[pageTypes]) };
    await keep(store, { name: 'mf-chat', version: '3.0.0', routes, exposes, texts: { ...texts, ...page } });

    await expect(say('promote mf-chat@3.0.0')).rejects.toThrow('both answer /team');
    await say('promote mf-agents@3.0.0 --drop /team');
    await say('promote mf-chat@3.0.0');

    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '3.0.0', 'mf-chat': '3.0.0' });
  });

  it('does not bring back a share that somebody withdrew meanwhile', async () => {
    const others: (() => Promise<unknown>)[] = [];
    const { say, store } = await site({
      hydrate: async () => {
        await others.pop()?.();

        return [];
      },
    });
    await say('promote mf-agents@2.0.0 --share 50');
    others.push(() => say('promote mf-agents@2.0.0 --share 0'));
    await say('promote mf-chat@2.0.0');

    expect((await store.readPointer())?.canaries[0]?.share).toBe(0);
  });

  it('keeps what visitors reported of a canary when its share changes', async () => {
    const { say, store } = await site();
    await say('promote mf-agents@2.0.0 --share 10');
    const first = (await store.readPointer())?.canaries[0]?.composition;
    await say('promote mf-chat@2.0.0');
    await say('promote mf-agents@2.0.0 --share 50');

    expect((await store.readPointer())?.canaries[0]).toMatchObject({ share: 50, earlier: [first] });
  });

  it('checks again when another team was quicker, and loses neither', async () => {
    const others: (() => Promise<void>)[] = [];
    const { say, status, context } = await site({
      hydrate: async () => {
        await others.pop()?.();

        return [];
      },
    });
    others.push(() => say('promote mf-chat@2.0.0'));
    await say('promote mf-agents@2.0.0');

    expect(context.told.join()).toContain('Another release went live meanwhile');
    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '2.0.0', 'mf-chat': '2.0.0' });
  });
});
