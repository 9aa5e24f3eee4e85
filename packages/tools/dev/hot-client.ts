/// <reference path="./hot-modules.d.ts" />
import { changesPath } from '@dosmares/contracts/site/routes';
import { performReactRefresh } from 'react-refresh/runtime';

const lookEveryMs = 50;
/** A page that has failed is never hydrated, but has to get the update that fixes it. */
const longestWaitMs = 10_000;
const hot = import.meta.webpackHot;
let newest = __webpack_hash__;
let isCatchingUp = false;

new EventSource(changesPath).onmessage = ({ data }) => {
  newest = data;
  // An update that is running will include it.
  if (!isCatchingUp) void catchUp();
};

/** Applies the updates of each build since the page's own; reloads the page when no module accepts an update. */
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

/**
 * Waits until the page is hydrated: until then its HTML, and the modules still loading, have to be of its own build.
 */
async function hydrated() {
  const end = Date.now() + longestWaitMs;
  while (!('hydrated' in document.documentElement.dataset) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
}
