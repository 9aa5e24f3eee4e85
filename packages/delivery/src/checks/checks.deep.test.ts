import type { Attempt } from '../../testing/attempt.ts';
import { passes } from '../../testing/passes.ts';
import { refusedFiles } from '../../testing/refused-files.ts';
import { refusedPromises } from '../../testing/refused-promises.ts';
import { keep, liveSite } from '../../testing/releases.ts';
import { surroundings } from '../../testing/site.ts';
import { declarations } from '../../testing/sources.ts';
import { buildOf } from '../service/site.ts';
import { nothingLeftOut } from './case.ts';
import { deployChecks } from './checks.ts';

// Each test starts processes.
jest.setTimeout(60_000);

const contractFile = 'types/packages/contracts/src/remote.d.ts';

/** Checks a changed release of the agents' application, or of the shell. */
async function attempt({ given = {}, context = {}, without = nothingLeftOut, drops = [] }: Attempt = {}) {
  const site = await liveSite();
  const { store, build: before, addresses } = site;
  const subject = await keep(store, { name: 'mf-agents', version: '2.0.0', ...given });
  const after = await buildOf({ ...before.selection, [subject.name]: '2.0.0' }, site);
  const sets = [{ role: 'live', before, after }];

  return deployChecks(
    { subject, sets, addresses, without, drops },
    { ...site, ...surroundings(store), ...context },
  );
}

describe('the deploy checks', () => {
  it('let a release pass that fits', async () => {
    expect(await attempt()).toEqual([]);
  });

  it.each([...refusedPromises, ...refusedFiles])(
    'refuses %s, naming both sides',
    async (_what, given, sentence) => {
      const found = await attempt(given);

      expect(found).toHaveLength(1);
      expect(found[0]).toContain(sentence);
    },
  );

  it.each(passes)('lets a release pass with %s', async (_what, given) => {
    expect(await attempt(given)).toEqual([]);
  });

  it('refuses a shell that leaves its remotes without what they take', async () => {
    const shell = {
      name: 'shell',
      mounts: ['mf-chat/list'],
      texts: { 'types/packages/platform/src/index.d.ts': 'export {};' },
    } as const;
    const refusals = await attempt({ given: shell });

    expect(refusals.join('\n')).toContain(
      'mf-agents@1.0.0 takes useToast from the platform differently from how shell@2.0.0 offers it',
    );
    expect(refusals.join('\n')).toContain(
      'shell@2.0.0 mounts mf-chat/list, which mf-chat@1.0.0 does not expose: the team of mf-chat has to, until the team of shell has shipped without it.',
    );
  });

  it('lets a shell pass that hands a slot more than it asks for', async () => {
    const texts = {
      [contractFile]: declarations.contract.replace(
        'ids: readonly number[] }',
        'ids: readonly number[]; tone?: string }',
      ),
    };

    expect(await attempt({ given: { name: 'shell', texts } })).toEqual([]);
  });

  it.each([
    ['readonly number[]', []],
    [
      'readonly string[]',
      [
        expect.stringContaining(
          'shell@2.0.0 mounts mf-agents/team-grid with props that mf-agents@1.0.0 does not take',
        ),
      ],
    ],
  ])(
    'reads the props of a slot, %s, from wherever they were added to the contracts',
    async (ids, expected) => {
      const [withoutSlots = ''] = declarations.contract.split('export interface SlotProps');
      const remote = "declare module '../../packages/contracts/src/remote'";
      const texts = {
        [contractFile]: `${withoutSlots}export interface SlotProps {}`,
        'types/slots.d.ts': "import './mf-agents/src/slots';",
        'types/mf-agents/src/slots.d.ts': `export {};\n${remote} { interface SlotProps { 'mf-agents/team-grid': { ids: ${ids} } } }`,
      };

      expect(await attempt({ given: { name: 'shell', texts } })).toEqual(expected);
    },
  );

  it('opens no browser and asks neither API nor origins when told so', async () => {
    const never = async () => Promise.reject(new Error('was asked'));
    const refusals = await attempt({
      context: { readApi: never, hydrate: never, fetchFile: never },
      without: { api: true, origins: true, browser: true },
    });

    expect(refusals).toEqual([]);
  });
});
