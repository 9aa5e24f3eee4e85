import { deskLinks, deskPath } from '@dosmares/api/desk-links';
import { endpoints } from '@dosmares/contracts/endpoints';
import type { Locator, Page } from 'playwright/test';
import { someone } from '../site/people.ts';
import type { Site } from '../site/site.ts';

/** The staff key of the API in development. */
const staffKey = 'local-only-local-only-local-only';

/** The address that today's digest leads to. */
export const deskOf = ({ api }: Site) => `${api}${deskPath(deskLinks(staffKey).tokenFor())}`;

/** Sends an inquiry and returns its reference; one that fills every field, as a program would, is held. */
export async function arrives({ api }: Site, name: string, more: object = {}): Promise<string> {
  const answer = await fetch(`${api}${endpoints.agentInquiry}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@visitor.example`,
      phone: '+52 624 555 0188',
      message: 'We look for a house near the water, with a terrace that faces west.',
      propertyInterest: 'Oceanfront villa',
      agentId: someone.id,
      agentEmail: someone.email,
      ...more,
    }),
  });

  return (await answer.json()).reference;
}

const mostStops = 200;

/** Presses Tab until the element has the focus, then Enter. */
export async function reachAndPress(page: Page, target: Locator) {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

/** Presses Tab until the element has the focus. */
export async function reach(page: Page, target: Locator) {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.and(page.locator(':focus')).count()) return;
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}
