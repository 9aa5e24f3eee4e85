import { office } from '@dosmares/content/office';
import { sentBy } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { open, postsOf } from '../site/visit.ts';
import { openInquiry } from './inquiry-page.ts';
import { box, button, form } from './office-form.ts';

test('C02 C03 the office stands on a map of 450 px, and what is missing is asked for at the first field', async ({
  page,
  complaints,
}) => {
  await open(page, '/contact');
  const posts = postsOf(page);
  const map = page.getByRole('group', { name: 'Map of the office' });
  await map.scrollIntoViewIfNeeded();
  // With a hairline above and below.
  expect((await map.locator('..').boundingBox())?.height).toBe(452);
  await expect(map.getByText(office.name)).toBeInViewport();

  await button(page).click();
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(4);
  await expect(box(page, /Full Name/)).toBeFocused();
  expect(posts.bodies()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('AG15 AG18 on an agent’s page the browser itself asks for what is missing, and nothing is sent', async ({
  page,
}) => {
  const { agent, form: inquiry, field, send } = await openInquiry(page, sentBy('form').id);
  const posts = postsOf(page);
  const refused = (label: string) =>
    field(label).evaluate(
      (element: HTMLInputElement) => element.matches(':invalid:focus') && element.validationMessage,
    );

  await send.click();
  expect(await refused('Your Name *')).toBeTruthy();
  await field('Your Name *').fill('Ines Caldera');
  await field('Email *').fill('ines');
  await field('Your Message *').fill('Good day.');
  await send.click();
  expect(await refused('Email *')).toContain('@');
  const consent = `By submitting, you agree to be contacted by ${agent.name} regarding your real estate inquiry.`;
  await expect(inquiry.getByText(consent)).toBeVisible();
  expect(posts.bodies()).toEqual([]);
});
