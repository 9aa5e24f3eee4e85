import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openCheckout } from '@dosmares/delivery/checkout';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { remoteNames } from '@dosmares/tools/presets/checkout';
import type { Page } from 'playwright/test';
import { expect, test } from '../site/site.ts';

// It builds one remote in a checkout of the last commit.
test.setTimeout(600_000);

const teamPage = 'mf-agents/src/team-page.tsx';

test('one remote is worked on inside a site that is served elsewhere, and nothing else is built', async ({
  site,
  page,
}) => {
  const { folder, close } = await openCheckout('HEAD');
  await replace(path.join(folder, teamPage), 'expert agents', 'agents to meet');
  const { origin, end } = await serve(['mf-agents', '--against', site.origin], folder);

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
    await replace(path.join(folder, teamPage), 'agents to meet', 'people to meet');
    await expect(page.getByText('people to meet')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('neither the site nor a build of the checkout has changed', async () => {
    await page.goto('/team');
    await expect(page.getByText('expert agents')).toBeVisible();
    expect(remoteNames.filter((name) => existsSync(path.join(folder, name, 'dist')))).toEqual([]);
  });

  await end();
  await close();
});

const ownersIn = (page: Page) =>
  page
    .locator('[data-owner]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-owner')));

async function replace(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say "${from}".`);
  await writeFile(file, text.replace(from, to));
}

/** Runs `npm run dev` in a checkout until it reports that it is ready. */
async function serve(args: readonly string[], folder: string) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'packages/tools/dev/dev.ts', ...args],
    {
      cwd: folder,
      env: { ...process.env, SITE_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await ready(child);

  return {
    origin: `http://localhost:${port}`,
    async end() {
      child.kill();
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

const ready = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (bytes) => String(bytes).includes('Ready') && resolve());
    child.once('exit', (status) => reject(new Error(`It has ended (${status}).`)));
  });
