import { mailsAbout } from '../inquiries/mails.ts';
import { listing } from '../site/listings.ts';
import { someone } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { reach, reachAndPress } from '../site/visit.ts';
import { inquire, openDesk } from './desk.ts';

// By keyboard and without script, on a phone.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('I28 one inquiry is found, taken and answered, another is released', async ({ page, site }) => {
  const name = 'Ingrid Solberg';
  await inquire(site, name);
  const quarantined = await inquire(site, 'Ottilie Brandt', { website: 'filled in' });
  await openDesk(page, site);
  await reach(page, page.getByRole('searchbox'));
  await page.keyboard.type(name.slice(0, -2).toUpperCase());
  await reachAndPress(page, page.getByRole('button', { name: 'Search' }));
  await reachAndPress(page, page.getByRole('link', { name }));
  await reachAndPress(page, page.getByRole('button', { name: 'Assign to me' }));
  await expect(page.getByText('Assigned to you.')).toBeVisible();
  await reachAndPress(page, page.getByRole('button', { name: 'Yes, it is answered' }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await reachAndPress(page, page.getByRole('link', { name: 'Back to the desk' }));

  await reachAndPress(page, page.getByRole('link', { name: /^Quarantine/ }));
  await reachAndPress(page, page.getByRole('link', { name: 'Ottilie Brandt' }));
  await reachAndPress(page, page.getByRole('button', { name: 'Release' }));
  await expect(page.getByText('not taken yet')).toBeVisible();
  await expect(page.getByText(quarantined).first()).toBeVisible();
});

test('I23 what acts on the chosen stays in sight only once something is chosen', async ({ page, site }) => {
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dora', 'Elsa', 'Finn']) await inquire(site, name);
  await openDesk(page, site);
  const bar = page.locator('.many');
  await expect(bar).not.toBeInViewport();
  await page.locator('[name=chosen]').first().check();
  await expect(bar).toBeInViewport({ ratio: 0.9 });
});

test('I53 a phone shows at once who wrote, about what, and by when to answer', async ({ page, site }) => {
  const email = 'five.seconds@visitor.example';
  await inquire(site, 'Ines Caldera', { email, mlsNumber: listing.mlsNumber });
  const mails = await mailsAbout(site, email);
  const mail = mails.find(({ recipients }) => recipients.includes(someone.email));
  await page.setContent(mail?.html ?? '');

  for (const seen of [
    page.getByRole('heading', { name: 'Ines Caldera has written' }),
    page.getByText('Please answer by'),
    page.getByText(listing.title),
    page.getByRole('link', { name: 'Call' }),
    page.getByRole('link', { name: 'Open it on the desk' }),
  ]) {
    const { y = 700, height = 0 } = (await seen.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(700);
  }
});
