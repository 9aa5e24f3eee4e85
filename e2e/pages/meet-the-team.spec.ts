import { expect, test } from '../site/site.ts';
import { open } from '../site/visit.ts';

for (const width of [390, 768, 1440])
  test(`T02-T05 T13 at ${width} px arrows step by 350 px, cut no card, and stop at the ends`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/team');
    const carousel = page.getByRole('group', { name: 'Our agents' });
    const strip = carousel.locator('> div').first();
    const arrow = (name: string) => carousel.getByRole('button', { name });
    const moved = () => strip.evaluate((one) => Math.round(one.scrollLeft));
    const end = await strip.evaluate((one) => one.scrollWidth - one.clientWidth);

    await expect(arrow('Previous')).toBeDisabled();
    for (let step = 0, isLast = false; !isLast; step += 1) {
      await expect.poll(moved).toBe(Math.min(step * 350, end));
      await expect(carousel.getByRole('status')).toHaveText(new RegExp(`^${step + 1}(–\\d+)? of 11$`));
      isLast = await arrow('Next').isDisabled();
      expect(await strip.evaluate(cutSlides)).toBe(width < 768 && !isLast ? 1 : 0);
      await arrow('Next').focus();
      if (!isLast) await page.keyboard.press('Enter');
    }
    await expect(arrow('Next')).toBeFocused();

    for (const left of [10, 11, end - 11, end - 10]) {
      await strip.evaluate((one, to) => one.scrollTo({ left: to, behavior: 'instant' }), left);
      await expect(arrow('Previous'), `${left} px`).toBeEnabled({ enabled: left > 10 });
      await expect(arrow('Next'), `${left} px`).toBeEnabled({ enabled: left < end - 10 });
    }
  });

function cutSlides(strip: Element) {
  const edge = strip.getBoundingClientRect();
  const cards = [...strip.querySelectorAll('[role=group]')].map((one) => one.getBoundingClientRect());

  return cards
    .filter(({ left, right }) => left < edge.right && right > edge.left)
    .filter(({ left, right }) => left < edge.left || right > edge.right).length;
}
