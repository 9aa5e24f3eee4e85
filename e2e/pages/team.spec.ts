import { roster } from '@dosmares/content/roster';
import { founder } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { hrefsOf, open } from '../site/visit.ts';

for (const width of [390, 768, 1440])
  test(`T02-T05 T13 at ${width} px each step of the arrows is 350 px, no card is cut but the next one of a phone, and the ends are known to 10 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/team');
    const carousel = page.getByRole('group', { name: 'Our agents' });
    const strip = carousel.locator('> div').first();
    const arrow = (name: string) => carousel.getByRole('button', { name });
    const moved = () => strip.evaluate((one) => Math.round(one.scrollLeft));
    const moveTo = (to: number) =>
      strip.evaluate((one, left) => one.scrollTo({ left, behavior: 'instant' }), to);
    const end = await strip.evaluate((one) => one.scrollWidth - one.clientWidth);

    const bios = await carousel.getByRole('link', { name: /^View Bio/ }).evaluateAll(hrefsOf);
    expect(bios.toSorted()).toEqual(roster.map(({ id }) => `/team/${id}`).toSorted());
    const slides = strip.getByRole('group');
    await expect(slides.first()).toHaveAccessibleName(founder.name);
    const widths = await slides.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths).toEqual(roster.map(() => 320));

    await expect(arrow('Previous')).toBeDisabled();
    for (let step = 0, isLast = false; !isLast; step += 1) {
      await expect.poll(moved).toBe(Math.min(step * 350, end));
      await expect(carousel.getByRole('status')).toHaveText(new RegExp(`^${step + 1}(–\\d+)? of 11$`));
      isLast = await arrow('Next').isDisabled();
      const cut = width < 768 && !isLast ? [expect.stringMatching(/./)] : [];
      expect(await strip.evaluate(cutSlides)).toEqual({ cut, isEmpty: false });
      await arrow('Next').focus();
      if (!isLast) await page.keyboard.press('Enter');
    }
    await expect(carousel.getByRole('status')).toHaveText(/11 of 11$/);
    await expect(arrow('Next')).toBeFocused();
    await arrow('Previous').click();
    await expect.poll(moved).toBe(end - 350);

    for (const left of [10, 11, end - 11, end - 10]) {
      await moveTo(left);
      await expect(arrow('Previous'), `${left} px`).toBeEnabled({ enabled: left > 10 });
      await expect(arrow('Next'), `${left} px`).toBeEnabled({ enabled: left < end - 10 });
    }
  });

test('AG27 a portrait is at most 320 px wide, on both pages of a person', async ({ page }) => {
  for (const path of [`/team/${founder.id}`, `/${founder.slug}`]) {
    await page.goto(path);
    const portrait = page.getByRole('main').getByRole('img', { name: new RegExp(founder.name) });
    expect((await portrait.first().boundingBox())?.width).toBeLessThanOrEqual(320);
  }
});

function cutSlides(strip: Element) {
  const window = strip.getBoundingClientRect();
  const inSight = [...strip.querySelectorAll('[role=group]')]
    .map((one) => ({ name: one.ariaLabel, at: one.getBoundingClientRect() }))
    .filter(({ at }) => at.left < window.right && at.right > window.left);
  const cut = inSight.filter(({ at }) => at.left < window.left || at.right > window.right);

  return { cut: cut.map(({ name }) => name), isEmpty: inSight.length === 0 };
}
