import { areas } from '@dosmares/content/site';
import { listing } from '../site/listings.ts';
import { founder } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { desktop, holdRequests, phone, tablet, watchShift } from '../site/visit.ts';
import { box, button, card } from './office-form.ts';

for (const query of [
  `property=${listing.id}`,
  `property=${listing.id}&viewing=yes`,
  `area=${encodeURIComponent(areas[0] ?? '')}`,
  `agent=${founder.slug}`,
])
  test(`C20 nothing moves when the card of ?${query} is shown, and no gap stays`, async ({ page }) => {
    const shift = await watchShift(page);
    for (const size of [phone, tablet, desktop]) {
      await page.setViewportSize(size);
      const chunk = await holdRequests(page, /contact-subject/);
      await page.goto(`/contact?${query}`);
      await hydrated(page);
      const before = await box(page, /Full Name/).boundingBox();
      chunk.open();
      await expect(card(page)).toBeVisible();
      const last = query.includes('viewing') ? button(page, 'Add another time') : card(page);
      await expect(last).toBeVisible();
      const after = await box(page, /Full Name/).boundingBox();
      const end = await last.boundingBox();

      expect(after?.y).toBe(before?.y);
      // Between them are a gap of 24 px and the field's label.
      expect((after?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0)).toBeLessThan(60);
      expect(await shift()).toBeLessThan(0.02);
    }
  });
