import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keep } from '../../fixture/releases.ts';
import { site } from '../../fixture/site.ts';

const environment = { ...process.env };

afterEach(() => {
  process.env = { ...environment };
});

/** Makes key files of a root and of two teams, and a function that acts with one of them. */
async function teams() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-teams-'));
  for (const name of ['root', 'agents', 'chat', 'stranger']) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    await writeFile(path.join(folder, `${name}.pem`), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await writeFile(path.join(folder, `${name}.pub`), publicKey.export({ type: 'spki', format: 'pem' }));
  }
  process.env.DELIVERY_PUBLIC_KEYS = path.join(folder, 'root.pub');
  const act = (name: string) => {
    process.env.DELIVERY_SIGNING_KEY = path.join(folder, `${name}.pem`);
  };
  act('root');
  const { say, store, context, status } = await site();

  return {
    store,
    context,
    status,
    file: (name: string) => path.join(folder, name),
    as(name: string) {
      act(name);

      return { say, keep: (version: string) => keep(store, { name: 'mf-agents', version }) };
    },
  };
}

describe('keys by application', () => {
  it('let a team ship its own application, and no other', async () => {
    const { as, file, status } = await teams();
    await as('root').say(`keys add agents-team ${file('agents.pub')} --for mf-agents --promote`);
    const { say, keep: release } = as('agents');
    await release('3.0.0');
    await say('promote mf-agents@3.0.0');
    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '3.0.0' });

    for (const line of ['promote mf-chat@2.0.0', 'rollback mf-chat', 'remove mf-chat'])
      await expect(say(line)).rejects.toThrow('The key of agents-team may not promote mf-chat');
    await expect(say('rollback --all')).rejects.toThrow(
      'The key of agents-team may not move the whole site: only a root key may',
    );
    await expect(say(`keys add mine ${file('agents.pub')} --for mf-chat`)).rejects.toThrow(
      'may not move the whole site: only a root key may',
    );
    await say('rollback mf-agents');
  });

  it('refuse a release that was signed with a foreign key, by name', async () => {
    const { as, file } = await teams();
    await as('root').say(`keys add chat-team ${file('chat.pub')} --for mf-chat --promote`);
    await as('chat').keep('3.0.0');
    await expect(as('root').say('promote mf-agents@3.0.0')).rejects.toThrow(
      'mf-agents@3.0.0: it is signed with the key of chat-team, which may release mf-chat only: its team has to release it again, with its own key.',
    );
    await as('stranger').keep('4.0.0');

    await expect(as('root').say('promote mf-agents@4.0.0')).rejects.toThrow(
      /the key [0-9a-f]{16}, which is not trusted here/,
    );
    await expect(as('stranger').say('promote mf-agents@2.0.0')).rejects.toThrow('may not promote mf-agents');
  });

  it('may be for releases alone, and limited later', async () => {
    const { as, file } = await teams();
    await as('root').say(`keys add agents-team ${file('agents.pub')} --for mf-agents,mf-chat --promote`);
    await as('root').say('keys limit agents-team --for mf-agents');
    await as('agents').keep('3.0.0');

    await expect(as('agents').say('promote mf-agents@3.0.0')).rejects.toThrow('may not promote mf-agents');
    await as('root').say('promote mf-agents@3.0.0');
  });

  it('end when they are revoked: nothing new goes live, and what is live stays', async () => {
    const { as, file, status, context } = await teams();
    await as('root').say(`keys add agents-team ${file('agents.pub')} --for mf-agents --promote`);
    await as('agents').keep('3.0.0');
    await as('agents').keep('4.0.0');
    await as('agents').say('promote mf-agents@3.0.0');
    await as('root').say('keys revoke agents-team');

    await expect(as('agents').say('promote mf-agents@4.0.0')).rejects.toThrow('may not promote mf-agents');
    await expect(as('root').say('promote mf-agents@4.0.0')).rejects.toThrow(
      /signed with the key of agents-team, which was revoked on \d{4}-/,
    );
    await as('root').say('promote mf-chat@2.0.0');
    expect((await status()).live.versions).toMatchObject({ 'mf-agents': '3.0.0', 'mf-chat': '2.0.0' });
    context.told.length = 0;
    await as('root').say('keys');
    expect(context.told).toEqual([
      expect.stringMatching(/^root {2}[0-9a-f]{16} {2}may do everything$/),
      expect.stringMatching(/^agents-team .* releases and promotes mf-agents, revoked on /),
    ]);
  });

  it('cannot be given by writing into the ledger', async () => {
    const { as, file, store } = await teams();
    await as('root').say(`keys add chat-team ${file('chat.pub')} --for mf-chat --promote`);
    const [grant] = await store.ledger.grants();
    await store.ledger.addGrant({ ...(grant as NonNullable<typeof grant>), applications: ['mf-agents'] });

    await expect(as('chat').say('promote mf-agents@2.0.0')).rejects.toThrow('may not promote mf-agents');
  });

  it.each([
    ['keys add Team FILE --for mf-chat', "A key's name has small letters"],
    ['keys add team /nowhere --for mf-chat', '/nowhere cannot be read.'],
    ['keys limit team --for mf-chat', 'There is no key team'],
    ['keys revoke team', 'There is no key team'],
    ['keys dance', 'Usage: npm run delivery -- keys'],
  ])('"%s" is answered with a sentence', async (line, sentence) => {
    const { as, file } = await teams();

    await expect(as('root').say(line.replace('FILE', file('chat.pub')))).rejects.toThrow(sentence);
  });

  it('are for applications by name, also for one that has yet to be released', async () => {
    const { as, file, context } = await teams();
    const add = `keys add team ${file('chat.pub')}`;

    for (const line of [add, `${add} --for weather`])
      await expect(as('root').say(line)).rejects.toThrow('Say for which applications');
    await as('root').say(`${add} --for mf-weather`);
    expect(context.told.slice(-2)).toEqual([
      'Nobody has released mf-weather yet. If that is a slip, correct it with keys limit.',
      'team may release mf-weather.',
    ]);
  });
});
