import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keep } from '../../fixture/releases.ts';
import { site } from '../../fixture/site.ts';

const exposed = (props: string) =>
  `declare module '@dosmares/contracts/remote' { interface SlotProps { 'mf-agents/team-grid': ${props} } }\n`;

async function released() {
  const given = await site();
  for (const [version, props] of [
    ['3.0.0', '{ ids: readonly number[] }'],
    ['4.0.0', '{ names: readonly string[] }'],
  ] as const)
    await keep(given.store, { name: 'mf-agents', version, texts: { 'types/exposed.d.ts': exposed(props) } });
  await given.say('promote mf-agents@3.0.0');
  given.context.told.length = 0;

  return given;
}

describe('types', () => {
  it('tells what the live release exposes, or any other', async () => {
    const { say, context } = await released();
    await say('types mf-agents');
    await say('types mf-agents@4');

    const [live = '', other] = context.told;
    expect(live).toContain('// What mf-agents@3.0.0 exposes');
    expect(live).toContain(exposed('{ ids: readonly number[] }').trim());
    expect(other).toContain('{ names: readonly string[] }');
  });

  it('writes it where another repository compiles', async () => {
    const { say } = await released();
    const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-types-'));
    await say(`types mf-agents --to ${folder}/types`);

    expect(await readFile(path.join(folder, 'types/mf-agents.d.ts'), 'utf8')).toContain('ids: readonly');
  });

  it.each([
    ['types mf-weather', 'mf-weather is not on the site: there are shell, mf-agents, mf-chat.'],
    ['types shell', 'The shell exposes nothing'],
    ['types mf-agents@1', 'mf-agents@1.0.0 does not say what it exposes: release it again.'],
    ['types', 'Usage: npm run delivery -- types APP'],
  ])('"%s" is answered with a sentence', async (line, sentence) => {
    await expect((await released()).say(line)).rejects.toThrow(sentence);
  });
});
