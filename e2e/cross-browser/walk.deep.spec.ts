import type { VitalsRow } from '@dosmares/contracts/vitals';
import { listing, pathOf } from '../site/listings.ts';
import { founder, sentBy } from '../site/people.ts';
import { kindsOfPage } from '../site/routes.ts';
import { expect, type Site, test } from '../site/site.ts';
import { desktop, phone } from '../site/visit.ts';
import { type Driver, drivers } from './drivers.ts';
import { visitorAt } from './visitor.ts';

// Failures reported by other tests' pages must not count.
test.use({ isolatedSite: 'cross-browser' });

for (const [name, { isInstalled, start }] of Object.entries(drivers))
  test.describe(name, () => {
    test.skip(!isInstalled(), `${name} is not installed`);
    let driver: Driver;
    test.beforeAll(async ({ site }) => {
      driver = await start(site.settings.ports.site + 60);
    });
    test.afterAll(() => driver?.close());

    test('P02 A9-3 after a reload a button is enabled if its fields are filled in, whatever the browser restores', async ({
      site,
    }) => {
      const { open, reload, run, write } = visitorAt(driver, site.origin);
      await driver.resize(desktop);
      await open('/properties');
      await write('MLS or IDX number', '25-5134', 'searchbox');
      await expect.poll(() => run(isReady, 'Search')).toEqual([true, true]);
      await reload();
      const [isFilled, isEnabled] = await run(isReady, 'Search');
      expect(isEnabled).toBe(isFilled);

      await open(`/${sentBy('click').slug}`);
      await write('Your Name', 'Ines');
      await write('^Email', 'ines@v.example');
      await write('Your Message', 'Pedregal?');
      await expect.poll(() => run(isReady, 'Send Message')).toEqual([true, true]);
      await reload();
      await expect.poll(() => run(isReady, 'Send Message')).toEqual([true, true]);
    });

    for (const size of [phone, desktop])
      test(`at ${size.width} px pages are complete, and menu, dialog, gallery, forms and assistant work`, async ({
        site,
      }) => {
        const { open, run, find, click, write } = visitorAt(driver, site.origin);
        const email = `ines.${name}.${size.width}@visitor.example`;
        const shows = (words: RegExp) => expect.poll(() => run(() => document.body.innerText)).toMatch(words);
        const count = (selector: string) =>
          expect.poll(() => run((some) => document.querySelectorAll(some).length, selector));
        await driver.resize(size);
        for (const path of kindsOfPage) {
          await open(path);
          expect.soft(await run(faultsOfPage), path).toEqual([]);
        }

        await open('/');
        await click('button', 'Family');
        await click('tab', 'story|.');
        await driver.type(escapeKey);
        await count('[role=dialog]').toBe(0);
        if (size === phone) await click('button', 'Open menu');
        await click('link', '^About$');
        await find('heading', 'Our Story');

        await open(pathOf(listing));
        await click('button', '^View picture 1');
        await click('button', 'Next picture');
        await shows(/2 of/);

        await open('/contact');
        await write('Full Name', 'Ines Caldera');
        await write('Email Address', email);
        await click('combobox', 'Inquiry Type');
        await click('option', 'Investment Opportunity');
        await write('Message', `Two bedrooms near the marina, at ${size.width}.`);
        await click('button', 'Send Message');
        await shows(/Message sent successfully/);
        await expect.poll(async () => (await fetch(`${site.mailbox}/api/mails`)).text()).toContain(email);

        await open(`/${founder.slug}`);
        await write('Your Name', 'Ines Caldera');
        await write('^Email', email);
        await write('Your Message', `The house in Pedregal, at ${size.width}.`);
        await click('button', '^Send Message');
        await find('button', '^Dismiss');

        await open('/market-report');
        await find('img', '^Bar chart');
        await count('.apexcharts-bar-area').toBeGreaterThan(5);

        await open('/about');
        await run(() => scrollTo({ top: 600, behavior: 'instant' }));
        await click('button', 'AI Chat');
        await write('Your message', `When is the office open?${enterKey}`);
        await shows(/9:00 AM/);
        await open('/');
        await expectNoFailure(site);
      });
  });

// WebDriver's codes of keys without a character.
const enterKey = '\uE007';
const escapeKey = '\uE00C';

/** Reports whether the fields that a button waits for are filled in, and whether it is enabled. */
function isReady(name: string) {
  const button = [...document.querySelectorAll('main button')].find((one) => one.textContent.trim() === name);
  const fields =
    button?.closest('form')?.querySelectorAll<HTMLInputElement>('[required], [type=search]') ?? [];

  return [[...fields].every(({ value }) => value !== ''), !(button as HTMLButtonElement).disabled] as const;
}

/** Pages report errors, failed slots and policy violations themselves, at the latest when they are left. */
async function expectNoFailure({ api }: Site) {
  await new Promise((passed) => setTimeout(passed, 1_000));
  const rows = (await (await fetch(`${api}/api/vitals`)).json()) as VitalsRow[];
  expect(rows.filter(({ kind }) => ['error', 'slot', 'violation'].includes(kind))).toEqual([]);
}

/** Scrolls through the page to load lazy pictures; returns its faults. */
async function faultsOfPage() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 30)));
  }
  const missing = () =>
    [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      const isThere = image.complete && image.naturalWidth > 0;

      // Pictures beside the window are not requested.
      return image.checkVisibility() && right > 0 && left < innerWidth && !isThere;
    });
  for (let tries = 0; tries < 100 && missing().length > 0; tries += 1)
    await new Promise((passed) => setTimeout(passed, 50));
  const { scrollWidth } = document.documentElement;
  const faces = ['Cormorant Garamond', 'Figtree'];

  return [
    ...missing().map(({ currentSrc }) => `no picture ${currentSrc}`),
    ...faces.filter((face) => !document.fonts.check(`16px '${face}'`)).map((face) => `no font ${face}`),
    ...(scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : []),
    ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one heading of the first level']),
  ];
}
