import { featured } from '@dosmares/content/listings';
import { digits, roster } from '@dosmares/content/roster';
import { openInquiry } from '../inquiries/inquiry-page.ts';
import { founder, profileOf, someone } from '../site/people.ts';
import { alive, expect, test } from '../site/site.ts';
import { open } from '../site/visit.ts';

const withCarousel = roster.find((agent) => profileOf(agent).listingsLayout === 'carousel') ?? someone;

test('AG01 AG02 X06 the messaging button names itself to pointer and keyboard, and opens the chat in a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }));
  const { send } = await openInquiry(page, founder.id);
  const link = page.getByRole('link', { name: 'Chat on WhatsApp' });
  const tooltip = link.getByRole('tooltip');

  await expect(tooltip).toHaveCSS('opacity', '0');
  await link.hover();
  await expect(tooltip).toHaveCSS('opacity', '1');
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await page.mouse.move(10, 300);
  await expect(tooltip).toHaveCSS('opacity', '0');
  await send.focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(tooltip).toHaveCSS('opacity', '1');

  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await tab.waitForLoadState();
  expect(tab.url()).toContain(`https://wa.me/${digits(founder.phone)}?text=Hi%20`);
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

for (const { width, steps } of [
  { width: 1440, steps: 1 },
  { width: 390, steps: 2 },
])
  test(`AG11 at ${width} px one agent's own strip moves 400 px a step and leads to the listing service`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/${withCarousel.slug}`);
    const carousel = page.getByRole('group', { name: 'My Current Listings' });
    const arrow = (name: string) => carousel.getByRole('button', { name });
    const strip = carousel.locator('> div').first();
    const moved = () => strip.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    await alive(carousel);
    const end = await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

    await expect(arrow('Previous')).toBeDisabled();
    for (let step = 1; step <= steps; step += 1) {
      await arrow('Next').click();
      await expect.poll(moved).toBe(Math.min(step * 400, end));
    }
    await expect(arrow('Next')).toBeDisabled();
    await arrow('Previous').click();
    // The last step may have been short; the step back has the full length.
    await expect.poll(moved).toBe(Math.max(0, Math.min(steps * 400, end) - 400));

    const links = carousel.getByRole('link', { name: /^View Property/ });
    await expect(links).toHaveCount(featured.length);
    await expect(links.first()).toHaveAttribute(
      'href',
      `${site.mailbox}/listings?q=${featured[0]?.mlsNumber}`,
    );
  });
