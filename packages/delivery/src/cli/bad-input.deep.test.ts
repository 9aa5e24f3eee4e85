import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keep } from '../fixture/releases.ts';
import { site } from '../fixture/site.ts';
import type { Store } from '../store/store.ts';

const agents = (changes: Omit<Parameters<typeof keep>[1], 'name'>) => async (store: Store) => {
  await keep(store, { name: 'mf-agents', version: '3.0.0', ...changes });
};

/** Commands while two other teams have a canary, and the whole answers. */
const rows: readonly (readonly [
  what: string,
  prepare: (store: Store) => Promise<unknown>,
  line: string,
  answer: string,
])[] = [
  [
    'an unknown version of the contract',
    agents({ contractVersion: 2 }),
    'promote mf-agents@3.0.0',
    'mf-agents@3.0.0 is refused.\nmf-agents@3.0.0 speaks version 2 of the contract, shell@1.0.0 version 1: the team of shell has to ship one that serves both first.',
  ],
  [
    'a version with other bytes',
    async (store) =>
      writeFile(path.join(await store.releaseFolder('mf-agents', '2.0.0'), 'web/entry.js'), 'other()'),
    'promote mf-agents@2.0.0',
    'mf-agents@2.0.0 is refused.\nmf-agents@2.0.0: web/entry.js is not what was signed: its team has to release it again, with its own key.',
  ],
  [
    'less than others mount',
    agents({ exposes: { 'team-page': [] } }),
    'promote mf-agents@3.0.0',
    'mf-agents@3.0.0 is refused.\nshell@1.0.0 mounts mf-agents/team-grid, which mf-agents@3.0.0 does not expose: the team of mf-agents has to, until the team of shell has shipped without it.',
  ],
  [
    'a share over what is left',
    async () => {},
    'promote mf-agents@2.0.0 --share 91',
    'At most 70 % of visitors are left: mf-chat@2.0.0 has 10 %, shell@2.0.0 has 20 %; ask for no more, or one of these teams has to end its canary.',
  ],
  [
    'a share that is none',
    async () => {},
    'promote mf-agents@2.0.0 --share 101',
    'A share is a percentage from 0 to 100, not "101".',
  ],
  [
    'a release that nobody made',
    async () => {},
    'promote mf-agents@9',
    'mf-agents has no release 9 in the store: release it first.',
  ],
];

it.each(rows)('%s is refused once, with who has to do what', async (_what, prepare, line, answer) => {
  const { say, status, store } = await site();
  await keep(store, { name: 'shell', version: '2.0.0' });
  await say('promote mf-chat@2.0.0 --share 10');
  await say('promote shell@2.0.0 --share 20');
  await prepare(store);
  const before = await status();

  await expect(say(line)).rejects.toThrow(new Error(answer));
  expect(await status()).toEqual(before);
});

it('a promotion that finds something else live each time it was judged ends with what to do', async () => {
  let count = 0;
  const { say } = await site({
    hydrate: async () => {
      count += 1;
      await say(`promote mf-chat@${count % 2 ? '2.0.0' : '1.0.0'} --without-browser`);

      return [];
    },
  });

  await expect(say('promote mf-agents@2.0.0')).rejects.toThrow(
    new Error('Other releases kept going live: look at the status, then retry.'),
  );
});
