import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settingsFrom } from '@dosmares/delivery/settings';
import { applicationNames } from '@dosmares/presets/checkout';
import { catalogueServer } from '@dosmares/runner/alone';
import { expect, test } from 'playwright/test';
import { findings } from '../quality/findings.ts';

const firstPort = Number(process.env.E2E_PORT ?? 4000) + 1_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, name] of applicationNames.entries()) {
  test(`every part of ${name} can be seen alone in each of its states, and axe finds nothing`, async ({
    page,
  }) => {
    // It builds an application, and looks at some dozens of pages.
    test.setTimeout(300_000);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'dos-mares-alone-'));
    const settings = settingsFrom({ SITE_PORT: String(firstPort + index), DATA_DIR: dataDir });
    const close = await catalogueServer(name, settings);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));

    await page.goto(settings.place.config.siteOrigin);
    const links = page.getByRole('main').getByRole('link');
    await expect(links.first()).toBeVisible();
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('h1').first()).toBeAttached();
      expect.soft(await findings(page), address).toEqual([]);
    }
    expect(errors).toEqual([]);

    await close();
    await rm(dataDir, { recursive: true, force: true });
  });
}
