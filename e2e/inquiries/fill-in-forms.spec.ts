import { office } from '@dosmares/content/office';
import { sentBy } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { open, postsOf } from '../site/visit.ts';
import { openInquiry } from './inquiry-page.ts';
import { box, button, form } from './office-form.ts';

test('C02 C03 AG15 AG18 forms ask for what is missing at its field, an agent’s by the browser itself, and send nothing', async ({
  page,
}) => {
  const posts = postsOf(page);
  await open(page, '/contact');
  const map = page.getByRole('group', { name: 'Map of the office' });
  await map.scrollIntoViewIfNeeded();
  // With a hairline above and below.
  expect((await map.locator('..').boundingBox())?.height).toBe(452);
  await expect(map.getByText(office.name)).toBeInViewport();
  await button(page).click();
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(4);
  await expect(box(page, /Full Name/)).toBeFocused();

  const { field, send } = await openInquiry(page, sentBy('form').id);
  for (const [label, text] of [
    ['Your Name *', 'Ines Caldera'],
    ['Email *', 'ines'],
  ] as const) {
    await send.click();
    await expect(field(label)).toBeFocused();
    await expect(field(label)).toHaveJSProperty('validity.valid', false);
    await field(label).fill(text);
  }
  expect(posts).toEqual([]);
});
