import type { Page } from 'playwright/test';

/** Words of the notice that stands where a part of the page has failed. */
export const fallbackWords = /will be back shortly/;

/** Not a fault: a part that is hydrated late is translated by then, and React renders it again (decision 0071). */
export const isFault = (complaint: string) => !complaint.includes('Minified React error #418');

/**
 * Does to the page what a browser's translation does: every text node is replaced by nested elements, now and whenever the
 * page changes. The words stay the same, so that the test can read them.
 */
export const translate = (page: Page) => page.evaluate(replaceTexts);

/** Runs in the page: it can use nothing outside of this function. */
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
