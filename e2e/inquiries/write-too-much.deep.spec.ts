import { limits } from '@dosmares/contracts/limits';
import { sentBy } from '../site/people.ts';
import { postsOf } from '../site/posts.ts';
import { expect, test } from '../site/site.ts';
import { openInquiry } from './inquiry-page.ts';
import { box, button, form, notice, openForm, write } from './office-form.ts';

test('C03 C17 AG18 too much, and nothing but blanks, is noticed before it is sent, and what the API refuses is shown at its field', async ({
  page,
}) => {
  await openForm(page);
  await write(page, 'ines@visitor.example');
  const message = box(page, /Message/);
  await message.evaluate(
    (area, text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    },
    'x'.repeat(limits.message + 1),
  );
  await message.fill('x'.repeat(limits.message - 1));
  await expect(form(page).getByText('Characters left: 1').first()).toBeVisible();
  await message.press('End');
  await page.keyboard.insertText('yz');
  expect((await message.inputValue()).length).toBe(limits.message);
  await expect(form(page).getByText('Only 10,000 characters fit here')).toBeVisible();

  await page.route('**/api/send-contact-email', async (route) => {
    const body = { ...route.request().postDataJSON(), phone: '6'.repeat(limits.phone + 1) };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await button(page).click();
  await expect(notice(page)).toContainText('Failed to send message');
  await expect(box(page, /Phone/)).toBeFocused();
  await expect(box(page, /Phone/)).toHaveAccessibleDescription(
    'Please check your phone number and send it again.',
  );

  const { field, send } = await openInquiry(page, sentBy('form').id);
  const { addresses } = postsOf(page);
  await field('Your Name *').fill('Ines Caldera');
  await field('Email *').fill('ines@visitor.example');
  await field('Your Message *').fill('   ');
  await send.click();
  await expect(field('Your Message *')).toBeFocused();
  expect(
    await field('Your Message *').evaluate((area: HTMLTextAreaElement) => area.validationMessage),
  ).toBeTruthy();
  expect(addresses()).toEqual([]);
});
