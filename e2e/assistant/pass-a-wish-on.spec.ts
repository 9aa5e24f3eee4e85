import { AxeBuilder } from '@axe-core/playwright';
import { office } from '@dosmares/content/office';
import type { Page } from 'playwright/test';
import { mailsAbout, recipientsOf } from '../inquiries/mails.ts';
import { house, pathOf } from '../site/houses.ts';
import { someone } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { openByKeyboard, tabTo } from './conversation.ts';

const wish = 'I want to sell my house in Pedregal.';

/**
 * Makes the assistant reply as given: this file tests what the panel makes of replies, not what the assistant knows.
 */
async function assistantSays(page: Page, reply: object) {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('**/api/chat', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ headers, json: reply }) : route.continue(),
  );
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px, by keyboard alone`, () => {
    test.use({ viewport });

    test('CH12 CH15 CH16 CH19 a visitor is shown a house, leaves a message for the one who knows, and it reaches her with the conversation', async ({
      page,
      site,
      complaints,
    }) => {
      const visitor = `ines.ch15.${viewport.width}@visitor.example`;
      await assistantSays(page, {
        message: `${someone.name} knows best.`,
        references: [
          { kind: 'house', id: house.id },
          { kind: 'person', id: someone.id },
        ],
        handOver: { agentId: someone.id, inquiryType: 'selling', name: 'Ines Caldera', wish },
      });
      await page.goto('/about');
      await hydrated(page);
      const { panel, box, message } = await openByKeyboard(page);
      await page.keyboard.type(wish);
      await page.keyboard.press('Enter');
      await expect(message(2)).toContainText('knows best');
      const card = panel.getByRole('list', { name: 'Mentioned in this reply' }).getByRole('link');
      await expect(card).toHaveText([house.title, someone.name]);
      await tabTo(page, card.first(), 'Shift+Tab');
      await expect(card.first()).toHaveAttribute('href', pathOf(house));

      const offer = panel.getByRole('button', { name: `Leave a message for ${someone.firstName}` });
      await tabTo(page, offer);
      await page.keyboard.press('Enter');
      const email = panel.getByRole('textbox', { name: 'Email' });
      await expect(email).toBeFocused();
      await page.keyboard.type(visitor);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await openByKeyboard(page);
      await expect(email).toHaveValue(visitor);
      const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

      await tabTo(page, panel.getByRole('button', { name: 'Send message' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(message(3)).toContainText(`${someone.name} will answer you within 24 hours`);
      await expect(box).toBeFocused();

      const mails = await mailsAbout(site, visitor);
      expect(recipientsOf(mails)).toEqual([visitor, office.email, someone.email].sort());
      for (const { text } of mails.filter(({ recipients: [to] }) => to !== visitor)) {
        expect(text).toContain(wish);
        expect(text).toContain(`Concierge: ${someone.name} knows best.`);
      }
      expect(complaints).toEqual([]);
    });
  });

test('CH10 CH12 "how much is this?" on the page of a house means that house', async ({
  page,
  complaints,
}) => {
  await page.goto(pathOf(house));
  await hydrated(page);
  const { panel, message } = await openByKeyboard(page);
  const request = page.waitForRequest('**/api/chat');

  await page.keyboard.type('How much is this?');
  await page.keyboard.press('Enter');

  expect((await request).headers()['x-page']).toBe(pathOf(house));
  expect(Object.keys((await request).postDataJSON() as object)).toEqual(['messages']);
  await expect(message(2)).toContainText(house.price);
  await expect(panel.getByRole('link', { name: house.title }).last()).toHaveAttribute('href', pathOf(house));
  expect(complaints).toEqual([]);
});
