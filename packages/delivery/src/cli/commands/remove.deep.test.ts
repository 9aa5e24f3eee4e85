import { keep } from '../../fixture/releases.ts';
import { site } from '../../fixture/site.ts';
import { sourcesOf } from '../../fixture/sources.ts';

const fragment = 'server/fragment.cjs';
const texts = {
  [fragment]: String(sourcesOf('shell')[fragment]).replace(
    "...(path === '/' ? ['mf-agents/team-grid'] : [])",
    '',
  ),
};
const withoutAgents = { name: 'shell', version: '2.0.0', mounts: [], texts } as const;

describe('remove', () => {
  it('takes an application off the site, which promote puts back only when that is meant', async () => {
    const { say, status, context, store } = await site();
    await keep(store, withoutAgents);
    await say('promote shell@2.0.0');
    await say('remove mf-agents --because merged');

    expect(context.told.at(-1)).toBe('mf-agents is off the site, with /team.');
    expect((await status()).live.versions).toEqual({ shell: '2.0.0', 'mf-chat': '1.0.0' });
    await expect(say('promote mf-agents@2.0.0')).rejects.toThrow(
      /^mf-agents was taken off the site by \S.* on \d{4}-\d\d-\d\d \(merged\): its team may put it back with --again\.$/,
    );
    await say('promote mf-agents@2.0.0 --again');
    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '2.0.0' });
  });

  it('takes it out of the canary of another as well', async () => {
    const { say, status, store } = await site();
    await keep(store, withoutAgents);
    await say('promote shell@2.0.0');
    await say('promote mf-chat@2.0.0 --share 10');
    await say('remove mf-agents');

    expect((await status()).canaries).toMatchObject([
      { share: 10, shown: { versions: { shell: '2.0.0', 'mf-chat': '2.0.0' } } },
    ]);
    expect((await status()).canaries[0].shown.versions).not.toHaveProperty('mf-agents');
  });

  it.each([
    ['remove mf-agents', 'mf-agents cannot go: shell@1.0.0 mounts mf-agents/team-grid.'],
    ['remove shell', 'Without its shell there is no site.'],
    ['remove mf-weather', 'mf-weather is not on the site: there are shell, mf-agents, mf-chat.'],
  ])('"%s" is refused with a sentence', async (line, sentence) => {
    const { say, status } = await site();
    const before = await status();

    await expect(say(line)).rejects.toThrow(sentence);
    expect(await status()).toEqual(before);
  });

  it('is refused while the application is in canary, or when pages fail without it', async () => {
    const { say } = await site({
      hydrate: async ({ selection }) =>
        'mf-chat' in selection ? [] : [{ path: '/', message: 'Error: no panel' }],
    });
    await expect(say('remove mf-chat')).rejects.toThrow('/ fails in a browser: Error: no panel');
    await say('promote mf-chat@2.0.0 --share 10');

    await expect(say('remove mf-chat')).rejects.toThrow('mf-chat@2.0.0 is in canary: withdraw that first.');
  });
});
