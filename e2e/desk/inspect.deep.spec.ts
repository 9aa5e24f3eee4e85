import { type Boot, bootId } from '@dosmares/contracts/site/boot';
import { openStore } from '@dosmares/delivery';
import type { Page } from 'playwright/test';
import { commandsFor } from '../delivery/commands.ts';
import { findings } from '../quality/findings.ts';
import { expect, hydrated, test } from '../site/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });

test('?inspect names the release of every slot and how long it took, from the keyboard too, and axe finds nothing', async ({
  page,
}) => {
  await page.goto('/?inspect');
  await hydrated(page);

  const rows = inspector(page).getByRole('list', { name: 'Slots' }).getByRole('listitem');
  const grid = rows.filter({ hasText: 'mf-listings/featured-grid' });
  await expect(grid).toContainText(/mf-listings@1\.0\.0-\w+/);
  await expect(grid).toContainText(/loaded in \d+ ms/);
  await expect(inspector(page)).toContainText(/Composition \w+, live/);
  const outline = await page
    .locator('[data-slot="mf-listings/featured-grid"]')
    .evaluate((slot) => getComputedStyle(slot).outlineStyle);
  expect(outline).toBe('dashed');
  expect(await findings(page)).toEqual([]);

  await grid.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-slot="mf-listings/featured-grid"]')).toBeFocused();
});

test('SH02 ?inspect lists what else goes wrong on the page, by the application whose script it was', async ({
  page,
}) => {
  await page.goto('/?inspect');
  await hydrated(page);
  const { registry }: Boot = JSON.parse((await page.locator(`#${bootId}`).textContent()) ?? '');
  const [agents, chat] = (['mf-agents', 'mf-chat'] as const).map((name) => {
    const remote = registry.remotes.find((one) => one.name === name);

    return { owner: `${name}@${remote?.version}`, entry: remote?.entry ?? '' };
  });
  await expect(inspector(page)).toBeVisible();
  await page.route(`${chat?.entry}?again`, (route) => route.abort());
  await page.evaluate(breakThings, { thrownBy: agents?.entry ?? '', missing: `${chat?.entry}?again` });

  const errors = inspector(page).getByRole('list', { name: 'Errors of the page' }).getByRole('listitem');
  for (const [words, owner] of [
    ['TypeError: late, 2 times', agents?.owner],
    ['Unhandled rejection: Error: refused', 'no application of this site'],
    ['Refused by img-src: https://elsewhere.example/a.png', agents?.owner],
    [`Did not load: ${chat?.entry}?again`, chat?.owner],
  ] as const)
    await expect(errors.filter({ hasText: words })).toContainText(owner ?? 'nobody');
  expect(await findings(page)).toEqual([]);
});

/**
 * Runs in the page: causes an error that is thrown twice, a rejection, a breach of the policy and a missing script.
 */
function breakThings({ thrownBy, missing }: { thrownBy: string; missing: string }) {
  for (const _ of [1, 2])
    dispatchEvent(new ErrorEvent('error', { message: 'TypeError: late', filename: thrownBy }));
  void Promise.reject(new Error('refused'));
  const breach = { effectiveDirective: 'img-src', blockedURI: 'https://elsewhere.example/a.png' };
  const rest = {
    documentURI: location.href,
    originalPolicy: '',
    disposition: 'enforce',
    statusCode: 200,
  } as const;
  const violation = {
    ...breach,
    ...rest,
    violatedDirective: breach.effectiveDirective,
    sourceFile: thrownBy,
  };
  dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', violation));
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href: missing }));
}

test('without ?inspect nothing of it is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await hydrated(page);

  await expect(inspector(page)).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('_inspect'))).toEqual([]);
});

test('an override switches this browser to a release and is copied for a reviewer; a forged one is refused in words', async ({
  page,
  context,
  site,
}) => {
  // It composes the site once more.
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const store = openStore(site.settings.store);
  const [version = ''] = await store.versions('mf-agents');
  const told = await commandsFor(site).run(`preview mf-agents@${version}`);
  const token = /preview=(\S+)/.exec(told)?.[1] ?? '';

  await page.goto('/?inspect&preview=forged');
  await expect(inspector(page).getByRole('alert')).toHaveText(/not signed, was revoked or is over/);
  await expect(inspector(page)).toContainText(', live');

  await inspector(page).getByLabel('Override').fill(token);
  await inspector(page).getByRole('button', { name: 'Switch this browser' }).click();
  await expect(inspector(page)).toContainText(', preview');
  await expect(inspector(page).getByLabel('Release')).toHaveValue(token);

  await inspector(page).getByRole('button', { name: 'Copy a link for a reviewer' }).click();
  await expect(inspector(page).getByRole('status')).toHaveText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${site.origin}/?inspect=&preview=${token}`);
  await store.close();
});
