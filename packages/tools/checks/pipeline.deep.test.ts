import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applicationNames } from '../presets/checkout.ts';
import { runPipeline } from './testing/pipeline.ts';

const root = path.resolve(__dirname, '../../..');
const workflow = (name: string) => readFile(path.join(root, `.github/workflows/ship-${name}.yml`), 'utf8');

/**
 * Runs the shipping workflow of this checkout with an `npm` that only records its calls, and fails at one word.
 * @param live the release that is live before
 * @param token the team's token
 */
async function run({ failing = 'nothing', live = 'mf-agents@1', token = 'secret' }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-workflows-'));
  await mkdir(path.join(folder, '.github/workflows'), { recursive: true });
  for (const name of ['ship.yml', 'ship-mf-agents.yml'])
    await writeFile(
      path.join(folder, '.github/workflows', name),
      await readFile(path.join(root, '.github/workflows', name)),
    );
  const npm = `#!/bin/sh
echo "$5 $6 $7 $8" | sed 's/ *$//' >> ${folder}/called
case "$*" in *"${failing}"*) exit 1;; *release*) echo mf-agents@2; echo more;; *status*) echo ${live};; *preview*) echo https://link;; esac
`;
  await writeFile(path.join(folder, 'npm'), npm, { mode: 0o755 });
  await writeFile(path.join(folder, 'git'), '#!/bin/sh\necho "Say what we mean; now"\n', { mode: 0o755 });
  const { steps, summary } = await runPipeline('mf-agents', {
    root: folder,
    values: { DEPLOY_URL: 'https://deploy.example', DEPLOY_TOKEN: token, CANARY_MINUTES: '1' },
    environment: { PATH: `${folder}:${process.env.PATH}` },
    tell: () => {},
  });

  const called = await readFile(path.join(folder, 'called'), 'utf8').catch(() => '');

  return {
    called: called.trim().split('\n').filter(Boolean),
    failed: steps.filter(({ outcome }) => outcome === 'failure').map(({ name }) => name),
    summary,
  };
}

const beginning = ['release mf-agents', 'status mf-agents'];
const takingBack = ['withdraw mf-agents@2 --because', 'rollback mf-agents@2 --because'].map((line) =>
  expect.stringContaining(line),
);

describe('the workflow that ships', () => {
  it('releases, shows, tries, watches and goes live', async () => {
    expect(await run({})).toEqual({
      called: [
        ...beginning,
        'preview mf-agents@2',
        'promote mf-agents@2 --share 10',
        'watch mf-agents --minutes 1',
        'promote mf-agents@2 --because Say what we mean; now',
      ],
      failed: [],
      summary: 'https://link\n',
    });
  });

  it('stops before it builds anything where nobody has given the team its token', async () => {
    expect(await run({ token: '' })).toMatchObject({ called: [], failed: ['Know where to ship'] });
  });

  it('leaves a release alone that is live already', async () => {
    expect((await run({ live: 'mf-agents@2' })).called).toEqual(beginning);
  });

  it.each([
    ['watch', 'Watch the canary'],
    ['promote mf-agents@2 --because', 'Go live'],
  ])('takes it back when %s fails', async (failing, step) => {
    const { called, failed } = await run({ failing });

    expect(failed).toEqual([step]);
    expect(called.slice(-2)).toEqual(takingBack);
  });

  it('has nothing to take back when nothing was released', async () => {
    expect((await run({ failing: 'release' })).called).toEqual(beginning.slice(0, 1));
  });
});

it.each(applicationNames)('%s ships like all others', async (name) => {
  const [own, model] = [await workflow(name), await workflow('mf-chat')];

  expect(own).toBe(model.replaceAll('mf-chat', name));
});
