import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
    const port = site.settings.ports.site + 75;
    const close = await developmentFront('mf-agents', {
      behind: site.origin,
      port,
      sources,
      folder: path.join(site.settings.dataDir, 'dev'),
    });
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

test('three quick edits of a remote show in the open page, which keeps its state and shows no error', async ({
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
