import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openCheckout } from '@dosmares/delivery/testing/checkout';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { remoteNames } from '@dosmares/tools/presets/checkout';
import type { Locator, Page } from 'playwright/test';
import { expect, hydrated, test } from '../site/site.ts';
import { isMarked, markDocument } from '../site/visit.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
let end: () => Promise<void>;
test.beforeAll(async () => {
  checkout = await openCheckout();
});
test.afterAll(() => checkout?.close());

test.afterEach(async () => {
  await end?.();
  await write('Meet Our Team');
});

test('a remote can be developed inside a deployed site, where edits keep the state of the page', async ({
  page,
  site,
  errors,
}) => {
  const origin = await serve(['--against', site.origin], { SITE_PORT: String(await freePort()) });
  for (const url of [origin, `${origin}/_dev/changes`]) {
    const answer = await page.request.get(url, { headers: { host: 'rebound.example' } });
    expect(answer.status()).toBe(421);
  }
  await page.goto(`${origin}/?inspect`);
  await expect(page.locator('[data-owner^="mf-listings@1"]').first()).toBeVisible();
  await expect(page.locator('[data-owner="mf-agents@here"]').first()).toBeAttached();
  await page.goto(`${origin}/team`);
  await hydrated(page);
  await markDocument(page);
  await write('An edit');
  await expect(heading(page, 'An edit')).toBeVisible({ timeout: 60_000 });
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
  await page.goto('/team');
  await expect(heading(page, 'Meet Our Team')).toBeVisible();
  expect(remoteNames.filter((name) => existsSync(path.join(checkout.folder, name, 'dist')))).toEqual([]);
});

test('SH04 quick edits show in the open page, which keeps its state', async ({ page, site, errors }) => {
  const { ports } = site.settings;
  const origin = await serve([], { SITE_PORT: String(ports.site), API_PORT: String(ports.api) });
  await page.goto(`${origin}/team`);
  await hydrated(page);
  await markDocument(page);
  for (const words of ['First edit', 'Second edit', 'Third edit']) {
    const start = performance.now();
    await write(words);
    await expect(heading(page, words)).toBeVisible();
    console.log(`An edit is seen after ${Math.round(performance.now() - start)} ms`);
  }
  for (const words of ['One', 'Two', 'Three']) await write(words);
  await expect(heading(page, 'Three')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  const answered = await page.evaluate(async () => {
    const question = { messages: [{ role: 'user', content: 'Where is the office?' }] };
    const headers = { 'content-type': 'application/json' };

    return (await fetch('/api/chat', { method: 'POST', headers, body: JSON.stringify(question) })).text();
  });
  expect(answered).toContain('Marina');

  await page.reload();
  await hydrated(page);
  await expect(heading(page, 'Three')).toBeVisible();
  expect(errors).toEqual([]);
});

test('SH04 errors show over the open page until they are mended', async ({ page, site, errors }) => {
  const { ports } = site.settings;
  const origin = await serve([], { SITE_PORT: String(ports.site), API_PORT: String(ports.api) });
  await page.goto(`${origin}/team`);
  await hydrated(page);
  const [build, react] = [/team-page\.tsx:\d+/, /ReferenceError: nothing is not defined[\s\S]*TeamPage/].map(
    (text) => page.getByText(text),
  ) as [Locator, Locator];
  for (const [code, shown, hidden] of [
    ['"Four"<<', build, react],
    ['{nothing}', react, build],
  ] as const) {
    await write('', code);
    await expect(shown).toBeVisible();
    await expect(hidden).toBeHidden();
  }
  await write('Four');
  await expect(heading(page, 'Four')).toBeVisible();
  await expect(react).toBeHidden();
  expect(errors).not.toEqual([]);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

let title = '"Meet Our Team"';

/** Edits the page's title. @param code what stands for it in the source */
async function write(words: string, code = `"${words}"`) {
  const file = path.join(checkout.folder, 'mf-agents/src/team-page.tsx');
  await writeFile(file, (await readFile(file, 'utf8')).replace(`title=${title}`, `title=${code}`));
  title = code;
}

/** Runs `npm run dev -- mf-agents` in the checkout; returns its address once it reports that it is ready. */
async function serve(args: readonly string[], env: Readonly<Record<string, string>>) {
  const words = ['--disable-warning=ExperimentalWarning', 'packages/tools/dev/dev.ts', 'mf-agents', ...args];
  const child = spawn(process.execPath, words, {
    cwd: checkout.folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  end = async () => {
    child.kill();
    await ended;
  };

  return new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (bytes) => {
      const [, ready] = /Ready ([^,\s]+)/.exec(String(bytes)) ?? [];
      if (ready) resolve(ready);
    });
    void ended.then((status) => reject(new Error(`It has ended (${status}).`)));
  });
}
