/// <reference path="./hot-modules.d.ts" />
import { changesPath } from '@dosmares/contracts/site/routes';
import { performReactRefresh } from 'react-refresh/runtime';

const lookEveryMs = 50;
/** A page that has failed is never hydrated: it gets the change that mends it. */
const longestWaitMs = 10_000;
const hot = import.meta.webpackHot;
let newest = __webpack_hash__;
let isCatchingUp = false;

new EventSource(changesPath).onmessage = ({ data }) => {
  newest = data;
  // An update that is running will include it.
  if (!isCatchingUp) void catchUp();
};

/** Takes the changes of each build since the page's own; a change that nothing in the page can take needs another page. */
async function catchUp() {
  isCatchingUp = true;
  try {
    await hydrated();
    while (newest !== __webpack_hash__) {
      if (!(await hot.check(true))) return location.reload();
    }
    performReactRefresh();
  } catch (error) {
    console.warn('The page is loaded anew:', error);
    location.reload();
  } finally {
    isCatchingUp = false;
  }
}

/** Until then the page's HTML is of its own build, and so are the parts of it that are still on their way. */
async function hydrated() {
  const end = Date.now() + longestWaitMs;
  while (!('hydrated' in document.documentElement.dataset) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
}
