import { areaGuide } from '@dosmares/content/area-guide';
import { buyersGuide } from '@dosmares/content/buyers-guide';
import { areas } from '@dosmares/content/site';
import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../site/site.ts';

const area = areas.filter((one) => areaGuide[one]).at(-1) ?? '';

test('P11 names on the maps stand clear of each other, and within them, at every width', async ({ page }) => {
  await page.goto('/properties');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await collisionsOn(page), `at ${width} px`).toEqual([]);
  }
});

test('P12 P10 C27 an area is chosen on the map, read about, searched and asked about, by keyboard', async ({
  page,
  complaints,
}) => {
  await page.goto('/properties');
  await hydrated(page);
  const map = page.getByRole('group', { name: 'Map of Baja California Sur' });
  const panel = page.locator('details').filter({ has: page.getByRole('heading', { name: area }) });

  await map.getByRole('link', { name: area }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(areaGuide[area]?.sea ?? '')).toBeInViewport();
  await expect(panel.getByRole('img')).toBeVisible();
  await expect(map.getByRole('link', { name: area })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: `Search here (${area})` })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Listings in ${area}` })).toBeInViewport();
  await panel.getByRole('link', { name: `Ask about it (${area})` }).click();
  await expect(page.getByRole('region', { name: 'Your message is about' })).toContainText(area);
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(new RegExp(area));
  expect(complaints).toEqual([]);
});

test('P13 the guide answers one question at a time, and costs no script', async ({ page }) => {
  const [first, second] = buyersGuide.map(({ question, answer }) => ({ ask: question.en, told: answer.en }));
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/properties');
  await hydrated(page);

  await page.getByText(first?.ask ?? '').click();
  await expect(page.getByText(first?.told ?? '')).toBeVisible();
  await page.getByText(second?.ask ?? '').click();
  await expect(page.getByText(second?.told ?? '')).toBeVisible();
  await expect(page.getByText(first?.told ?? '')).toBeHidden();

  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => script.includes(first?.told.slice(0, 40) ?? ''))).toEqual([]);
});

/** Pairs of names on one map that overlap, and names that its edge cuts. */
const collisionsOn = (page: Page) =>
  page.getByRole('group', { name: /^Map of/ }).evaluateAll((maps) =>
    maps.flatMap((map) => {
      const edge = map.getBoundingClientRect();
      const names = [...map.querySelectorAll('li > div > *')].map((name) => {
        const words = document.createRange();
        words.selectNodeContents(name.lastChild ?? name);

        return { text: name.textContent, box: words.getBoundingClientRect() };
      });
      const cut = names.filter(
        ({ box }) =>
          box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom,
      );
      const pairs = names.flatMap((one, index) =>
        names
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right &&
              one.box.left < box.right &&
              box.top < one.box.bottom &&
              one.box.top < box.bottom,
          )
          .map(({ text }) => `${one.text} and ${text}`),
      );

      return [...cut.map(({ text }) => `${text} is cut`), ...pairs];
    }),
  );
