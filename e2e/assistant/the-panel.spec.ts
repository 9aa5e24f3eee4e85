import { AxeBuilder } from '@axe-core/playwright';
import { office } from '@dosmares/content/office';
import type { ChatReply } from '@dosmares/contracts/chat';
import type { Page } from 'playwright/test';
import { mailsAbout, recipientsOf } from '../inquiries/mails.ts';
import { house, pathOf, reference } from '../site/houses.ts';
import { someone } from '../site/people.ts';
import { postsOf } from '../site/posts.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { openByKeyboard, tabTo } from './conversation.ts';

const wish = 'Can I see it on Saturday morning?';
const person = {
  name: someone.name,
  isOffice: false,
  email: someone.email ?? '',
  phone: someone.phone,
  callHref: 'tel:+17605550100',
  mailHref: `mailto:${someone.email}`,
  chatHref: 'https://wa.me/17605550100',
};
const shown = {
  message: 'One of them fits. All of them are at Properties.',
  language: 'en',
  person,
  cards: [
    {
      kind: 'house',
      label: house.location,
      title: house.title,
      price: house.price,
      lines: [],
      href: pathOf(house),
    },
  ],
  links: [{ kind: 'page', label: 'Properties', href: '/properties' }],
  choices: [wish],
} satisfies ChatReply;
const passedOn = {
  message: `${someone.name} knows best.`,
  language: 'en',
  person,
  handOver: {
    to: person,
    inquiryType: 'buying',
    name: 'Ines Caldera',
    wish,
    house: { title: house.title, mlsNumber: reference, href: pathOf(house) },
  },
} satisfies ChatReply;

for (const { isSheet, ...viewport } of [
  { width: 390, height: 844, isSheet: true },
  { width: 1440, height: 900, isSheet: false },
])
  test.describe(`at ${viewport.width} px, by keyboard alone`, () => {
    test.use({ viewport });

    test('CH01-CH08 CH12-CH16 CH19 CH21 CH22 a visitor asks, is shown a home, follows it, asks again after a failure, and leaves a message', async ({
      page,
      site,
      complaints,
    }) => {
      const visitor = `ines.panel.${viewport.width}@visitor.example`;
      const gate = Promise.withResolvers<void>();
      await assistantAnswers(page, [inStream(shown, gate.promise), 'fails', passedOn]);
      const { bodies } = postsOf(page);
      await page.goto('/about');
      await hydrated(page);

      const { panel, box, said, message } = await openByKeyboard(page);
      await expect(box).toBeFocused();
      await expect(panel).toHaveAttribute('aria-modal', String(isSheet));
      await expectPlaceOf(page, isSheet);
      await page.keyboard.type('   ');
      await page.keyboard.press('Enter');
      await box.fill('');
      await page.keyboard.type('Which homes');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('have a pool?');
      expect(bodies()).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(message(1)).toContainText('Which homes\nhave a pool?');
      await expect(box).toHaveValue('');
      await expect(panel.getByText('The concierge is writing')).toBeAttached();
      await page.keyboard.type('And who sells it?');
      await page.keyboard.press('Enter');
      await expect(message(2)).toHaveCount(0);
      await box.fill('');
      gate.resolve();

      await expect(message(2)).toContainText(shown.message);
      const content = (await message(0).textContent())?.replace(/^Concierge: /, '');
      expect(bodies()).toEqual([
        {
          messages: [
            { role: 'assistant', content },
            { role: 'user', content: 'Which homes\nhave a pool?' },
          ],
        },
      ]);
      await expect(message(2).getByRole('link')).toHaveAttribute('href', '/properties');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await tabTo(page, panel.getByRole('link', { name: house.title }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(pathOf(house));
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      // A sheet closes: it would cover the page that was asked for.
      await expect(panel).toHaveCount(isSheet ? 0 : 1);

      await page.reload();
      await hydrated(page);
      await openByKeyboard(page);
      expect(await said()).toHaveLength(3);
      expect(complaints).toEqual([]);
      await tabTo(page, panel.getByRole('button', { name: wish }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(message(4)).toContainText("I apologize, but I'm having trouble connecting right now.");
      await expect(message(4).getByRole('link')).toHaveText([office.email, office.phone]);
      expect(complaints.splice(0)).toContainEqual(expect.stringMatching(/assistant did not answer/i));
      await tabTo(page, panel.getByRole('button', { name: 'Try again' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(message(4)).toContainText('knows best');
      await expect(panel.getByRole('region', { name: 'Talk to a person' })).toContainText(someone.name);

      await tabTo(
        page,
        panel.getByRole('button', { name: `Leave a message for ${someone.name}` }),
        'Shift+Tab',
      );
      await page.keyboard.press('Enter');
      const email = panel.getByRole('textbox', { name: 'Email' });
      await expect(email).toBeFocused();
      await page.keyboard.type(visitor);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'AI Chat' })).toBeFocused();
      await page.reload();
      await hydrated(page);
      await openByKeyboard(page);
      await expect(email).toHaveValue(visitor);
      const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

      await tabTo(page, panel.getByRole('button', { name: 'Send message' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(message(5)).toContainText(`${someone.name} will answer you within 24 hours`);
      await expect(box).toBeFocused();
      const mails = await mailsAbout(site, visitor);
      expect(recipientsOf(mails)).toEqual([visitor, office.email, someone.email].sort());
      for (const { text } of mails.filter(({ recipients: [to] }) => to !== visitor))
        expect(text).toContain(`${wish}\n`);
      expect(complaints).toEqual([]);

      await tabTo(page, panel.getByRole('button', { name: 'New conversation' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(message(1)).toHaveCount(0);
      await expect(box).toBeFocused();
    });
  });

/** A reply as a stream of two parts, once the gate is open. */
async function inStream(reply: ChatReply, gate: Promise<void>) {
  await gate;
  const { message, ...extras } = reply;
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

  return event('sentence', { text: message, ...extras }) + event('done', reply);
}

/** Answers as given, one by one: this file tests what the panel makes of replies, not what the assistant knows. */
async function assistantAnswers(page: Page, replies: (ChatReply | Promise<string> | 'fails')[]) {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('**/api/chat', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const reply = await replies.shift();
    if (reply === 'fails') return route.abort();
    if (typeof reply === 'string')
      return route.fulfill({ headers, contentType: 'text/event-stream', body: reply });

    return route.fulfill({ headers, json: reply });
  });
}

/** Expects a sheet at the bottom of a phone with the page above it; elsewhere a panel at the right, below the header. */
async function expectPlaceOf(page: Page, isSheet: boolean) {
  const { panel, header, wide, high } = await page.evaluate(async () => {
    const dialog = document.querySelector('[role=dialog]') as HTMLElement;
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    const end = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;

    return {
      panel: { left, top, right, bottom },
      header: Math.floor(end),
      wide: innerWidth,
      high: innerHeight,
    };
  });
  expect(panel).toMatchObject({ right: wide, bottom: high, ...(isSheet ? { left: 0 } : { top: header }) });
  expect(isSheet ? panel.top : panel.left).toBeGreaterThan(0);
}
