import { AxeBuilder } from '@axe-core/playwright';
import { office } from '@dosmares/content/office';
import { endpoints } from '@dosmares/contracts/endpoints';
import { expect, hydrated, type Site, test } from '../site/site.ts';
import { openByKeyboard } from './conversation.ts';

const endpoint = '**/api/chat';
const apology = `I apologize, but I'm having trouble connecting right now. Please try again or contact us directly at ${office.email} or ${office.phone}.`;

test.afterEach(({ site }) => site.start('api'));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px, by keyboard alone`, () => {
    test.use({ viewport });

    test('CH01 CH08 when the API is away the visitor reads the apology and asks again once it is back; focus and axe are at peace', async ({
      page,
      site,
      complaints,
    }) => {
      let isBroken = false;
      await page.route(endpoint, (route) =>
        isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      );
      await page.goto('/contact');
      await hydrated(page);
      const { panel, box, message } = await openByKeyboard(page);
      await site.stop('api');
      await page.keyboard.type('When is the office open?');
      await page.keyboard.press('Enter');
      await expect(message(2)).toHaveText(`Concierge: ${apology}`);
      await expect(message(2).getByRole('link')).toHaveText([office.email, office.phone]);
      expect(complaints).toContainEqual(expect.stringMatching(/assistant did not answer/i));

      await site.start('api');
      await assistantLoaded(site);
      await page.keyboard.press('Shift+Tab');
      await expect(panel.getByRole('button', { name: 'Try again' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(message(2)).toContainText('9:00 AM');
      await expect(message(3)).toHaveCount(0);
      await expect(panel.getByRole('button', { name: 'Try again' })).toHaveCount(0);

      isBroken = true;
      await box.fill('Where is the office?');
      await page.keyboard.press('Enter');
      await expect(message(4)).toContainText('trouble connecting');

      const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'AI Chat' })).toBeFocused();
    });
  });

/** The assistant of an API that has just started is still loading: on a busy machine for longer than a page waits. */
const assistantLoaded = ({ api }: Site) =>
  expect
    .poll(async () => (await fetch(`${api}${endpoints.chat}`, question)).status, { timeout: 60_000 })
    .toBe(200);

const question = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ messages: [{ role: 'user', content: 'Hello' }] }),
};
