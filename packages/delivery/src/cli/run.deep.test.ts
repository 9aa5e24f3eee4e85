import { site } from '../fixture/site.ts';

describe('history', () => {
  it('SH05 tells when, who, what and why in plain words of 80 columns, and what was live from then on', async () => {
    const { say, context, status } = await site();
    await say('promote mf-agents@2.0.0 --because photographs');
    await say('rollback mf-agents --because blurred');
    await say('preview mf-agents@2.0.0');
    const { live } = await status();
    context.told.length = 0;
    await say('history --last 3');

    const [preview, rollback, promotion] = context.told.join('\n').split(/\n(?=\d)/);
    const head = String.raw`^\d{4}-\d\d-\d\d \d\d:\d\d UTC  \S.*`;
    expect(preview).toMatch(new RegExp(`${head}\n  opened a preview of mf-agents@2.0.0\n  for 24 h$`));
    expect(rollback).toMatch(
      new RegExp(
        `${head}\n  rolled back to mf-agents@1.0.0\n  why: blurred\n  live from then on: ${live.composition}$`,
      ),
    );
    expect(promotion).toMatch(
      /\n {2}made mf-agents@2\.0\.0 live for everybody\n {2}why: photographs\n {2}live from then on: \w+$/,
    );
    expect(context.told.filter((line) => line.length > 80)).toEqual([]);
  });
});

describe('the other commands', () => {
  it("preview's links end when they are revoked, also after others went live", async () => {
    const { say, store, context } = await site();
    await say('preview mf-agents@2.0.0');
    expect(await store.ledger.previews(new Date())).toHaveLength(1);
    await say('promote mf-chat@2.0.0');
    await say('preview mf-agents@2.0.0 --revoke');

    expect(await store.ledger.previews(new Date())).toEqual([]);
    expect(context.told.at(-1)).toBe('Links to mf-agents@2.0.0 that show nothing any more: 1.');
  });

  it('withdraw ends the canary, and the status says why', async () => {
    const { say, status } = await site();
    await say('promote mf-agents@2.0.0 --share 10');
    await say('withdraw mf-agents --because late');

    expect(await status()).toMatchObject({ canaries: [], withdrawn: [{ version: '2.0.0', reason: 'late' }] });
  });

  it('preview gives a link to a composition that is not live', async () => {
    const { say, status, context, store } = await site();
    await say('preview mf-agents@2.0.0');

    expect(context.told[0]).toMatch(/^http:\/\/site\.example\/\?preview=[\w-]+$/);
    expect(await store.compositions()).toHaveLength(2);
    expect((await status()).live.versions['mf-agents']).toBe('1.0.0');
  });

  it('verify finds everything as it was signed', async () => {
    const { say, context } = await site();
    await say('verify');

    expect(context.told).toEqual(['1 compositions and 3 releases are what was signed.']);
  });

  it('status is for people too', async () => {
    const { say, context } = await site();
    await say('promote mf-agents@2.0.0 --share 10');
    context.told.length = 0;
    await say('status');

    expect(context.told[0]).toMatch(/^live {6}[0-9a-f]{12} {2}90 % of visitors, for \d+ seconds?$/);
    expect(context.told.join('\n')).toMatch(
      /canary {4}[0-9a-f]{12} {2}10 % of visitors.*\n {2}mf-agents {9}2\.0\.0 +c0ffee/,
    );
  });

  it.each([
    ['dance', 'There is no command "dance"'],
    ['promote mf-weather@1', 'There is no application "mf-weather": there are shell, mf-agents, mf-chat.'],
    ['promote mf-agents', 'Say which version of mf-agents'],
    ['promote mf-agents@7', 'mf-agents has no release 7 in the store: release it first.'],
    ['promote mf-agents@.0', 'mf-agents has 2 releases like .0'],
    ['promote mf-agents@2.0.0 --share 101', 'A share is a percentage from 0 to 100, not "101".'],
    ['promote --slowly', "Unknown option '--slowly'"],
    ['withdraw mf-chat', 'mf-chat has no canary.'],
    ['watch mf-chat', 'mf-chat has no canary.'],
    ['promote mf-agents@2.0.0 --watch', '--watch compares a canary with live'],
    ['rollback', 'Usage: npm run delivery -- rollback APP'],
    ['release', 'Usage: npm run delivery -- release APP'],
    ['new mf-agents', 'There is a remote mf-agents already.'],
    ['new Wetter9', "A remote's name has small letters and hyphens"],
  ])('"%s" is answered with a sentence', async (line, sentence) => {
    await expect((await site()).say(line)).rejects.toThrow(sentence);
  });
});
