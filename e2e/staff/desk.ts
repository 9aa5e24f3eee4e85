import { signIn } from '@dosmares/api/testing/sign-in';
import { endpoints } from '@dosmares/contracts/endpoints';
import type { Page } from 'playwright/test';
import { someone } from '../site/people.ts';
import type { Site } from '../site/site.ts';

/** A person of the office, who signs in first by an operator's code. */
export const manager = 'marta@office.example';

/** Cookies by person, because the desk accepts only twenty code requests an hour from one connection. */
const cookies = new Map<string, Promise<string>>();

/** Opens a page of the desk in a browser that is signed in. */
export async function openDesk(page: Page, site: Site, path = '', email = manager) {
  const who = `${email} ${site.api}`;
  const cookie = cookies.get(who) ?? signIn(site.api, email, storeOf(site));
  cookies.set(who, cookie);
  const [name = '', value = ''] = (await cookie).split('=');
  await page.context().addCookies([{ name, value, url: `${site.api}/staff` }]);
  await page.goto(`${site.api}/staff${path}`);
}

/** Environment variables for commands on a site's store. */
export const storeOf = ({ settings, api }: Site) => ({
  DATA_DIR: settings.dataDir,
  API_PORT: new URL(api).port,
});

let connections = 0;

/** Sends an inquiry from its own IP address; returns its reference. With the honeypot filled in, it is quarantined. */
export async function inquire({ api }: Site, name: string, more: object = {}): Promise<string> {
  connections += 1;
  const answer = await fetch(`${api}${endpoints.agentInquiry}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${connections}` },
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

  if (!answer.ok) throw new Error(`The inquiry is refused: ${await answer.text()}`);

  return (await answer.json()).reference;
}
