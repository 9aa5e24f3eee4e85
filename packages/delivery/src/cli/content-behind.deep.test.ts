import { setTimeout as pause } from 'node:timers/promises';
import { keep } from '../fixture/releases.ts';
import { site } from '../fixture/site.ts';

const office = 'packages/content/src/office.ts';
const roster = 'packages/content/src/agents/roster.ts';
const before = { [office]: 'old number', [roster]: 'everyone' };
const after = { ...before, [office]: 'new number' };

/**
 * Makes a live site of two releases with the same facts and a shell without a record of them, and two releases in
 * which one fact has changed.
 */
async function siteWithFacts() {
  const opened = await site();
  for (const [version, content] of Object.entries({ '5.0.0': before, '6.0.0': after }))
    for (const name of ['mf-agents', 'mf-chat']) {
      // The store's timestamps are in milliseconds.
      await pause(5);
      await keep(opened.store, { name, version, content });
    }
  await opened.say('promote mf-agents@5.0.0');
  await opened.say('promote mf-chat@5.0.0');
  opened.context.told.length = 0;
  const told = () => opened.context.told.splice(0).join('\n');

  return { ...opened, told };
}

describe('a fact that several applications carry', () => {
  it('SH01 names whoever is behind when it goes live in one of them, until they have it too', async () => {
    const { say, status, told } = await siteWithFacts();
    expect((await status()).behind).toEqual([]);
    told();
    await say('promote mf-agents@6.0.0');
    const warning = `mf-chat has an earlier ${office} than mf-agents@6.0.0, released `;

    expect(told()).toContain(`but ${warning}`);
    await say('status');
    expect(told()).toContain(`behind    ${warning}`);
    expect((await status()).behind).toMatchObject([
      { newest: 'mf-agents@6.0.0', files: [office], applications: ['mf-chat'] },
    ]);

    told();
    await say('promote mf-chat@6.0.0');
    expect(told()).not.toContain('earlier');
    expect((await status()).behind).toEqual([]);
  });

  it('SH01 says so at the release already, to those who have it and to those who lack it', async () => {
    const { say, told, context } = await siteWithFacts();
    const releaseOf = (version: string) => (name: string) => context.store.readRelease(name, version);
    context.releaseCommit = releaseOf('6.0.0');
    await say('release mf-chat');
    expect(told()).toContain(`but mf-agents has an earlier ${office} than mf-chat@6.0.0`);

    await say('promote mf-chat@6.0.0 --share 10');
    expect(told()).toContain(`but mf-agents has an earlier ${office} than mf-chat@6.0.0`);
    await say('promote mf-agents@6.0.0');
    expect(told()).toContain(`but mf-chat has an earlier ${office} than mf-agents@6.0.0`);
    context.releaseCommit = releaseOf('5.0.0');
    await say('release mf-chat');
    expect(told()).toContain(`but mf-chat has an earlier ${office} than mf-agents@6.0.0`);
  });

  it('SH01 knows which state is the earlier one when somebody releases from an old checkout', async () => {
    const { say, status, store } = await siteWithFacts();
    await say('promote mf-agents@6.0.0');
    await keep(store, { name: 'mf-chat', version: '7.0.0', content: before });
    await say('promote mf-chat@7.0.0');

    expect((await status()).behind).toMatchObject([{ newest: 'mf-agents@6.0.0', applications: ['mf-chat'] }]);
  });

  it('SH01 leaves alone who does not say what it holds, and files that only one holds', async () => {
    const { say, status, store } = await siteWithFacts();
    await keep(store, {
      name: 'mf-agents',
      version: '7.0.0',
      content: { 'packages/content/src/site.ts': 'new' },
    });
    await say('promote mf-agents@7.0.0');

    expect((await status()).behind).toEqual([]);
  });
});
