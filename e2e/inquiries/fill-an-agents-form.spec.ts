import { gateBefore } from '../site/gate.ts';
import { founder, sentBy } from '../site/people.ts';
import { postsOf } from '../site/posts.ts';
import { expect, test } from '../site/site.ts';
import { openInquiry } from './inquiry-page.ts';

for (const { id, lines, hasSpinner } of [
  { id: founder.id, lines: 'AG16', hasSpinner: false },
  { id: sentBy('click').id, lines: 'AG16 A9-4', hasSpinner: true },
])
  test(`id ${id}, ${lines}: while an inquiry is on its way nothing can be changed, and the focus is not lost`, async ({
    page,
  }) => {
    const gate = await gateBefore(page, '**/api/contact**');
    const { form, send, write } = await openInquiry(page, id);
    await write(`ines.waits.${id}@visitor.example`);
    await send.focus();
    await page.keyboard.press('Enter');

    await expect(send).toHaveText('Sending...');
    await expect(send).toBeDisabled();
    await expect(send.locator('[data-spinner]')).toHaveCount(hasSpinner ? 1 : 0);
    for (const role of ['textbox', 'combobox'] as const)
      for (const field of await form.getByRole(role).all()) await expect(field).toBeDisabled();

    gate.open();
    await expect(send).toHaveText('Send Message');
    if (!hasSpinner) await expect(send).toBeFocused();
  });

test('AG15 AG18 the browser itself asks for what is missing, and nothing is sent', async ({ page }) => {
  const { agent, form, field, send } = await openInquiry(page, sentBy('form').id);
  const { addresses } = postsOf(page);
  const refused = (label: string) =>
    field(label).evaluate(
      (element: HTMLInputElement) => element.matches(':invalid:focus') && element.validationMessage,
    );

  await send.click();
  expect(await refused('Your Name *')).toBeTruthy();
  await field('Your Name *').fill('Ines Caldera');
  await field('Email *').fill('ines');
  await field('Your Message *').fill('Good day.');
  await field('Your Message *').press('Control+Enter');
  await send.click();
  expect(await refused('Email *')).toContain('@');
  await expect(field('Phone')).toHaveAttribute('type', 'tel');
  await expect(field('Your Message *')).toHaveAttribute('rows', '5');
  await expect(
    form.getByText(
      `By submitting, you agree to be contacted by ${agent.name} regarding your real estate inquiry.`,
    ),
  ).toBeVisible();
  expect(addresses()).toEqual([]);
});

test('A9-3 A9-5 the page of id 9 has no form: its button waits for the three fields and acts on a click alone', async ({
  page,
}) => {
  await page.route('**/api/contact**', (route) => route.fulfill({ json: { ok: true, success: true } }));
  const { form, field, send } = await openInquiry(page, sentBy('click').id);
  const { addresses } = postsOf(page);

  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
  await expect(form.getByRole('combobox', { name: 'Inquiry Type' })).toHaveText('General Inquiry');
  await expect(form.getByRole('combobox', { name: 'Property Type' })).toHaveText('Any property');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);

  for (const [label, text] of [
    ['Your Name *', 'Ines Caldera'],
    ['Email *', 'ines@visitor.example'],
    ['Your Message *', '   '],
  ] as const) {
    await expect(send).toBeDisabled();
    await field(label).fill(text);
  }
  await expect(send).toBeDisabled();
  await field('Your Message *').fill('Good day.');
  await expect(send).toBeEnabled();

  await field('Email *').press('Enter');
  await field('Your Message *').press('Control+Enter');
  expect(addresses()).toEqual([]);
  await send.click();
  await expect(page.getByRole('button', { name: 'Dismiss: Message Sent!' })).toBeVisible();
  expect(addresses()).toHaveLength(2);
});
