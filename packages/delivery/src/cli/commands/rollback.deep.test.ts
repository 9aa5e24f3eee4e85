import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keep } from '../../fixture/releases.ts';
import { site } from '../../fixture/site.ts';
import { declarations } from '../../fixture/sources.ts';
import type { Store } from '../../store/store.ts';

/** Releases an application with a new slot, and another one that mounts it. */
async function keepNewSlot(store: Store) {
  const exposes = { 'team-page': [], 'team-grid': [], 'team-list': [] };
  const list = { 'types/mf-agents/src/team-list.d.ts': 'export default function TeamList(): unknown;' };
  const slots = declarations.contract.replace('SlotProps {', "SlotProps { 'mf-agents/team-list': {};");
  await keep(store, { name: 'mf-agents', version: '3.0.0', exposes, texts: list });
  await keep(store, {
    name: 'mf-chat',
    version: '3.0.0',
    mounts: ['mf-agents/team-list'],
    texts: { 'types/packages/contracts/src/remote.d.ts': slots },
  });
}

const damage = async (name: string, version: string, store: Store) =>
  writeFile(path.join(await store.releaseFolder(name, version), 'web/entry.js'), 'other()');

describe('rollback of an application', () => {
  it("takes back its last promotion and keeps everybody else's", async () => {
    const { say, status } = await site();
    await say('promote mf-agents@2.0.0');
    await say('promote mf-chat@2.0.0');
    await say('rollback mf-agents --because blurred');

    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '1.0.0', 'mf-chat': '2.0.0' });
    await expect(say('rollback mf-agents')).rejects.toThrow('No other version of mf-agents was live before.');
    await expect(say('rollback mf-nobody')).rejects.toThrow('mf-nobody is not on the site: there are shell');
    await say('rollback mf-chat');
    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '1.0.0', 'mf-chat': '1.0.0' });
  });

  it('goes one further back each time', async () => {
    const { say, status, store } = await site();
    await keep(store, { name: 'mf-agents', version: '3.0.0' });
    await say('promote mf-agents@2.0.0');
    await say('promote mf-chat@2.0.0');
    await say('promote mf-agents@3.0.0');
    await say('rollback mf-agents');
    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '2.0.0' });
    await say('rollback mf-agents');

    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '1.0.0', 'mf-chat': '2.0.0' });
  });

  it("SH07 is not stopped by another team's damaged release, but by its own", async () => {
    const { say, status, store } = await site();
    await keep(store, { name: 'mf-agents', version: '3.0.0' });
    await say('promote mf-agents@2.0.0');
    await say('promote mf-agents@3.0.0');
    await damage('mf-chat', '1.0.0', store);
    await say('rollback mf-agents');
    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '2.0.0' });

    await damage('mf-agents', '1.0.0', store);
    await expect(say('rollback mf-agents')).rejects.toThrow(
      'mf-agents@1.0.0: web/entry.js is not what was signed: its team has to release it again, with its own key.',
    );
    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '2.0.0' });
  });

  it('finds its composition ready, since promotions prepared it', async () => {
    const { say, store } = await site();
    await say('promote mf-agents@2.0.0');
    await say('promote mf-chat@2.0.0');
    const before = await store.compositions();
    await say('rollback mf-agents');

    expect((await store.compositions()).toSorted()).toEqual(before.toSorted());
  });

  it("ends its own canary, and lets others' go on with the same visitors", async () => {
    const { say, status, store } = await site();
    await keep(store, { name: 'mf-agents', version: '3.0.0' });
    await say('promote mf-agents@2.0.0');
    await say('promote mf-agents@3.0.0 --share 10');
    await say('promote mf-chat@2.0.0 --share 20');
    const [, chat] = (await store.readPointer())?.canaries ?? [];
    await say('rollback mf-agents');

    expect((await status()).canaries).toMatchObject([
      {
        application: 'mf-chat',
        share: 20,
        shown: { versions: { 'mf-agents': '1.0.0', 'mf-chat': '2.0.0' } },
      },
    ]);
    expect((await store.readPointer())?.canaries).toMatchObject([{ parts: chat?.parts, since: chat?.since }]);
    expect((await status()).withdrawn).toMatchObject([{ application: 'mf-agents', version: '3.0.0' }]);
  });

  it('is refused when somebody else needs what it would take away, and the status warns of that before', async () => {
    const { say, status, store, context } = await site();
    await keepNewSlot(store);
    await say('promote mf-agents@3.0.0');
    await say('promote mf-chat@3.0.0');
    const needs =
      'mf-chat@3.0.0 mounts mf-agents/team-list, which mf-agents@1.0.0 does not expose: the team of mf-agents has to, until the team of mf-chat has shipped without it.';

    expect((await status()).rollbackTargets).toEqual([
      { application: 'mf-agents', version: '1.0.0', objections: [needs] },
      { application: 'mf-chat', version: '1.0.0', objections: [] },
    ]);
    await say('status');
    expect(context.told.join('\n')).toContain(`rollback mf-agents leads to 1.0.0\n  but ${needs}`);
    await expect(say('rollback mf-agents')).rejects.toThrow(needs);
    await say('rollback mf-agents --anyway');

    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '1.0.0', 'mf-chat': '3.0.0' });
  });

  it('leaves out a canary that needs what was taken back: its visitors get what is live', async () => {
    const { say, status, store, context } = await site();
    await keepNewSlot(store);
    await say('promote mf-agents@3.0.0');
    await say('promote mf-chat@3.0.0 --share 20');
    await say('rollback mf-agents');

    expect(context.told.at(-1)).toContain('The canary of mf-chat shows live for now: mf-chat@3.0.0 mounts');
    expect((await status()).canaries).toMatchObject([{ application: 'mf-chat', share: 20, shown: null }]);
  });
});

describe('rollback of the whole site', () => {
  it('goes back to what was live, or to a composition by its name', async () => {
    const { say, status } = await site();
    const { live: first } = await status();
    await say('promote mf-agents@2.0.0');
    const { live: second } = await status();
    await say('rollback --all');

    expect((await status()).live.composition).toBe(first.composition);
    await say(`rollback --to ${second.composition}`);
    expect((await status()).live.composition).toBe(second.composition);
  });

  it('says what there is when the name is wrong', async () => {
    const { say } = await site();

    await expect(say('rollback --all')).rejects.toThrow('There is nothing to roll back to');
    await expect(say('rollback --to nowhere')).rejects.toThrow('nowhere was never live.');
  });
});
