import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import { sentBy, someone } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { open, postsOf } from '../site/visit.ts';
import { openInquiry } from './inquiry-page.ts';
import { box, button, choice, choose, form } from './office-form.ts';

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

test('C06-C08 W01 W02 every choice can be made by keyboard, which the open list keeps, and none is empty', async ({
  page,
}) => {
  await open(page, '/contact');
  for (const [label, placeholder, options] of [
    [
      /Inquiry Type/,
      'Choose one',
      ['Buying', 'Selling', 'Renting', 'Investment Opportunity', 'General Inquiry'],
    ],
    [
      /Property Type/,
      'Any',
      ['Oceanfront Villa', 'Beachfront Condo', 'Penthouse', 'Luxury Estate', 'Investment Property', 'Land'],
    ],
    [/Preferred Agent/, 'Any', ['No preference', ...roster.map(({ name }) => name)]],
  ] as const) {
    await expect(choice(page, label)).toHaveText(placeholder);
    await choice(page, label).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveText([...options]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('option').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(choice(page, label)).toHaveText(options.at(-1) ?? '');
  }

  await choose(page, /Preferred Agent/, 'no', 'No preference');
  await choice(page, /Preferred Agent/).press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(choice(page, /Preferred Agent/)).toBeFocused();
});

test('C09 C10 an agent in the address is asked for; anything else is nobody, and shows nowhere', async ({
  page,
}) => {
  await open(page, `/contact?agent=${encodeURIComponent(someone.name)}`);
  await expect(choice(page, /Preferred Agent/)).toHaveText(someone.name);
  await expect(box(page, /Message/)).toHaveValue(`I would like to discuss properties with ${someone.name}.`);

  for (const value of ['<img src=x onerror=alert(1)>zelda', '__proto__']) {
    const response = await open(page, `/contact?agent=${encodeURIComponent(value)}`);
    expect(await response?.text()).not.toContain('zelda');
    expect(await page.content()).not.toContain('zelda');
    await expect(choice(page, /Preferred Agent/)).toHaveText('Any');
    await expect(box(page, /Message/)).toHaveValue('');
  }
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
