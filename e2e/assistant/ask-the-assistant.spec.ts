import { gateBefore } from '../site/gate.ts';
import { house, pathOf } from '../site/houses.ts';
import { founder, someone } from '../site/people.ts';
import { postsOf } from '../site/posts.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { conversationOn, openByKeyboard, tabTo } from './conversation.ts';

const endpoint = '**/api/chat';
const sizes = [
  { width: 390, height: 844, isSheet: true },
  { width: 1440, height: 900, isSheet: false },
];

for (const { isSheet, ...viewport } of sizes)
  test.describe(`at ${viewport.width} px, by keyboard alone`, () => {
    test.use({ viewport });

    test('CH01-CH07 CH09 a visitor asks, waits and is answered', async ({ page, complaints }) => {
      const gate = await gateBefore(page, endpoint);
      await page.goto('/about');
      await hydrated(page);
      const { panel, box, said, message } = await openByKeyboard(page);
      const place = await panel.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)).then(() =>
          element.getBoundingClientRect(),
        ),
      );

      expect([Math.round(place.right), Math.round(place.bottom)]).toEqual([viewport.width, viewport.height]);
      expect(Math.round(place.left)).toBe(isSheet ? 0 : Math.round(viewport.width - place.width));
      expect(place.width).toBeLessThan(isSheet ? 391 : 600);
      await expect(panel).toHaveAttribute('aria-modal', String(isSheet));
      await expect(box).toBeFocused();
      const [greeting = ''] = await said();
      expect(greeting).toMatch(/Welcome to Dos Mares Estates/);

      const { bodies } = postsOf(page);
      await page.keyboard.press('Enter');
      await page.keyboard.type('   ');
      await page.keyboard.press('Enter');
      await box.fill('');
      await page.keyboard.type('Which homes');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('do you have?');
      await expect(box).toHaveValue('Which homes\ndo you have?');
      expect(bodies()).toEqual([]);
      await expect(message(1)).toHaveCount(0);

      await page.keyboard.press('Enter');
      await expect(message(1)).toContainText('Which homes\ndo you have?');
      await expect(box).toHaveValue('');
      await expect(box).toBeFocused();
      await expect(panel.getByText('The concierge is writing')).toBeAttached();
      await page.keyboard.type('And who sells them?');
      await page.keyboard.press('Enter');
      await expect(box).toHaveValue('And who sells them?');
      await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
      await expect(message(2)).toHaveCount(0);

      gate.open();
      await expect(message(2)).toContainText(house.price);
      const content = (await message(0).textContent())?.replace(/^Concierge: /, '');
      expect(bodies()).toEqual([
        {
          messages: [
            { role: 'assistant', content },
            { role: 'user', content: 'Which homes\ndo you have?' },
          ],
        },
      ]);
      await page.keyboard.press('Enter');
      await expect(message(4)).toBeVisible();
      expect(bodies()[1]).toMatchObject({
        messages: [{}, {}, { role: 'assistant' }, { role: 'user', content: 'And who sells them?' }],
      });

      await box.fill('The sea. '.repeat(2000));
      await expect(box).toHaveValue('The sea. '.repeat(2000));
      await expect(box).not.toHaveAttribute('maxlength');
      expect(complaints).toEqual([]);
    });

    test('CH01 CH02 G15 links in replies lead through the site, and the conversation comes along, also through a reload', async ({
      page,
    }) => {
      await page.goto(`/team/${someone.id}`);
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const { panel, box, said, message } = await openByKeyboard(page);

      for (const { question, link, path, shows } of [
        {
          question: 'Which homes do you have?',
          link: house.title,
          path: pathOf(house),
          shows: house.title,
        },
        {
          question: 'What is the median price?',
          link: 'Market report',
          path: '/market-report',
          shows: 'Cabo San Lucas: Market Report',
        },
        {
          question: `How do I reach ${someone.firstName}?`,
          link: someone.name,
          path: `/${someone.slug}`,
          shows: someone.name,
        },
      ]) {
        if (!(await panel.isVisible())) await openByKeyboard(page);
        const count = (await said()).length;
        await box.fill(question);
        await page.keyboard.press('Enter');
        await expect(message(count + 1)).toBeVisible();
        await tabTo(page, message(count + 1).getByRole('link', { name: link }), 'Shift+Tab');
        await page.keyboard.press('Enter');

        await expect(page).toHaveURL(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(shows);
        // A sheet closes: it would cover the page that was asked for.
        await expect(panel).toHaveCount(isSheet ? 0 : 1);
      }
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      const kept: unknown[] = await page.evaluate(() =>
        JSON.parse(sessionStorage.getItem('dosmares.conversation') ?? '[]'),
      );
      expect(kept).toHaveLength(7);
      for (const one of kept)
        expect(one).toMatchObject({
          role: expect.stringMatching(/^(user|assistant)$/),
          content: expect.any(String),
          timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        });

      await page.reload();
      await hydrated(page);
      await openByKeyboard(page);
      expect(await said()).toHaveLength(7);
      expect((await said()).join()).toContain('What is the median price?');

      await tabTo(page, panel.getByRole('button', { name: 'New conversation' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(message(1)).toHaveCount(0);
      await expect(message(0)).toContainText('Welcome');
      await expect(box).toBeFocused();
    });
  });

test('CH01 every AI button of the site opens the one assistant, and every close control closes it', async ({
  page,
}) => {
  for (const path of [
    '/',
    pathOf(house),
    '/contact',
    '/team/3',
    '/market-report',
    `/${founder.slug}`,
    '/nope',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 101));
    const buttons = page.getByRole('button', { name: /\bAI\b/ });
    await expect(buttons).toHaveCount(1);
    await buttons.click();
    const { panel } = conversationOn(page);
    await expect(panel.getByRole('log')).toContainText('Welcome');
    await panel.getByRole('button', { name: /^Close/ }).click();
    await expect(panel, path).toHaveCount(0);
    await expect(buttons).toBeFocused();
  }
});
