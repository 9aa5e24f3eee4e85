import { openStore, type SiteBuild } from '@dosmares/delivery';
import { buildStockRemote } from '@dosmares/tools/testing/stock-remote';
import { expect, hydrated, test } from '../site/site.ts';
import { type Change, openClone, versionIn } from './clone.ts';
import { commandsFor } from './commands.ts';

// Two builds from commits, and three promotions with a browser.
test.setTimeout(900_000);

test('two teams and a stranger ship alone, by one address and a token each, and edges need none of it', async ({
  page,
  site,
}) => {
  const { step } = test;
  const { run, status } = commandsFor(site);
  const store = openStore(site.settings.store);
  const liveBuild = async () => store.readSiteBuild((await status()).live.build);
  const first = await liveBuild();
  const team = async (name: string, applications: string) => {
    const told = await run(`tokens add ${name} --for ${applications}`);
    const url = `http://localhost:${site.settings.ports.deploy}`;

    return openClone({ url, token: told.split('\n').at(-1) ?? '' });
  };
  const [agents, report] = [await team('agents', 'mf-agents'), await team('report', 'mf-market-report')];

  /** Ships a team's change: its page shows it, and every page without the team stays as it was, byte by byte. */
  async function shipChange(
    clone: typeof agents,
    name: string,
    change: Change & { at: string; shows: string },
  ) {
    const before = await liveBuild();
    await clone.commit(change);
    const version = versionIn(await clone.ship('release', name));
    await clone.ship('promote', `${name}@${version}`);
    const after = await liveBuild();

    expect(after.selection).toEqual({ ...before.selection, [name]: version });
    expect(pagesWithout(name, after)).toEqual(pagesWithout(name, before));
    await expect(async () => {
      await page.goto(change.at);
      await expect(page.getByText(change.shows).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();

    return after;
  }

  await step('a team ships what it may, and nothing else', async () => {
    await expect(agents.ship('rollback', 'mf-chat')).rejects.toThrow('mf-chat');
    await shipChange(agents, 'mf-agents', {
      message: 'Call them agents to meet',
      file: 'mf-agents/src/team-page.tsx',
      edit: ['expert agents', 'agents to meet'],
      at: '/team',
      shows: 'agents to meet',
    });
  });

  const ofBoth = await step('another team ships from its own clone, and keeps what the first shipped', () =>
    shipChange(report, 'mf-market-report', {
      message: 'Call them letters',
      file: 'mf-market-report/src/top/title.tsx',
      edit: ['Get monthly market reports delivered', 'Get monthly market letters delivered'],
      at: '/market-report',
      shows: 'Get monthly market letters delivered',
    }),
  );

  await step(
    'a remote of stock federation tooling goes live, and its page is rendered in the browser',
    async () => {
      const tides = await team('tides', 'mf-tides');
      const version = versionIn(await tides.ship('release', '--from', await buildStockRemote()));
      await tides.ship('promote', `mf-tides@${version}`);
      await expect(async () => {
        await page.goto('/tides');
        await expect(page.getByRole('heading', { name: 'The tides of today' })).toBeVisible({
          timeout: 5_000,
        });
      }).toPass();
      await hydrated(page);
      await tides.ship('remove', 'mf-tides');
      await tides.close();
      expect((await liveBuild()).selection).toEqual(ofBoth.selection);
    },
  );

  await step('an edge starts again and serves every page while the deploy service is away', async () => {
    await expect.poll(async () => (await fetch(site.origin)).headers.get('x-site-build')).toBe(ofBoth.id);
    await site.stop('deploy');
    await site.stop('shell');
    await site.start('shell');
    for (const path of Object.keys(ofBoth.pages)) {
      const answer = await fetch(site.origin + path);
      expect([answer.status, answer.headers.get('x-site-build')], path).toEqual([200, ofBoth.id]);
    }
    await site.start('deploy');
  });

  await step('a team goes back alone, at once, and keeps what the other shipped', async () => {
    const start = Date.now();
    await agents.ship('rollback', 'mf-agents', '--because', 'blurred');
    const seconds = (Date.now() - start) / 1_000;
    const after = await liveBuild();

    expect(after.selection).toEqual({ ...ofBoth.selection, 'mf-agents': first.selection['mf-agents'] });
    expect(seconds).toBeLessThan(15);
    expect(await run('history')).toContain('why: blurred');
  });

  await agents.close();
  await report.close();
  await run(`rollback --all --to ${first.id}`);
});

/** The pages that show nothing of an application, each with the hash of its HTML. */
const pagesWithout = (application: string, { pages }: SiteBuild) =>
  Object.fromEntries(
    Object.entries(pages)
      .filter(([, { uses }]) => !(application in uses))
      .map(([path, { html }]) => [path, html]),
  );
