import { originOf as originIn } from '@dosmares/delivery';
import type { Page } from 'playwright/test';
import { button, notice, write } from '../inquiries/office-form.ts';
import { expect, hydrated, type Site, test } from '../site/site.ts';
import { watch } from './fault-watch.ts';
import { type Fault, faults } from './faults.ts';
import { shipFaulty } from './faulty-releases.ts';
import { expectHelp, type Place, places } from './places.ts';

let live: Awaited<ReturnType<typeof shipFaulty>>;

/**
 * Tests what a visitor meets while each remote fails in each way, on a hard load and after a navigation. A file tests
 * two of the remotes, so that two workers share them.
 */
export function testFaultsOf(first: string, second: string) {
  // It builds the remotes.
  test.beforeAll(async ({ site }) => {
    test.setTimeout(300_000);
    live = await shipFaulty(site, [first, second]);
    // The edge asks for what is live every second.
    await expect.poll(async () => (await fetch(site.origin)).headers.get('x-site-build')).toBe(live.id);
  });

  for (const place of places.filter(({ remote }) => remote === first || remote === second))
    for (const fault of faults) testFault(place, fault);
}

function testFault(place: Place, fault: Fault) {
  const staysServed = place.isServed && fault.by === 'load';

  test(`${place.remote}, ${fault.name}, hard load`, async ({ page, context, site }) => {
    const remote = { name: place.remote, origin: originOf(site, place.remote) };
    const focused = place.isServed ? aboutLink(page) : undefined;
    const check = await watch(page, context, live);
    await stopClockFor(fault, page);
    await fault.begin(page, remote);
    await load(page, place);
    await focused?.focus();

    await (staysServed ? expect(place.shown(page)).toBeVisible() : awayAfter(page, place, fault));
    await check.oneEvent(place, fault);
    if (focused) await expect(focused).toBeFocused();
    await check.nothingMoved();
    await expectRestWorks(page, place);
    await check.oneEvent(place, fault);

    await load(page, place);
    await focused?.focus();
    await markDocument(page);
    if (!staysServed) await awayAfter(page, place, fault);
    await fault.end(page, remote);
    await (staysServed ? fault.pass(page) : tryAgain(page, place));
    await expectRecovered(page, place);
  });

  test(`${place.remote}, ${fault.name}, navigation`, async ({ page, context, site }) => {
    const remote = { name: place.remote, origin: originOf(site, place.remote) };
    const check = await watch(page, context, live);
    await stopClockFor(fault, page);
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
    await tryAgain(page, place);
    await expectRecovered(page, place);
  });
}

async function stopClockFor({ name }: Fault, page: Page) {
  if (name === 'hang') await page.clock.install();
}

const tryAgain = (page: Page, place: Place) =>
  place.help(page).getByRole('button', { name: 'Try again' }).click();

const originOf = ({ settings }: Site, name: string) => originIn(name, settings.addresses);

/** Opens the place without waiting for requests that hang. */
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

/** Expects the navigation and the office's form to work, in the same document. */
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

/** Waits until every part has come alive: a part that is still loading would meet the fault as well. */
async function alive(page: Page) {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !('deferLayout' in document.documentElement.dataset));
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);
