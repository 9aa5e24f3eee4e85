import { type Listing, listings } from '@dosmares/content/listings';
import { mailsAbout } from '../inquiries/mails.ts';
import { someone } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { arrives } from './desk.ts';

test.use({ viewport: { width: 390, height: 844 } });

const [house] = listings as readonly [Listing];
const furthest = 700;

test('I53 a phone shows at once who wrote, by when to answer, what house, and how to reach the visitor', async ({
  page,
  site,
}) => {
  const email = 'five.seconds@visitor.example';
  await arrives(site, 'Ines Caldera', { email, mlsNumber: house.mlsNumber });
  const mails = await mailsAbout(site, email);
  const mail = mails.find(({ recipients }) => recipients.includes(someone.email));
  await page.setContent(mail?.html ?? '');

  for (const seen of [
    page.getByRole('heading', { name: 'Ines Caldera has written' }),
    page.getByText('Please answer by'),
    page.getByText(house.title),
    page.getByRole('link', { name: 'Call' }),
    page.getByRole('link', { name: 'Open it on the desk' }),
  ]) {
    const { y = furthest, height = 0 } = (await seen.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(furthest);
  }
});
