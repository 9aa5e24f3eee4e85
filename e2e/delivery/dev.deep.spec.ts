import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openCheckout } from '@dosmares/delivery/testing/checkout';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { remoteNames } from '@dosmares/tools/presets/checkout';
import { expect, hydrated, test } from '../site/site.ts';
import { isMarked, markDocument } from '../site/visit.ts';

// One remote is built twice, in a checkout of the last commit.
test.setTimeout(600_000);

let checkout: Awaited<ReturnType<typeof openCheckout>>;
test.beforeAll(async () => {
  checkout = await openCheckout();
});
test.afterAll(() => checkout?.close());

const inSources = 'mf-agents/src/team-page.tsx';

for (const where of ['a site that is served elsewhere', 'the site that runs on this machine'])
  test(`SH04 inside ${where}, nothing else is built, quick edits of a remote show in the open page without an error, and calls reach the API`, async ({
    page,
    site,
    complaints,
  }) => {
    const { ports } = site.settings;
    const isElsewhere = where.endsWith('elsewhere');
    const { origin, end } = await serve(isElsewhere ? ['--against', site.origin] : [], {
      SITE_PORT: String(isElsewhere ? await freePort() : ports.site),
      API_ORIGIN: site.api,
    });
    const text = await readFile(path.join(checkout.folder, inSources), 'utf8');
    const write = (words: string) =>
      writeFile(path.join(checkout.folder, inSources), text.replace('"Meet Our Team"', `"${words}"`));
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });

    await page.goto(origin);
    await expect(page.locator('[data-owner^="mf-listings@1"]').first()).toBeVisible();
    await expect(page.locator('[data-owner="mf-agents@here"]').first()).toBeAttached();
    await page.goto(`${origin}/team`);
    await hydrated(page);
    await markDocument(page);
    for (const words of ['First edit', 'Second edit', 'Third edit']) {
      const start = performance.now();
      await write(words);
      await expect(heading(words)).toBeVisible({ timeout: 60_000 });
      console.log(`An edit is seen after ${Math.round(performance.now() - start)} ms`);
    }
    for (const words of ['One', 'Two', 'Three']) await write(words);
    await expect(heading('Three')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
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

    await page.goto('/team');
    await expect(heading('Meet Our Team')).toBeVisible();
    expect(remoteNames.filter((name) => existsSync(path.join(checkout.folder, name, 'dist')))).toEqual([]);
    await end();
    await writeFile(path.join(checkout.folder, inSources), text);
  });

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
