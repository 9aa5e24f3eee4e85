import type { VitalsRow } from '@dosmares/contracts/vitals';
import { listing, pathOf } from '../site/listings.ts';
import { founder } from '../site/people.ts';
import { kindsOfPage } from '../site/routes.ts';
import { expect, type Site, test } from '../site/site.ts';
import { desktop, phone } from '../site/visit.ts';
import { type Driver, drivers } from './drivers.ts';
import { visitorAt } from './visitor.ts';

// Failures of other tests' pages must not be counted.
test.use({ siteOfItsOwn: 'cross-browser' });

for (const [name, { isHere, start }] of Object.entries(drivers))
  test.describe(name, () => {
    test.skip(!isHere(), `${name} is not installed`);
    let driver: Driver;
    test.beforeAll(async ({ site }) => {
      driver = await start(site.settings.ports.site + 60);
    });
    test.afterAll(() => driver?.close());

    for (const size of [phone, desktop])
      test(`at ${size.width} px pages are whole, and menu, dialog, gallery, forms and assistant work`, async ({
        site,
      }) => {
        const { open, ask, find, use, write } = visitorAt(driver, site.origin);
        const email = `ines.${name}.${size.width}@visitor.example`;
        const says = (words: RegExp) => expect.poll(() => ask(() => document.body.innerText)).toMatch(words);
        const count = (selector: string) =>
          expect.poll(() => ask((some) => document.querySelectorAll(some).length, selector));
        await driver.resize(size);
        for (const path of kindsOfPage) {
          await open(path);
          expect.soft(await ask(faultsOfPage), path).toEqual([]);
        }

        await open('/');
        await use('button', 'Family');
        await use('tab', 'story|.');
        await driver.type(escapeKey);
        await count('[role=dialog]').toBe(0);
        if (size === phone) await use('button', 'Open menu');
        await use('link', '^About$');
        await find('heading', 'Our Story');

        await open(pathOf(listing));
        await use('button', '^View picture 1');
        await use('button', 'Next picture');
        await says(/2 of/);

        await open('/contact');
        await write('Full Name', 'Ines Caldera');
        await write('Email Address', email);
        await use('combobox', 'Inquiry Type');
        await use('option', 'Investment Opportunity');
        await write('Message', `Two bedrooms near the marina, at ${size.width}.`);
        await use('button', 'Send Message');
        await says(/Message sent successfully/);
        await expect.poll(async () => (await fetch(`${site.mailbox}/api/mails`)).text()).toContain(email);

        await open(`/${founder.slug}`);
        await write('Your Name', 'Ines Caldera');
        await write('^Email', email);
        await write('Your Message', `The house in Pedregal, at ${size.width}.`);
        await use('button', '^Send Message');
        await find('button', '^Dismiss');

        await open('/market-report');
        await find('img', '^Bar chart');
        await count('.apexcharts-bar-area').toBeGreaterThan(5);

        await open('/about');
        await ask(() => scrollTo({ top: 600, behavior: 'instant' }));
        await use('button', 'AI Chat');
        await write('Your message', `When is the office open?${enterKey}`);
        await says(/9:00 AM/);
        await open('/');
        await expectNoFailure(site);
      });
  });

// Keys without a character, as WebDriver names them.
const enterKey = '\uE007';
const escapeKey = '\uE00C';

/** Pages report their errors, failed parts and breaches of the policy themselves, at the latest on leaving. */
async function expectNoFailure({ api }: Site) {
  await new Promise((passed) => setTimeout(passed, 1_000));
  const rows = (await (await fetch(`${api}/api/vitals`)).json()) as VitalsRow[];
  expect(rows.filter(({ kind }) => ['error', 'slot', 'violation'].includes(kind))).toEqual([]);
}

/** Scrolls through the page, so that lazy pictures load, and returns its faults. */
async function faultsOfPage() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 30)));
  }
  const missing = () =>
    [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      const isThere = image.complete && image.naturalWidth > 0;

      // A picture beside the window is not requested.
      return image.checkVisibility() && right > 0 && left < innerWidth && !isThere;
    });
  for (let tries = 0; tries < 100 && missing().length > 0; tries += 1)
    await new Promise((passed) => setTimeout(passed, 50));
  const { scrollWidth } = document.documentElement;
  const faces = ['Cormorant Garamond', 'Figtree Variable'];

  return [
    ...missing().map(({ currentSrc }) => `no picture ${currentSrc}`),
    ...faces.filter((face) => !document.fonts.check(`16px '${face}'`)).map((face) => `no font ${face}`),
    ...(scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : []),
    ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one heading of the first level']),
  ];
}
