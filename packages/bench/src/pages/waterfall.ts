import type { Request } from './depth.ts';
import { depthOf } from './depth.ts';
import { emptyPage, hydrated, inBrowser } from './phone.ts';

/**
 * Loads a page on a slow phone: when its own script has taken over, in milliseconds, and how many requests came one after
 * another until then (1 is the document alone).
 */
export const waterfallRun = (address: string) =>
  inBrowser(async (browser) => {
    const { page, devtools } = await emptyPage(browser, { isSlow: true });
    const asked = [] as Request[];
    devtools.on('Network.requestWillBeSent', ({ request, initiator }) =>
      asked.push({ url: request.url, by: initiatorOf(initiator) }),
    );
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement?.dataset.hydrated !== 'true') return;
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

/** What made a request: the document that names it, or the script that ran. */
const initiatorOf = ({ url, stack }: { url?: string; stack?: Stack }) => scriptIn(stack) ?? url;

export interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

const scriptIn = (stack: Stack | undefined): string | undefined =>
  stack && (stack.callFrames.find(({ url }) => url)?.url ?? scriptIn(stack.parent));
