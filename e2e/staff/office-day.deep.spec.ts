import { office } from '@dosmares/content/office';
import type { Page } from 'playwright/test';
import { openInquiry, written } from '../inquiries/inquiry-page.ts';
import { another, someone } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { type HurriedOffice, hurriedOffice, type Received } from './hurried-office.ts';

// The API differs from the one that other files expect, and the digest comes at its own minute.
test.use({ siteOfItsOwn: 'office day', viewport: { width: 390, height: 844 } });
test.setTimeout(300_000);

const visitor = 'ines.office-day@visitor.example';

let day: HurriedOffice;
test.beforeAll(async ({ site }) => {
  day = await hurriedOffice(site);
});
test.afterAll(() => day?.close());

test('I50 a whole office day is lived from a phone, by mail and without script, and nobody opens a shell', async ({
  page,
  browser,
}) => {
  const phone = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const says = (text: string) => expect(phone.getByText(text)).toBeVisible();

  await test.step('an inquiry comes in, and the agent is reminded of it', async () => {
    const form = await openInquiry(page, someone.id);
    await form.write(visitor);
    await form.send.click();
    await day.mailTo(someone.email, /^Inquiry DM-/);
    await day.mailTo(visitor, /^We have received your message/);
  });
  const reminder = await day.mailTo(someone.email, /^Reminder: inquiry DM-/);
  const reference = /DM-\w{4}-\w{4}/.exec(reminder.subject)?.[0] ?? '';

  await test.step('the agent takes it, and passes it on', async () => {
    await press(phone, reminder, 'Take it, pass it on or close it');
    await phone.getByRole('button', { name: 'I answer' }).click();
    await says(`Taken by ${someone.name}.`);
    await phone.getByLabel('A note for your colleagues').fill('On the road until Monday');
    await phone.getByLabel('Pass on to').selectOption(another.name);
    await phone.getByRole('button', { name: 'Pass on' }).click();
    await says(`Passed on by ${someone.name} to ${another.name}.`);
  });

  const passedOn = await day.mailTo(another.email, /^Inquiry DM-/);
  await test.step('the colleague answers, and notes it', async () => {
    expect(passedOn.text).toContain('“On the road until Monday”');
    await press(phone, passedOn, 'Take it, pass it on or close it');
    await phone.getByRole('button', { name: 'Answered' }).click();
    await says(`Answered by ${another.name}.`);
  });

  await test.step('the digest leads to the desk, which reports of the week', async () => {
    await press(phone, await day.mailTo(office.email, /^Yesterday: /, 200), 'Open the desk');
    const thisWeek = phone.getByRole('table').getByRole('row').last();
    await expect(thisWeek.getByRole('cell').first()).toHaveText('1');
    await phone.getByRole('searchbox').fill(reference);
    await phone.getByRole('combobox', { name: 'State' }).selectOption('Answered');
    await phone.getByRole('button', { name: 'Show' }).click();
    await phone.getByRole('link', { name: written.name }).click();
  });

  await test.step('the visitor asks to be forgotten, and is', async () => {
    const desk = phone.url();
    await phone.getByRole('link', { name: /^Everything about/ }).click();
    await phone.getByLabel(`To be sure, type ${reference}`).fill(reference);
    await phone.getByRole('button', { name: 'Forget for good' }).click();
    await says('1 inquiry is erased');
    expect((await phone.goto(desk))?.status()).toBe(404);
  });
});

/** Opens a mail as a mail program does, and follows one of its buttons. */
async function press(phone: Page, { html }: Received, button: string) {
  await phone.setContent(html);
  await phone.getByRole('link', { name: button }).click();
}
