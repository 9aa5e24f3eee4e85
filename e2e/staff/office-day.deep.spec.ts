import { codeFor } from '@dosmares/api/testing/sign-in';
import type { Page } from 'playwright/test';
import type { Mail } from '../inquiries/mails.ts';
import { another, someone } from '../site/people.ts';
import { expect, type Site, test } from '../site/site.ts';
import { inquire, manager, storeOf } from './desk.ts';

// Its own site, because it suspends an agent whom other files need.
test.use({ isolatedSite: 'office day' });

test.describe.configure({ mode: 'serial' });

let agents: Page;
let offices: Page;
let ines: string;

test.beforeAll(async ({ browser, site }) => {
  const phoneOf = () => browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  [agents, offices] = [await phoneOf(), await phoneOf()];
  const names = Array.from({ length: 21 }, (_, at) => `Visitor Number ${at + 1}`);
  for (const [at, name] of names.entries()) await inquire(site, name, { phone: `+52 624 555 01${at + 10}` });
  ines = await inquire(site, 'Inés O’Hara', { email: 'ines@visitor.example', phone: '(760) 555-0177' });
  await inquire(site, 'Wilhelm Weiß', { email: 'wilhelm@visitor.example' });
  for (const email of ['p1@spam.example', 'p2@spam.example'])
    await inquire(site, 'Pills', { email, website: 'filled in' });
});

test('I46 I50 a day of the office on a phone: an agent signs in by a code from the mailbox, and lands on the inquiry', async ({
  site,
}) => {
  const mail = await mailTo(site, someone.email, new RegExp(`^Inquiry ${ines}`));
  // Opened as a mail client would.
  await agents.setContent(mail.html);
  await agents.getByRole('link', { name: 'Open it on the desk' }).click();
  await expect(agents.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await agents.getByLabel('Your work e-mail address').fill(someone.email);
  await agents.getByRole('button', { name: 'Send me a code' }).click();
  const { subject } = await mailTo(site, someone.email, /is your code for the desk$/);
  await enter(agents, subject);
  await expect(agents.getByRole('heading', { name: 'Inés O’Hara' })).toBeVisible();
});

test('takes it and hands it to a colleague, who gets a mail', async ({ site }) => {
  await agents.getByRole('button', { name: 'Assign to me' }).click();
  await agents.getByLabel('A note for your colleagues').fill('She prefers Spanish');
  await agents.getByLabel('Reassign to').selectOption(another.name);
  await agents.getByRole('button', { name: 'Reassign' }).click();
  await expect(agents.getByRole('heading', { name: 'My inquiries' })).toBeVisible();
  const handed = await mailTo(site, another.email, new RegExp(`^Inquiry ${ines}`));
  expect(handed.text).toContain('“She prefers Spanish”');
});

test('answers another, and plans a call for the third', async () => {
  await find(agents, 'number 7');
  await agents.getByRole('button', { name: 'Yes, it is answered' }).click();
  await find(agents, 'weiss');
  await agents.getByLabel('Call back on').fill('2099-12-01');
  await agents.getByRole('button', { name: 'Plan the call' }).click();
  await expect(agents.getByText('Call back on Tuesday, December 1').first()).toBeVisible();
});

test('the office signs in by an operator’s code, as on a day without mail', async ({ site }) => {
  const first = await codeFor(manager, storeOf(site));
  await offices.goto(`${site.api}/staff`);
  await offices.getByLabel('Your work e-mail address').fill(manager);
  await offices.getByRole('button', { name: 'Send me a code' }).click();
  await enter(offices, first);
  await expect(offices.getByRole('heading', { name: 'Inquiries', exact: true })).toBeVisible();
});

test('finds a caller by the number, clears spam and closes many', async ({ site }) => {
  await find(offices, '760 555 0177');
  await expect(offices.getByText(`Assigned to ${another.name}`).first()).toBeVisible();
  await offices.goto(`${site.api}/staff?list=quarantined`);
  for (const box of await offices.getByRole('checkbox', { name: /Pills/ }).all()) await box.check();
  await offices.getByRole('button', { name: 'Clear as spam' }).click();
  await expect(offices.getByText('Done for 2 inquiries.')).toBeVisible();
  await offices.goto(`${site.api}/staff`);
  for (const box of (await offices.getByRole('checkbox', { name: /Visitor Number 1\d/ }).all()).slice(0, 8))
    await box.check();
  await offices.getByText('Selected', { exact: true }).click();
  await offices.getByLabel('Outcome').selectOption('Duplicate');
  await offices.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(offices.getByText('Done for 8 inquiries.')).toBeVisible();
});

test('corrects, saves and forgets a visitor who asks for it', async ({ site }) => {
  await find(offices, 'o’hara');
  await offices.getByText('Correct name, e-mail or phone').click();
  await offices.getByLabel('Name', { exact: true }).fill('Inés Right');
  await offices.getByRole('button', { name: 'Correct' }).click();
  await expect(offices.getByRole('heading', { level: 1, name: 'Inés Right' })).toBeVisible();
  await offices.getByText('Export or forget everything').click();
  const everything = offices.waitForEvent('download');
  await offices.getByRole('link', { name: 'Save everything (JSON)' }).click();
  expect((await everything).suggestedFilename()).toBe(`person-${ines}.json`);
  await offices.getByLabel(`To confirm, type ${ines}`).fill(ines);
  await offices.getByRole('button', { name: 'Forget for good' }).click();
  await expect(offices.getByText('1 inquiry is erased')).toBeVisible();
  expect((await offices.goto(`${site.api}/staff/inquiry/${ines}`))?.status()).toBe(404);
});

test('an agent leaves: the next request leads to the sign-in', async ({ site }) => {
  await offices.goto(`${site.api}/staff/people`);
  await offices.getByRole('button', { name: `Suspend ${someone.name}` }).click();
  await agents.reload();
  await expect(agents.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

/** Waits for a mail to a recipient with a matching subject; returns the newest. */
async function mailTo({ mailbox }: Site, recipient: string, subject: RegExp) {
  let found: Mail | undefined;
  const poll = async () => {
    const mails = (await (await fetch(`${mailbox}/api/mails`)).json()) as Mail[];
    found = mails.find((one) => one.recipients.includes(recipient) && subject.test(one.subject));

    return found;
  };
  await expect.poll(poll, { timeout: 40_000, message: `${recipient}: ${subject}` }).toBeDefined();

  return found as Mail;
}

async function enter(phone: Page, code: string) {
  await phone.getByLabel('Code', { exact: true }).fill(/\d{6,10}/.exec(code)?.[0] ?? '');
  await phone.getByRole('button', { name: 'Sign in' }).click();
}

/** Searches for an inquiry and opens the first result. */
async function find(phone: Page, words: string) {
  await phone.goto(`${new URL(phone.url()).origin}/staff`);
  await phone.getByRole('searchbox').fill(words);
  await phone.getByRole('button', { name: 'Search' }).click();
  await phone.locator('.inquiries').getByRole('link').first().click();
}
