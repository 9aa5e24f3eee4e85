import { roster } from '@dosmares/content/roster';
import type { Locator, Page } from 'playwright/test';
import { founder, someone } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';

test('A01 A04 A05 the house tells its story, its record and its people', async ({ page }) => {
  await open(page, '/about');
  for (const name of ['Our Story', 'Key Milestones', 'Core Values', 'Meet Our Team', 'Our Track Record']) {
    await expect.soft(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('As Featured On')).toBeVisible();
  await expect(page.locator('blockquote')).toContainText(/.{40}/);
  const people = page.getByRole('main').locator('a[href^="/team/"]');
  expect((await people.evaluateAll(hrefsOf)).toSorted()).toEqual(
    roster.map(({ id }) => `/team/${id}`).toSorted(),
  );
});

test('A02 A03 A06 milestones and values open, values on their first tab each time, and close', async ({
  page,
}) => {
  await open(page, '/about');
  const cards = [
    ...['National Recognition', 'Major Developments', 'Industry Pioneer'].map((name) => ({
      name,
      hasTabs: false,
    })),
    ...['Client-First', 'Excellence', 'Expertise', 'Integrity', 'Integrity'].map((name) => ({
      name,
      hasTabs: true,
    })),
  ];

  for (const { name, hasTabs } of cards) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toContainText(/.{60}/);
    if (hasTabs) {
      await expect.soft(dialog.getByRole('tab').first(), name).toHaveAttribute('aria-selected', 'true');
      await dialog.getByRole('tab').last().click();
    }
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('T02-T06 eleven cards of 320 px; an arrow moves exactly 350 px; both ends are known to 10 px', async ({
  page,
}) => {
  await open(page, '/team');
  const { strip, previous, next } = carousel(page);
  await expect(page.getByText(`${roster.length} expert agents`)).toBeVisible();
  const slides = strip.getByRole('group');
  await expect(slides).toHaveCount(roster.length);
  const widths = await slides.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(new Set(widths)).toEqual(new Set([320]));
  await expect(previous).toBeDisabled();

  let place = 0;
  const end = await strip.evaluate((one) => one.scrollWidth - one.clientWidth);
  while (end - place > 10) {
    await next.click();
    place = Math.min(place + 350, end);
    await expect.poll(() => placeOf(strip)).toBe(place);
    await expect(previous).toBeEnabled();
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await expect.poll(() => placeOf(strip)).toBe(end - 350);
  await expect(next).toBeEnabled();

  for (const [left, atStart, atEnd] of [
    [10, true, false],
    [11, false, false],
    [end - 11, false, false],
    [end - 10, false, true],
  ] as const) {
    await scrollStrip(strip, left);
    await expect(previous, `${left} px`).toBeEnabled({ enabled: !atStart });
    await expect(next, `${left} px`).toBeEnabled({ enabled: !atEnd });
  }
});

for (const width of [390, 768, 1440]) {
  test(`T13 at ${width} px no card is cut, wherever an arrow leads, but the next one of a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/team');
    const { strip, next, place } = carousel(page);
    const end = await strip.evaluate((one) => one.scrollWidth - one.clientWidth);
    await expect(strip.getByRole('group').first()).toHaveAccessibleName(founder.name);
    for (let shown = 0; ; shown += 1) {
      await expect.poll(() => placeOf(strip)).toBe(Math.min(shown * 350, end));
      await expect(place).toHaveText(new RegExp(`^${shown + 1}(–\\d+)? of 11$`));
      const isLast = await next.isDisabled();
      const cut = width < 768 && !isLast ? [expect.stringMatching(/./)] : [];
      expect(await strip.evaluate(cutSlides)).toEqual({ cut, isEmpty: false });
      await next.focus();
      if (isLast) break;

      await page.keyboard.press('Enter');
    }
    await expect(place).toHaveText(/11 of 11$/);
    await expect(next).toBeFocused();
  });
}

test('T06 the ends are looked at again 100 ms after a click, and not before', async ({ page }) => {
  await page.clock.install();
  await open(page, '/team');
  const { strip, previous, next } = carousel(page);
  await expect(next).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  // The strip moves without a word, so that only the second look can notice.
  await strip.evaluate((one) => {
    one.addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true });
    one.scrollBy = () => one.scrollTo({ left: 350, behavior: 'instant' });
  });

  await next.click();
  await page.clock.runFor(99);
  await expect(previous).toBeDisabled();
  await page.clock.runFor(1);
  await expect(previous).toBeEnabled();
});

test('T03 T07 T10 a card leads to the person, and the page on to the office and the houses', async ({
  page,
}) => {
  await open(page, '/team');
  const main = page.getByRole('main');
  const bios = await main.getByRole('link', { name: /^View Bio/ }).evaluateAll(hrefsOf);
  expect(bios.toSorted()).toEqual(roster.map(({ id }) => `/team/${id}`).toSorted());
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/properties');

  await main.getByRole('link', { name: `View Bio of ${someone.name}` }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: someone.name })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Team' }).click();
  await expect(page).toHaveURL('/team');
});

test('T08 T09 T11 each person is there; nobody else is', async ({ page }) => {
  for (const { id } of roster.filter(({ phoneSecondary }) => phoneSecondary)) {
    await open(page, `/team/${id}`);
    const contact = page.getByRole('main').locator('dl');
    for (const label of ['Cell', 'Mexico Number'])
      await expect(contact.getByText(label).first()).toBeVisible();
  }
  for (const id of ['9998', '9999', 'abc', '12abc']) {
    const response = await page.goto(`/team/${id}`);
    expect.soft(response?.status(), id).toBe(404);
    await expect.soft(page.getByRole('heading', { level: 1 }), id).toHaveText('Agent Not Found');
    await expect.soft(page.getByText("The agent you're looking for doesn't exist"), id).toBeVisible();
  }
});

function carousel(page: Page) {
  const all = page.getByRole('group', { name: 'Our agents' });

  return {
    strip: all.locator('> div').first(),
    previous: all.getByRole('button', { name: 'Previous' }),
    next: all.getByRole('button', { name: 'Next' }),
    place: all.getByRole('status'),
  };
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const placeOf = (strip: Locator) => strip.evaluate((one) => Math.round(one.scrollLeft));
const scrollStrip = (strip: Locator, to: number) =>
  strip.evaluate((one, left) => one.scrollTo({ left, behavior: 'instant' }), to);
const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));

function cutSlides(strip: Element) {
  const window = strip.getBoundingClientRect();
  const inSight = [...strip.querySelectorAll('[role=group]')]
    .map((one) => ({ name: one.ariaLabel, at: one.getBoundingClientRect() }))
    .filter(({ at }) => at.left < window.right && at.right > window.left);
  const cut = inSight.filter(({ at }) => at.left < window.left || at.right > window.right);

  return { cut: cut.map(({ name }) => name), isEmpty: inSight.length === 0 };
}
