import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { developmentFront } from '@dosmares/runner/development';
import { expect, hydrated, test } from '../site/site.ts';

test('three quick edits of a remote show in the open page, which keeps its state and is hydrated without an error', async ({
  page,
  site,
  complaints,
}) => {
  test.setTimeout(240_000);
  const sources = path.join(site.settings.root, '.data/e2e', `${process.pid}`, 'mf-agents');
  await cp(path.join(site.settings.root, 'mf-agents/src'), path.join(sources, 'src'), { recursive: true });
  const port = site.settings.ports.site + 50;
  const close = await developmentFront('mf-agents', { ...site, behind: site.origin, port, sources });
  const file = path.join(sources, 'src/team/team-opening.tsx');
  const text = await readFile(file, 'utf8');
  const write = (words: string) => writeFile(file, text.replace('>Meet Our Team<', `>${words}<`));

  await page.goto(`http://localhost:${port}/team`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  const times: number[] = [];
  for (const words of ['First edit', 'Second edit', 'Third edit', 'Fourth edit']) {
    const start = performance.now();
    await write(words);
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    times.push(Math.round(performance.now() - start));
  }
  console.log(`An edit is seen after ${times.join(', ')} ms`);

  for (const words of ['One', 'Two', 'Three']) await write(words);
  await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible();
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible();
  expect(complaints).toEqual([]);

  await close();
  await rm(sources, { recursive: true, force: true });
});
