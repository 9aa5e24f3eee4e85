import { heroFilm } from '@dosmares/content/pictures/brand';
import { another, house, pathOf } from '../site/houses.ts';
import { founder, someone } from '../site/people.ts';
import { expect, test } from './engine-test.ts';
import { faultsOfPage, placesInView, shiftBetween } from './page-state.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const routes = [
  ...['/', '/about', '/contact', '/properties', '/idx-search', '/team', '/market-report', '/nope'],
  ...[pathOf(house), `/team/${founder.id}`, `/${founder.slug}`, `/agents/${someone.slug}`],
];

const faces = ['Cormorant Garamond', 'Figtree Variable'];

for (const size of sizes) {
  const isPhone = size.width < 1024;

  test.describe(`at ${size.width} px`, () => {
    const films = (isPhone ? heroFilm.upright : heroFilm.large).map(({ type }) => type);
    test.beforeEach(({ driven }) => driven.tab.resize(size));

    for (const path of routes)
      test(`${path} comes alive whole, and nothing is wrong`, async ({ visitor }) => {
        await visitor.open(path);

        expect(await visitor.ask(faultsOfPage, faces)).toEqual([]);
      });

    for (const path of ['/', '/team', '/market-report', `/${founder.slug}`])
      test(`${path} keeps still when the fonts arrive late`, async ({ visitor, front }) => {
        const fonts = front.holdFonts();
        await visitor.open(path, 'unloaded');
        await expect.poll(fonts.count).toBeGreaterThanOrEqual(faces.length);
        const before = await visitor.ask(placesInView);
        fonts.letThrough();
        await expect.poll(() => visitor.ask(areFontsThere, faces)).toBe(true);

        expect(shiftBetween(before, await visitor.ask(placesInView), size)).toBeLessThan(0.02);
      });

    test('the menu opens and leads on', async ({ visitor }) => {
      await visitor.open('/contact');
      if (isPhone) await visitor.use('button', 'Open menu');
      await visitor.use('link', '^About$');

      await visitor.sees('heading', 'Our Story');
    });

    test('a dialog opens, changes its tab and closes', async ({ visitor }) => {
      await visitor.open('/');
      await visitor.use('button', 'Family');
      await visitor.sees('dialog', 'Family');
      await visitor.use('tab', '.');
      await visitor.press('ArrowRight');
      await visitor.press('Escape');

      await visitor.misses('dialog', 'Family');
    });

    test('the gallery opens, goes on and closes', async ({ visitor }) => {
      await visitor.open(pathOf(house));
      await visitor.use('button', '^View picture 1');
      await visitor.use('button', 'Next picture');
      await expect.poll(() => visitor.ask(textOf, '[role=dialog] [role=status]')).toContain('2 of');
      await visitor.press('Escape');

      await visitor.misses('dialog', house.title);
    });

    test('a form with a choice is sent, and the visitor is told', async ({ visitor, site }) => {
      await visitor.open('/contact');
      await visitor.write('Full Name', 'Ines Caldera');
      const email = `ines.${size.width}@visitor.example`;
      await visitor.write('Email Address', email);
      await visitor.use('combobox', 'Inquiry Type');
      await visitor.use('option', 'Investment Opportunity');
      await visitor.write('Message', 'Two bedrooms near the marina.');
      await visitor.use('button', 'Send Message');

      await expect.poll(() => visitor.ask(textOf, 'form [role=status]')).toMatch(/Thank you|sent/i);
      await expect.poll(async () => (await fetch(`${site.mailbox}/api/mails`)).text()).toContain(email);
    });

    test('an agent’s form ends with a toast', async ({ visitor }) => {
      await visitor.open(`/${founder.slug}`);
      await visitor.write('Your Name', 'Ines Caldera');
      await visitor.write('^Email', `ines.${size.width}@visitor.example`);
      await visitor.write('Your Message', `The house in Pedregal, at ${size.width}.`);
      await visitor.use('button', '^Send Message');

      await visitor.sees('button', '^Dismiss');
    });

    test('the assistant’s box grows with what is written, and the answer comes', async ({ visitor }) => {
      await visitor.open('/about');
      await visitor.ask(() => scrollTo({ top: 600, behavior: 'instant' }));
      await visitor.use('button', 'AI Chat');
      await visitor.write('Your message', 'When is the office open? '.repeat(8));

      const { shown, all, line } = await visitor.ask(heightsOfBox);
      expect(all).toBeGreaterThan(line * 2.5);
      expect(shown).toBeGreaterThanOrEqual(Math.min(all, 158));
      await visitor.press('Enter');
      await expect.poll(() => visitor.ask(textOf, '[role=log]')).toContain('9:00 AM');
    });

    test('the team’s arrows move the cards', async ({ visitor }) => {
      await visitor.open('/team');
      await visitor.use('button', '^Next');
      await expect.poll(() => visitor.ask(scrolledBy)).toBeGreaterThan(100);
      await visitor.use('button', '^Previous');

      await expect.poll(() => visitor.ask(scrolledBy)).toBe(0);
    });

    test('the report’s charts become interactive, and the link to it ends at the form', async ({
      visitor,
    }) => {
      await visitor.open('/market-report');
      await visitor.sees('img', '^Bar chart');
      await expect.poll(() => visitor.ask(countOf, '.apexcharts-bar-area')).toBeGreaterThan(5);

      await visitor.open('/about');
      await visitor.open('/market-report#subscribe');
      await expect.poll(() => visitor.ask(topOf, '#subscribe')).toBeGreaterThan(-2);
      expect(await visitor.ask(topOf, '#subscribe')).toBeLessThan(size.height / 2);
    });

    test('a house’s link is copied', async ({ visitor }) => {
      await visitor.open(pathOf(another));
      await visitor.ask(noteAlerts);
      await visitor.use('button', 'Copy Link');

      await expect.poll(() => visitor.ask(alerts)).toEqual(['Link copied to clipboard!']);
    });

    test('the film plays, or its first frame stands alone where the engine has no means to play it', async ({
      visitor,
    }) => {
      await visitor.open('/');

      await expect.poll(() => visitor.ask(filmOf, films)).toMatchObject({ isFine: true });
    });
  });
}

// Each function runs in the page and can use nothing outside of itself.
const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const countOf = (selector: string) => document.querySelectorAll(selector).length;
const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
const scrolledBy = () => document.querySelector('[aria-roledescription=carousel] > div')?.scrollLeft;
const areFontsThere = (wanted: readonly string[]) =>
  wanted.every((face) => document.fonts.check(`16px '${face}'`));

function heightsOfBox() {
  const box = document.querySelector('[role=dialog] textarea') as HTMLTextAreaElement;

  return {
    shown: box.clientHeight,
    all: box.scrollHeight,
    line: Number.parseFloat(getComputedStyle(box).lineHeight),
  };
}

function noteAlerts() {
  const said: unknown[] = [];
  Object.assign(window, { said, alert: (words: unknown) => said.push(words) });
}
const alerts = () => (window as unknown as { said: string[] }).said;

function filmOf(types: readonly string[]) {
  const film = document.querySelector('video');
  const poster = document.querySelector<HTMLImageElement>('main img');
  const isStill = poster?.complete && poster.getBoundingClientRect().width === innerWidth;
  const isOffered = Boolean(document.querySelector('button[aria-label$=film]'));
  const canPlay = types.some((type) => document.createElement('video').canPlayType(type));
  const time = film?.currentTime ?? 0;

  return {
    canPlay,
    time,
    isOffered,
    isFine: canPlay ? time > 0 && isOffered : !film && isStill && !isOffered,
  };
}
