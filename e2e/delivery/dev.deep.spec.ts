import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openCheckout } from '@dosmares/delivery/testing/checkout';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { remoteNames } from '@dosmares/tools/presets/checkout';
import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../site/site.ts';

// One remote is built, and once the shell, in a checkout of the last commit.
test.setTimeout(600_000);

let checkout: Awaited<ReturnType<typeof openCheckout>>;
test.beforeAll(async () => {
  checkout = await openCheckout();
});
test.afterAll(() => checkout?.close());

test('one remote is worked on inside a site that is served elsewhere, and nothing else is built', async ({
  site,
  page,
}) => {
  await replace('expert agents', 'agents to meet');
  const { origin, end } = await serve(['--against', site.origin], { SITE_PORT: String(await freePort()) });

  await test.step('pages hold what stands in the sources here, beside what is live there', async () => {
    await page.goto(`${origin}/team`);
    await expect(page.getByText('agents to meet')).toBeVisible();
    expect(await ownersIn(page)).toContain('mf-agents@here');
    await page.goto(origin);
    await expect(page.locator('[data-owner^="mf-listings@1"]').first()).toBeVisible();
    expect(await ownersIn(page)).toContain('mf-agents@here');
  });

  await test.step('an edit shows by itself', async () => {
    await page.goto(`${origin}/team`);
    await replace('agents to meet', 'people to meet');
    await expect(page.getByText('people to meet')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('neither the site nor a build of the checkout has changed', async () => {
    await page.goto('/team');
    await expect(page.getByText('expert agents')).toBeVisible();
    const built = remoteNames.filter((name) => existsSync(path.join(checkout.folder, name, 'dist')));
    expect(built).toEqual([]);
  });

  await end();
});

test('SH04 quick edits of a remote show in the open page, which keeps its state and shows no error, and calls reach the API', async ({
  page,
  site,
  complaints,
}) => {
  const { ports } = site.settings;
  const { origin, end } = await serve([], { SITE_PORT: String(ports.site), API_PORT: String(ports.api) });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  let shown = 'Meet Our Team';
  const write = async (words: string) => {
    await replace(`"${shown}"`, `"${words}"`);
    shown = words;
  };

  await page.goto(`${origin}/team`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  for (const words of ['First edit', 'Second edit', 'Third edit', 'Fourth edit']) {
    const start = performance.now();
    await write(words);
    await expect(heading(words)).toBeVisible();
    console.log(`An edit is seen after ${Math.round(performance.now() - start)} ms`);
  }
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
  await end();
});

const ownersIn = (page: Page) =>
  page
    .locator('[data-owner]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-owner')));

/** Edits the page that shows the team. */
async function replace(from: string, to: string) {
  const file = path.join(checkout.folder, 'mf-agents/src/team-page.tsx');
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
  await writeFile(file, text.replace(from, to));
}

/** Runs `npm run dev -- mf-agents` in the checkout until it reports that it is ready. */
async function serve(args: readonly string[], env: Readonly<Record<string, string>>) {
  const words = ['--disable-warning=ExperimentalWarning', 'packages/tools/dev/dev.ts', 'mf-agents', ...args];
  const child = spawn(process.execPath, words, {
    cwd: checkout.folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (bytes) => {
      const [, ready] = /Ready ([^,\s]+)/.exec(String(bytes)) ?? [];
      if (ready) resolve(ready);
    });
    void ended.then((status) => reject(new Error(`It has ended (${status}).`)));
  });

  return {
    origin,
    async end() {
      child.kill();
      await ended;
    },
  };
}
