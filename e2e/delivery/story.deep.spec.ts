import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openCheckout } from '@dosmares/delivery/testing/checkout';
import { expect, hydrated, test } from '../site/site.ts';
import { commandsFor } from './commands.ts';
import { followDocument } from './strangers.ts';

// Two builds from commits, and three promotions with browser checks.
test.setTimeout(900_000);

test('two teams and one with other tooling ship and roll back independently', async ({ page, site }) => {
  const { step } = test;
  const { run, liveDeployment } = commandsFor(site);
  const first = await liveDeployment();
  const team = async (name: string, application: string) =>
    openTeamClone(site.settings.ports.deploy, await run(`tokens add ${name} --for ${application}`));
  const [agents, report] = [await team('agents', 'mf-agents'), await team('report', 'mf-market-report')];

  async function expectShown(at: string, words: string) {
    await expect(async () => {
      await page.goto(at);
      await expect(page.getByText(words).first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
  }

  await step('a team cannot ship what its token does not allow', () =>
    expect(agents.ship('rollback', 'mf-chat')).rejects.toThrow('mf-chat'),
  );
  for (const [clone, name, file, words, at] of [
    [agents, 'mf-agents', 'team-page.tsx', 'expert agents', '/team'],
    [report, 'mf-market-report', 'top/title.tsx', 'market reports', '/market-report'],
  ] as const)
    await step(`${name} shows its change, and all other pages keep their bytes`, async () => {
      const before = await liveDeployment();
      await clone.commit(`${name}/src/${file}`, words, `${words} of today`);
      const version = await clone.release(name);
      await clone.ship('promote', `${name}@${version}`);
      const after = await liveDeployment();

      expect(after.selection).toEqual({ ...before.selection, [name]: version });
      const isOther = (path: string) => after.pages[path]?.html !== before.pages[path]?.html;
      expect(Object.keys(after.pages).filter(isOther)).toEqual([at]);
      await expectShown(at, `${words} of today`);
    });
  const ofBoth = await liveDeployment();

  await step('a remote built by stock federation tooling goes live, rendered in the browser', async () => {
    const tides = await team('tides', 'mf-tides');
    const stranger = await followDocument('bring-your-own-remote.md', 'webpack');
    const version = await tides.release('--from', path.join(stranger.dist, 'mf-manifest.json'));
    await stranger.close();
    await tides.ship('promote', `mf-tides@${version}`);
    await expectShown('/tides', 'The tides of today');
    await hydrated(page);
    await tides.ship('remove', 'mf-tides');
    await tides.close();
    expect((await liveDeployment()).selection).toEqual(ofBoth.selection);
  });

  await step('a team rolls back at once, and keeps what the other shipped', async () => {
    const start = Date.now();
    await agents.ship('rollback', 'mf-agents', '--because', 'blurred');
    expect(Date.now() - start).toBeLessThan(15_000);
    const kept = { ...ofBoth.selection, 'mf-agents': first.selection['mf-agents'] };
    expect((await liveDeployment()).selection).toEqual(kept);
    expect(await run('history')).toContain('why: blurred');
  });

  await agents.close();
  await report.close();
  await run(`rollback --all --to ${first.id}`);
});

/** Makes a team's clone of the repository, which knows the deploy service but not the store. */
async function openTeamClone(port: number, token: string) {
  const { folder: cwd, close } = await openCheckout();
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  const env = {
    PATH,
    HOME,
    CHROMIUM_PATH,
    DEPLOY_URL: `http://localhost:${port}`,
    DEPLOY_TOKEN: token.split('\n').at(-1) ?? '',
  };
  await commitAll();

  async function commitAll() {
    const identity = ['-c', 'user.name=A team', '-c', 'user.email=team@dosmares.example'];
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      [...identity, 'commit', '-qm', 'A change'],
    ])
      await promisify(execFile)('git', args, { cwd });
  }

  /** Runs `npm run delivery -- …`; returns its output. @throws with its error output */
  async function ship(...args: string[]) {
    const script = ['--disable-warning=ExperimentalWarning', 'packages/delivery/bin/delivery.ts'];
    const { stdout } = await promisify(execFile)(process.execPath, [...script, ...args], { cwd, env });

    return stdout;
  }

  return {
    ship,
    /** Makes a release; returns its version. */
    release: async (...what: string[]) => /@([\w.-]+)/.exec(await ship('release', ...what))?.[1] ?? '',
    /** Replaces text in a file and commits it. */
    async commit(file: string, from: string, to: string) {
      const before = await readFile(path.join(cwd, file), 'utf8');
      expect(before).toContain(from);
      await writeFile(path.join(cwd, file), before.replace(from, to));
      await commitAll();
    },
    close,
  };
}
