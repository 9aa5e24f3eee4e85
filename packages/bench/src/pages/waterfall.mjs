// @ts-check
import { depthOf } from './depth.mjs';
import { emptyPage, hydrated, inBrowser } from './phone.mjs';

/**
 * Loads a page on a slow phone: when its own script has taken over, in milliseconds, and how many requests came one after
 * another until then (1 is the document alone).
 * @param {string} address
 */
export const waterfallRun = (address) =>
  inBrowser(async (browser) => {
    const { page, devtools } = await emptyPage(browser, { isSlow: true });
    const asked = /** @type {import('./depth.mjs').Request[]} */ ([]);
    devtools.on('Network.requestWillBeSent', ({ request, initiator }) =>
      asked.push({ url: request.url, by: initiatorOf(initiator) }),
    );
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement?.dataset['hydrated'] !== 'true') return;
        performance.mark('hydrated');
        observer.disconnect();
      }).observe(document, { attributes: true, subtree: true });
    });
    await page.goto(address, { timeout: 120_000 });
    await hydrated(page);
    const at = await page.evaluate(
      () => performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN,
    );

    return { depth: depthOf(asked), hydrated: Math.round(at) };
  });

/** What made a request: the document that names it, or the script that ran. @param {{ url?: string, stack?: Stack }} initiator */
const initiatorOf = ({ url, stack }) => scriptIn(stack) ?? url;

/** @typedef {{ callFrames: { url: string }[], parent?: Stack }} Stack */

/** @param {Stack | undefined} stack @returns {string | undefined} */
const scriptIn = (stack) => stack && (stack.callFrames.find(({ url }) => url)?.url ?? scriptIn(stack.parent));
