import { listing, pathOf } from '../site/listings.ts';
import { founder } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { desktop, open, phone, watchShift } from '../site/visit.ts';
import { findings, tooWide } from './measures.ts';

// The deep command checks every page, width and state; these three contain most kinds of components.
for (const path of ['/', pathOf(listing), `/${founder.slug}`])
  test(`${path} passes all checks on a phone and a desktop (G01, G03, G09)`, async ({ page, errors }) => {
    const shift = await watchShift(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await open(page, path);
    await page.waitForLoadState('networkidle');

    expect(await shift()).toBeLessThan(0.02);
    expect(errors).toEqual([]);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tooWide(page)).toEqual([]);
    await page.setViewportSize(desktop);
    expect(await findings(page)).toEqual([]);
  });
