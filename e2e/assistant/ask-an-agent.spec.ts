import { founder } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';

interface Mail {
  to: { address: string }[];
  replyTo?: { address: string }[];
  subject: string;
}

test('a visitor goes from the home page to an agent, and the inquiry reaches the mailbox of that agent (H07, T08, AG13, Q01)', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: `Meet ${founder.firstName}` })
    .click();
  await expect(page).toHaveURL(`/team/${founder.id}`);
  await expect(page.getByRole('heading', { level: 1, name: founder.name })).toBeVisible();

  await page.goto(`/${founder.slug}`);
  await hydrated(page);
  await page.getByLabel('Your Name *').fill('Ines Caldera');
  await page.getByLabel('Email *', { exact: true }).fill('ines@visitor.example');
  await page.getByLabel('Your Message *').fill('I would like to see the house in Pedregal.');
  await page.getByRole('button', { name: 'Send Message' }).last().click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();

  await expect.poll(() => mailsTo(site.mailbox, founder.email ?? ''), { timeout: 20_000 }).toHaveLength(1);
  const [mail] = await mailsTo(site.mailbox, founder.email ?? '');
  expect(JSON.stringify(mail)).toContain('ines@visitor.example');
  expect(complaints).toEqual([]);
});

async function mailsTo(mailbox: string, address: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${mailbox}/api/mails`)).json()) as Mail[];

  return mails.filter((mail) => JSON.stringify(mail.to).includes(address));
}
