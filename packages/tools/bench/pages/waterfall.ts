import type { Request } from './depth.ts';
import { depthOf } from './depth.ts';
import { emptyPage, inBrowser } from './phone.ts';

/**
 * Loads a page on a slow phone. Returns the milliseconds until it is hydrated ("hydrated") and until every slot in
 * view responds ("alive"), and the length of the longest chain of requests until then (1 is the document alone).
 */
export const waterfallRun = (address: string) =>
  inBrowser(async (browser) => {
    const { page, devtools } = await emptyPage(browser, { isSlow: true });
    const asked = [] as Request[];
    devtools.on('Network.requestWillBeSent', ({ request, initiator }) =>
      asked.push({ url: request.url, by: initiatorOf(initiator) }),
    );
    await page.addInitScript(markSteps);
    await page.goto(address, { timeout: 120_000 });
    const at = (step: string) =>
      page
        .waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, step, {
          timeout: 120_000,
        })
        .then((found) => found.jsonValue())
        .then((found = Number.NaN) => Math.round(found));
    const times = { hydrated: await at('hydrated'), alive: await at('alive') };

    return { depth: depthOf(asked), ...times };
  });

/** Runs in the page. React sets a property on each element that it has hydrated. */
function markSteps() {
  const isTakenOver = (element: Element | null) =>
    element !== null && Object.keys(element).some((name) => name.startsWith('__reactProps$'));
  const isInView = (slot: Element) => {
    const { top, bottom } = slot.getBoundingClientRect();

    return top < innerHeight && bottom > 0;
  };
  const steps = {
    hydrated: () => document.documentElement.dataset.hydrated === 'true',
    alive: () => {
      const slots = [...document.querySelectorAll('[data-slot]')].filter(isInView);

      return slots.length > 0 && slots.every((slot) => isTakenOver(slot.firstElementChild));
    },
  };

  function look() {
    for (const [name, isReached] of Object.entries(steps))
      if (performance.getEntriesByName(name).length === 0 && isReached()) performance.mark(name);
    if (Object.keys(steps).some((name) => performance.getEntriesByName(name).length === 0))
      requestAnimationFrame(look);
  }

  requestAnimationFrame(look);
}

/** Initiator of a request: the document that names it, or the script that ran. */
const initiatorOf = ({ url, stack }: { url?: string; stack?: Stack }) => scriptIn(stack) ?? url;

export interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

const scriptIn = (stack: Stack | undefined): string | undefined =>
  stack && (stack.callFrames.find(({ url }) => url)?.url ?? scriptIn(stack.parent));
