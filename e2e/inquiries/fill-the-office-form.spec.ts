import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import { someone } from '../site/people.ts';
import { postsOf } from '../site/posts.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { box, button, choice, choose, form, openForm, write } from './office-form.ts';

test('C01-C08 W01 the page tells how to reach the office and asks for what is missing, without sending', async ({
  page,
  complaints,
}) => {
  await openForm(page);
  const main = page.getByRole('main');
  const { addresses } = postsOf(page);

  await expect(main.getByText(office.address)).toBeVisible();
  await expect(main.getByRole('link', { name: office.phone })).toHaveAttribute('href', office.phoneHref);
  await expect(main.getByRole('link', { name: office.email })).toHaveAttribute('href', office.emailHref);
  for (const { days, opens, closes, zone } of office.hours)
    await expect(main.getByText(`${days} ${opens} to ${closes} ${zone}`)).toBeVisible();
  await expect(
    form(page).getByText("* Required fields. We'll respond within 24 hours during business hours."),
  ).toBeVisible();

  const map = page.getByRole('group', { name: 'Map of the office' });
  await map.scrollIntoViewIfNeeded();
  expect((await map.locator('..').boundingBox())?.height).toBe(452);
  await expect(map.getByText(office.name)).toBeInViewport();
  const directions = main.getByRole('link', { name: 'Get Directions' });
  await expect(directions).toHaveAttribute('target', '_blank');
  await expect(directions).toHaveAttribute('rel', 'noopener noreferrer');

  await button(page).click();
  for (const sentence of [
    'Please tell us your name.',
    'Please enter your email address.',
    'Please choose what your inquiry is about.',
    'Please write a few words.',
  ])
    await expect(form(page).getByText(sentence)).toBeVisible();
  await expect(box(page, /Full Name/)).toBeFocused();
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(4);

  await write(page, 'ines@nowhere');
  await button(page).click();
  await expect(box(page, /Email Address/)).toBeFocused();
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(1);
  expect(addresses()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('C06-C08 W02 every choice can be made by keyboard, and none of them is empty', async ({ page }) => {
  await openForm(page);

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
  for (const value of [someone.slug, someone.name]) {
    await openForm(page, `/contact?agent=${encodeURIComponent(value)}`);
    await expect(choice(page, /Preferred Agent/)).toHaveText(someone.name);
    await expect(box(page, /Message/)).toHaveValue(
      `I would like to discuss properties with ${someone.name}.`,
    );
  }

  for (const value of ['zelda-quill', '<img src=x onerror=alert(1)>zelda', 'no-preference', '__proto__']) {
    const response = await page.goto(`/contact?agent=${encodeURIComponent(value)}`);
    await hydrated(page);
    expect(await response?.text()).not.toContain('zelda');
    expect(await page.content()).not.toContain('zelda');
    await expect(choice(page, /Preferred Agent/)).toHaveText('Any');
    await expect(box(page, /Message/)).toHaveValue('');
  }
});
