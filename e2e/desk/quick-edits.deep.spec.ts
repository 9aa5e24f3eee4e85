import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changesPath } from '@dosmares/contracts/site/routes';
import { developmentFront } from '@dosmares/tools/dev';
import type { Page } from 'playwright/test';
import { test as base, expect, hydrated } from '../site/site.ts';

interface Desk {
  /** Address of the team's page, built from sources of its own. */
  address: string;
  /** Rewrites the words of its first heading. */
  write: (words: string) => Promise<void>;
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({ site }, use) => {
    const sources = path.join(site.settings.root, '.data/e2e', `${process.pid}`, 'mf-agents');
    await cp(path.join(site.settings.root, 'mf-agents/src'), path.join(sources, 'src'), { recursive: true });
    const port = site.settings.ports.site + 50;
    const close = await developmentFront('mf-agents', { ...site, behind: site.origin, port, sources });
    const file = path.join(sources, 'src/team/team-opening.tsx');
    const text = await readFile(file, 'utf8');
    await use({
      address: `http://localhost:${port}/team`,
      write: (words) => writeFile(file, text.replace('>Meet Our Team<', `>${words}<`)),
    });
    await close();
    await rm(sources, { recursive: true, force: true });
  },
});
// Each builds an application, and the shell for development.
test.describe.configure({ timeout: 240_000 });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('three quick edits of a remote show in the open page, which keeps its state and is hydrated without an error', async ({
  page,
  desk,
  complaints,
}) => {
  await page.goto(desk.address);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  const times: number[] = [];
  for (const words of ['First edit', 'Second edit', 'Third edit', 'Fourth edit']) {
    const start = performance.now();
    await desk.write(words);
    await expect(heading(page, words)).toBeVisible();
    times.push(Math.round(performance.now() - start));
  }
  console.log(`An edit is seen after ${times.join(', ')} ms`);

  for (const words of ['One', 'Two', 'Three']) await desk.write(words);
  await expect(heading(page, 'Three')).toBeVisible();
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);

  await page.reload();
  await hydrated(page);
  await expect(heading(page, 'Three')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('SH06 an edit that comes while the page is on its way shows once the page has been hydrated as it was sent', async ({
  page,
  desk,
  complaints,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/_dev\/mf-agents\/.*team-page.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(desk.address);
  const isBuilt = page.evaluate(nextBuild, changesPath);
  await desk.write('While it loads');
  await isBuilt;
  held.resolve();

  await expect(heading(page, 'While it loads')).toBeVisible();
  // Content below the window may have been laid out since then, which React reports as a difference.
  expect(complaints.filter((line) => !line.includes('content-visibility'))).toEqual([]);
});

/** Runs in the page. A listener is first notified of the build that is already there. */
const nextBuild = (address: string) =>
  new Promise<void>((resolve) => {
    let heard = 0;
    new EventSource(address).onmessage = () => {
      heard += 1;
      if (heard > 1) resolve();
    };
  });
