import { openStore } from '@dosmares/delivery';
import type { Page } from 'playwright/test';
import { test as base, expect } from '../site/site.ts';
import { countFirstLooks, countLooks, sendLetters } from './changes.ts';
import { commandsFor } from './commands.ts';
import { fingerprints } from './fingerprints.ts';
import { openMixtures } from './mixture.ts';
import { openTeams } from './teams.ts';
import { failuresOf } from './visit.ts';
import { openVisits } from './visits.ts';

// Three builds from commits, four promotions with a browser in the gate, and hundreds of visits.
base.setTimeout(1_800_000);

const test = base.extend<{ teams: Awaited<ReturnType<typeof openTeams>> }>({
  teams: async ({ site }, use) => {
    const teams = await openTeams(site);
    await use(teams);
    await teams.close();
  },
});

test('teams ship alone, what fails comes back by itself, and nobody sees two versions at once', async ({
  browser,
  site,
  teams,
}) => {
  const { step } = test;
  const store = openStore(site.settings.store);
  const { run, status } = commandsFor(site);
  const visits = openVisits(browser, site);
  const { live: first } = await status();
  const bytes = await fingerprints(first.versions, store);

  const wrong = await step(
    'a change that fails when a button is pressed gets a tenth of the visitors',
    async () => {
      const version = await teams.release('mf-agents', countLooks);
      await run(`promote mf-agents@${version} --share 10`);
      const { live, canaries } = await status();
      const [canary] = canaries;
      expect(live.composition).toBe(first.composition);
      expect(canary).toMatchObject({
        share: 10,
        shown: { versions: { ...first.versions, 'mf-agents': version } },
      });

      const failure = { kind: 'error', name: 'TypeError', application: 'mf-agents' };
      const failed = await visits.come(canary.shown.composition);
      expect(failuresOf(failed)).toEqual([expect.objectContaining(failure)]);
      expect(failuresOf(await visits.come(first.composition))).toEqual([]);

      return canary.shown;
    },
  );

  await step('the watcher takes it back and says why; who is in it stays in it', async () => {
    const { page, leave } = await visits.begin('/', wrong.composition);
    const watching = run('watch mf-agents --every 1 --minutes 5').then(String, String);
    // A tenth of them report two page views each: more than a hundred.
    await visits.crowd(600);
    const label = `mf-agents@${wrong.versions['mf-agents']}`;
    expect(await watching).toContain(`${label} is withdrawn. Worse: `);
    expect(await status()).toMatchObject({
      live: { composition: first.composition },
      canaries: [],
      withdrawn: [{ reason: expect.stringContaining('page views failed') }],
    });

    await expect.poll(async () => new Set(await visits.crowd(10))).toEqual(new Set([first.composition]));
    await follow(page, 'Team');
    await expect(page.getByText('11 agents to meet')).toBeVisible();
    await leave();
  });

  const right = await step('a repaired one gets a tenth, and does no worse', async () => {
    const version = await teams.release('mf-agents', countFirstLooks);
    await run(`promote mf-agents@${version} --share 10`);
    const [{ shown: canary }] = (await status()).canaries;
    for (const composition of [canary.composition, first.composition])
      expect(failuresOf(await visits.come(composition))).toEqual([]);
    const given = await visits.crowd(300);
    expect(Math.abs(given.filter((id) => id === canary.composition).length - 30)).toBeLessThanOrEqual(6);
    expect(await run('watch mf-agents --every 1 --minutes 0.05')).toContain('it is still in canary');

    return canary;
  });

  const letters = await step('another team goes live meanwhile, and the canary goes on with it', async () => {
    const version = await teams.release('mf-market-report', sendLetters);
    await run(`promote mf-market-report@${version}`);
    const { live, canaries } = await status();
    const [{ share, shown: canary }] = canaries;
    expect(share).toBe(10);
    expect(live.versions).toEqual({ ...first.versions, 'mf-market-report': version });
    expect(canary.versions).toEqual({ ...right.versions, 'mf-market-report': version });
    for (const { composition } of [live, canary])
      expect(failuresOf(await visits.come(composition))).toEqual([]);

    return live;
  });

  await step('the repaired one goes to everybody, and its rollback keeps what others shipped', async () => {
    await run(`promote mf-agents@${right.versions['mf-agents']}`);
    const { live } = await status();
    expect(live.versions).toEqual({ ...letters.versions, 'mf-agents': right.versions['mf-agents'] });
    await visits.come(live.composition);
    expect(new Set(await visits.crowd(20))).toEqual(new Set([live.composition]));

    await run('rollback mf-agents');
    expect((await status()).live.composition).toBe(letters.composition);
    await visits.come(letters.composition);
  });

  expect(await fingerprints(first.versions, store)).toEqual(bytes);
  expect(await run('verify')).toContain('are what was signed');
  const mixtureIn = openMixtures(store);
  for (const visit of visits.all)
    expect([await mixtureIn(visit), visit.breaches], visit.composition).toEqual([[], []]);

  await run(`rollback --to ${first.composition}`);
});

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
