import { endpoints } from '@dosmares/contracts/endpoints';
import { listing, pathOf } from '../site/listings.ts';
import { founder } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { holdRequests, open, postsOf } from '../site/visit.ts';
import { box, button, card, choice, choose, form, receipt, write } from './office-form.ts';

/** Words of the fallback for a failed part of the page. */
const fallbackWords = /will be back shortly/;
/** A part that hydrates late is translated by then, so React renders it again: expected (decision 0071). */
const isFault = (error: string) => !error.includes('Minified React error #418');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('C23 a request for a viewing on a translated page is sent once', async ({ page, errors }) => {
  await page.route(`**${endpoints.contactEmail}`, (route) => route.fulfill({ json: { success: true } }));
  await open(page, pathOf(listing));
  await page.getByRole('main').getByRole('link', { name: 'Schedule Viewing' }).first().click();
  await card(page).waitFor();
  await hydrated(page);
  await page.evaluate(replaceTexts);
  const posts = postsOf(page);

  await write(page, 'ines@visitor.example');
  await choose(page, /Property Type/, 'pen', 'Penthouse');
  await choose(page, /Preferred Agent/, 'no', 'No preference');
  const day = form(page).getByLabel(/day$/).first();
  await day.fill((await day.getAttribute('max')) ?? '');
  await choose(page, /^First choice: time/, 'aft', 'Afternoon, 1:00 PM to 4:00 PM');
  await button(page, `Remove ${listing.title}`).click();
  await choose(page, /Inquiry Type/, 'sel', 'Selling');
  await button(page).click();

  await expect(receipt(page)).toBeFocused();
  await receipt(page).getByRole('button', { name: 'Send another' }).click();
  await expect(box(page, /Full Name/)).toHaveValue('');
  await expect(choice(page, /Inquiry Type/)).toHaveText('Choose one');
  await expect(page.getByText(fallbackWords)).toBeHidden();
  expect(posts).toHaveLength(1);
  expect(errors.filter(isFault)).toEqual([]);
});

test('C23 C25 what was typed survives when an extension has altered the page', async ({ page }) => {
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await box(page, /Full Name/).pressSequentially('Ines');
  await form(page).evaluate((element) => element.firstElementChild?.after(document.createElement('b')));
  scripts.open();
  await hydrated(page);

  await expect(box(page, /Full Name/)).toBeFocused();
  await page.keyboard.type(' C.');
  await expect(box(page, /Full Name/)).toHaveValue('Ines C.');

  await open(page, `/contact?agent=${founder.slug}`);
  await box(page, /Full Name/).fill('Ines C.');
  await form(page).getByText(founder.phone).waitFor();
  await card(page).evaluate((one) => one.replaceWith(...one.children));
  await page.getByRole('button', { name: `Remove ${founder.name}` }).click();
  await expect(box(page, /Full Name/)).toHaveValue('Ines C.');
  await expect(page.getByText(fallbackWords)).toBeHidden();
});

/**
 * Alters the page like a browser's translation: replaces every text node by nested elements, now and on every change.
 * The words stay the same, so that the test can read them.
 */
function replaceTexts() {
  const skipped = 'script, style, noscript, template, textarea, font';

  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) replaceIn(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });

  function replaceIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);

    for (const text of texts) {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(skipped)) continue;
      const inner = document.createElement('font');
      inner.textContent = text.nodeValue;
      const outer = document.createElement('font');
      outer.append(inner);
      text.parentElement.replaceChild(outer, text);
    }
  }
}
