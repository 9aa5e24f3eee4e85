import { featured } from '@dosmares/content/listings';
import { digits, roster, telHref } from '@dosmares/content/roster';
import { openInquiry } from '../inquiries/inquiry-page.ts';
import { founder, profileOf, someone } from '../site/people.ts';
import { alive, expect, hydrated, test } from '../site/site.ts';

const chat = { name: 'Chat on WhatsApp' };

const withCarousel = roster.find((agent) => profileOf(agent).listingsLayout === 'carousel');

test('AG01-AG06 AG10-AG13 AG27 A9-1 A9-2 every page says who it is of and how to reach them', async ({
  page,
}) => {
  for (const agent of roster) {
    const { slug, name, firstName, phone, phoneSecondary, email } = agent;
    const { tagline, specialization, listingsHeading, listingsLayout, reviews } = profileOf(agent);
    await page.goto(`/${slug}`);
    const main = page.getByRole('main');
    const number = agent.messagingPhone === 'secondary' ? phoneSecondary : phone;
    const link = main.getByRole('link', chat);
    const text = `Hi ${firstName}, I'm interested in Cabo real estate properties. Can you help me?`;

    await expect(link).toHaveAttribute(
      'href',
      `https://wa.me/${digits(number ?? '')}?text=${encodeURIComponent(text)}`,
    );
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    const portrait = await main
      .getByRole('img', { name: new RegExp(name) })
      .first()
      .boundingBox();
    expect(portrait?.width).toBeLessThanOrEqual(320);
    await expect(
      main.getByText(tagline, {
        exact: true,
      }),
    ).toBeVisible();
    await expect(main.getByText(`Specializing in ${specialization}`)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', telHref(phone));
    await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(main.getByRole('heading', { name: listingsHeading })).toBeVisible();
    await expect(main.getByRole('img', { name: 'Rated 5 of 5' })).toHaveCount(reviews.length);
    await expect(main.getByRole('button', { name: 'Next' })).toHaveCount(
      listingsLayout === 'carousel' ? 1 : 0,
    );
  }

  for (const { slug, phone, phoneLabels, phoneSecondary } of roster) {
    if (!phoneLabels) continue;
    await page.goto(`/${slug}`);
    const rows = page.getByRole('main').locator('dl > div');
    for (const [label, number] of [
      [phoneLabels.primary, phone],
      [phoneLabels.secondary, phoneSecondary ?? ''],
    ] as const)
      await expect(rows.filter({ hasText: label }).getByRole('link')).toHaveAttribute(
        'href',
        telHref(number),
      );
  }
});

test('AG01 AG02 X06 the messaging button names itself to pointer and keyboard, and opens the chat in a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }));
  const { send } = await openInquiry(page, founder.id);
  const link = page.getByRole('link', chat);
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
  expect(tab.url()).toContain(
    `https://wa.me/${digits(founder.phone)}?text=Hi%20${encodeURIComponent(founder.firstName)}%2C%20I`,
  );
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('AG06 Send Message glides to the form, and the keyboard follows', async ({ page }) => {
  await openInquiry(page, someone.id);
  await page.evaluate(() => {
    const positions = new Set<number>();
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.add(window.scrollY));
  });

  await page.getByRole('link', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeInViewport();
  // A jump is one position; a glide is many.
  const passed = () => page.evaluate(() => (window as unknown as { positions: Set<number> }).positions.size);
  await expect.poll(passed).toBeGreaterThan(3);
  await expect(page).toHaveURL(`/${someone.slug}`);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeInViewport();
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
    await page.goto(`/${withCarousel?.slug}`);
    await hydrated(page);
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
    await expect(arrow('Next')).toBeFocused();
    await arrow('Previous').click();
    // The last step may have been short; the step back has the full length.
    await expect.poll(moved).toBe(Math.max(0, Math.min(steps * 400, end) - 400));
    await expect(arrow('Next')).toBeEnabled();

    const links = carousel.getByRole('link', { name: /^View Property/ });
    await expect(links).toHaveCount(featured.length);
    for (const [index, { mlsNumber: number }] of featured.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `${site.mailbox}/listings?q=${number}`);
      await expect(links.nth(index)).toHaveAttribute('target', '_blank');
      await expect(links.nth(index)).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });
