import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { developmentFront } from '@dosmares/tools/dev';
import { expect, hydrated, test } from '../site/site.ts';

// It builds an application, and the shell for development.
test.setTimeout(240_000);

test('SH04 quick edits of a remote show in the open page, which keeps its state and shows no error, and calls reach the API', async ({
  page,
  site,
  complaints,
}) => {
  const { root, dataDir, ports } = site.settings;
  const sources = path.join(root, '.data/e2e', `${process.pid}`, 'mf-agents');
  await cp(path.join(root, 'mf-agents/src'), path.join(sources, 'src'), { recursive: true });
  const file = path.join(sources, 'src/team-page.tsx');
  const text = await readFile(file, 'utf8');
  const write = (words: string) => writeFile(file, text.replace('"Meet Our Team"', `"${words}"`));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const port = ports.site + 75;
  const close = await developmentFront('mf-agents', {
    ...{ behind: site.origin, port, sources, folder: path.join(dataDir, 'dev') },
    calls: { api: site.api, from: site.origin },
  });

  await page.goto(`http://localhost:${port}/team`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  const times: number[] = [];
  for (const words of ['First edit', 'Second edit', 'Third edit', 'Fourth edit']) {
    const start = performance.now();
    await write(words);
    await expect(heading(words)).toBeVisible();
    times.push(Math.round(performance.now() - start));
  }
  console.log(`An edit is seen after ${times.join(', ')} ms`);
  for (const words of ['One', 'Two', 'Three']) await write(words);
  await expect(heading('Three')).toBeVisible();
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  const answered = await page.evaluate(async () => {
    const question = { messages: [{ role: 'user', content: 'Where is the office?' }] };
    const headers = { 'content-type': 'application/json' };

    return (await fetch('/api/chat', { method: 'POST', headers, body: JSON.stringify(question) })).text();
  });
  expect(answered).toContain('Marina');

  await page.reload();
  await hydrated(page);
  await expect(heading('Three')).toBeVisible();
  expect(complaints).toEqual([]);
  await close();
  await rm(sources, { recursive: true, force: true });
});
