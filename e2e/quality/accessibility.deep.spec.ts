import { kindsOfPage } from '../site/routes.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { states } from '../site/states.ts';
import { findings } from './findings.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

// Reduced motion shows the final state: contrast in the middle of a fade says nothing.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of kindsOfPage) {
  test(`axe finds nothing on ${path}, on a phone and on a desktop`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await hydrated(page);
    expect.soft(await findings(page), `${phone.width} px`).toEqual([]);

    await page.setViewportSize(desktop);
    expect.soft(await findings(page), `${desktop.width} px`).toEqual([]);
  });
}

for (const size of [phone, desktop]) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size });

    const here = states.filter(
      ({ from = 0, below = Number.POSITIVE_INFINITY }) => size.width >= from && size.width < below,
    );
    for (const { name, at, act } of here) {
      test(`axe finds nothing in the state ${name}`, async ({ page }) => {
        await page.goto(at);
        await hydrated(page);
        await act(page);
        expect(await findings(page)).toEqual([]);
      });
    }
  });
}
