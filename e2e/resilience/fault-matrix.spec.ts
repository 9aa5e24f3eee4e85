import type { BrowserContext, Page } from 'playwright/test';
import { button, notice, write } from '../inquiries/office-form.ts';
import { eventsOf, turnAway } from '../site/events.ts';
import { watchShift } from '../site/shift.ts';
import { expect, hydrated, type Site, test } from '../site/site.ts';
import { type Fault, faults } from './faults.ts';
import { shipFaulty } from './faulty-releases.ts';
import { expectHelp, type Place, places } from './places.ts';

let live: Awaited<ReturnType<typeof shipFaulty>>;

// It builds the four remotes.
test.beforeAll(async ({ site }) => {
  test.setTimeout(300_000);
  live = await shipFaulty(site);
  // The edge looks at the ledger twice a second.
  await expect.poll(async () => (await fetch(site.origin)).headers.get('x-composition')).toBe(live.id);
});

for (const place of places)
  for (const fault of faults) {
    test(`${place.remote}, ${fault.name}, hard load`, async ({ page, context, site }) => {
      const remote = { name: place.remote, origin: originOf(site, place.remote) };
      const staysServed = place.isServed && fault.by === 'load';
      const check = await watch(page, context);
      if (fault.name === 'hang') await page.clock.install();
      await fault.begin(page, remote);
      await load(page, place);
      if (place.isServed) await aboutLink(page).focus();

      await (staysServed ? expect(place.shown(page)).toBeVisible() : awayAfter(page, place, fault));
      await check.oneEvent(place, fault);
      if (place.isServed) await expect(aboutLink(page)).toBeFocused();
      await check.nothingMoved();
      await expectRestWorks(page, place);
      await check.oneEvent(place, fault);

      await load(page, place);
      if (place.isServed) await aboutLink(page).focus();
      await markDocument(page);
      if (!staysServed) await awayAfter(page, place, fault);
      await fault.end(page, remote);
      if (!staysServed) await place.help(page).getByRole('button', { name: 'Try again' }).click();
      else await fault.pass(page);
      await expectRecovered(page, place);
    });

    test(`${place.remote}, ${fault.name}, navigation`, async ({ page, context, site }) => {
      const remote = { name: place.remote, origin: originOf(site, place.remote) };
      const check = await watch(page, context);
      if (fault.name === 'hang') await page.clock.install();
      await page.goto('/about');
      await alive(page);
      await markDocument(page);
      await fault.begin(page, remote);
      await place.follow(page);

      await awayAfter(page, place, fault);
      await check.oneEvent(place, fault);
      expect(await isFocusLost(page)).toBe(false);
      await check.nothingMoved();
      await expectRestWorks(page, place);
      await check.oneEvent(place, fault);

      await place.follow(page);
      await awayAfter(page, place, fault);
      await fault.end(page, remote);
      await place.help(page).getByRole('button', { name: 'Try again' }).click();
      await expectRecovered(page, place);
    });
  }

const originOf = ({ settings }: Site, name: string) =>
  settings.place.remoteOrigins[name as keyof typeof settings.place.remoteOrigins] ?? '';

/** What a hang leaves waiting must not keep the test. */
async function load(page: Page, place: Place) {
  await page.goto(place.path, { waitUntil: 'domcontentloaded' });
  if (place.isServed) return;

  await hydrated(page);
  await place.follow(page);
}

const aboutLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first();

async function awayAfter(page: Page, place: Place, fault: Fault) {
  await fault.pass(page);
  await expectHelp(place.help(page));
}

/** The navigation and the office's form, in the same document. */
async function expectRestWorks(page: Page, { isServed }: Place) {
  if (!isServed) await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect(button(page)).toBeVisible();
  await hydrated(page);
  await write(page, 'ines@visitor.example');
  await button(page).click();
  await expect(notice(page).getByText(/Message sent successfully/)).toBeVisible();
}

async function expectRecovered(page: Page, place: Place) {
  await expect(place.shown(page)).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(await isFocusLost(page)).toBe(false);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** Waits until every part has come alive: what is still on its way would meet the fault as well. */
async function alive(page: Page) {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !('deferLayout' in document.documentElement.dataset));
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** Takes note of what is reported and of what moves by itself. */
async function watch(page: Page, context: BrowserContext) {
  const { troubles } = eventsOf(context);
  const shift = await watchShift(page, { afterInput: false });

  return {
    async nothingMoved() {
      expect(await shift()).toBeLessThan(0.02);
    },
    async oneEvent({ remote, module, path }: Place, { by, pass }: Fault) {
      await expect
        .poll(async () => {
          // A page begins when its first view is painted: time may have passed before it.
          await pass(page);
          await turnAway(page);

          return troubles();
        })
        .toEqual([
          {
            kind: 'slot',
            name: `${module}:${by}`,
            application: remote,
            version: live.selection[remote as keyof typeof live.selection],
            route: path,
            composition: live.id,
            isFirst: true,
          },
        ]);
    },
  };
}
