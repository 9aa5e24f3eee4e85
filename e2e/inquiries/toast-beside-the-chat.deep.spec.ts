import type { Locator } from 'playwright/test';
import { founder } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { openInquiry } from './inquiry-page.ts';

for (const width of [390, 768, 1440])
  test(`AG01 AG17 at ${width} px a toast leaves the chat with the agent within reach`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { send, write } = await openInquiry(page, founder.id);
    await page.route('**/api/contact**', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await write('ines@visitor.example');
    await send.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Unable to Send Message' });
    await expect(alert).toBeVisible();

    const chat = page.getByRole('link', { name: /WhatsApp/ });
    await chat.click({ trial: true });
    const button = await boxOf(chat);
    const toast = await boxOf(alert.locator(':scope > *'));
    expect(button.x >= toast.x + toast.width || button.y >= toast.y + toast.height).toBe(true);
  });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nobody sees it.');

  return box;
}
