import { type Attempt, passes, refusals } from '../../testing/refusals.ts';
import { keep, liveSite } from '../../testing/releases.ts';
import { surroundings } from '../../testing/site.ts';
import { declarations } from '../../testing/sources.ts';
import type { SiteBuild } from '../builds/site-build.ts';
import { deployChecks } from './checks.ts';
import { affectedPaths } from './pages.ts';

// Each test starts processes.
jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof liveSite>>;
let tried = 0;
beforeAll(async () => {
  site = await liveSite();
});

/** Checks a changed release of the agents' application, or of the shell: version 2.0.0, as far as refusals tell. */
async function attempt({ given = {}, context = {}, values = {} }: Attempt) {
  const { store, builds, build: before } = site;
  tried += 1;
  const version = `2.0.${tried}`;
  const subject = await keep(store, { name: 'mf-agents', version, ...given });
  const after = await builds.make({ ...before.selection, [subject.name]: version }, [before]);
  const exchanges = [{ role: 'live', before, after }];
  const found = await deployChecks(
    { subject, exchanges, values },
    { ...site, ...surroundings(), ...context },
  );

  return found.map((refusal) => refusal.replaceAll(version, '2.0.0'));
}

it.each(refusals)('the deploy checks refuse %s, naming both sides', async (_what, given, sentence) => {
  expect(await attempt(given)).toEqual([expect.stringContaining(sentence)]);
});

it.each(passes)('the deploy checks let a release pass with %s', async (_what, given) => {
  expect(await attempt(given)).toEqual([]);
});

it('a shell is refused that leaves its remotes without what they take', async () => {
  const texts = { 'types/packages/platform/src/index.d.ts': 'export {};' };
  const found = await attempt({ given: { name: 'shell', mounts: ['mf-chat/list'], texts } });

  expect(found.join('\n')).toContain('mf-agents@1.0.0 takes useToast from the platform differently');
  expect(found.join('\n')).toContain('shell@2.0.0 mounts mf-chat/list, which mf-chat@1.0.0 does not expose');
});

it.each([
  ['readonly number[]', []],
  ['readonly string[]', [expect.stringContaining('with props that mf-agents@1.0.0 does not take')]],
])('props of a slot, %s, are read from wherever they were added to the contracts', async (ids, expected) => {
  const [withoutSlots = ''] = declarations.contract.split('export interface SlotProps');
  const remote = "declare module '../../packages/contracts/src/remote'";
  const texts = {
    'types/packages/contracts/src/remote.d.ts': `${withoutSlots}export interface SlotProps {}`,
    'types/slots.d.ts': "import './mf-agents/src/slots';",
    'types/mf-agents/src/slots.d.ts': `export {};\n${remote} { interface SlotProps { 'mf-agents/team-grid': { ids: ${ids} } } }`,
  };

  expect(await attempt({ given: { name: 'shell', texts } })).toEqual(expected);
});

it('a browser opens one page of each kind that has changed, or the home page for what is in no page', () => {
  const page = (html: string, ...modules: string[]) => ({ html, status: 200, modules });
  const pages = (mark: string) => ({
    '/': page(`a${mark}`, 'shell/home-page', 'mf-agents/team-grid'),
    '/about': page('b', 'shell/about-page'),
    '/team/1': page(`c${mark}`, 'mf-agents/team-member-page'),
    '/team/2': page(`d${mark}`, 'mf-agents/team-member-page'),
  });
  const built = (mark: string) => ({ pages: pages(mark) }) as unknown as SiteBuild;

  expect(affectedPaths(built('new'), built(''))).toEqual(['/', '/team/1']);
  expect(affectedPaths(built(''), built(''))).toEqual(['/']);
});
