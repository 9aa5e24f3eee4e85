/// <reference path="./hot-modules.d.ts" />
import { changesPath } from '@dosmares/contracts/site/routes';
import { performReactRefresh } from 'react-refresh/runtime';

const hot = import.meta.webpackHot;
let newest = __webpack_hash__;

new EventSource(changesPath).onmessage = ({ data }) => {
  newest = data;
  // Whoever is catching up will see it.
  if (hot.status() === 'idle') void catchUp();
};

/** Takes the changes of each build since the page's own; a change that nothing in the page can take needs another page. */
async function catchUp() {
  try {
    while (newest !== __webpack_hash__) {
      if (!(await hot.check(true))) return location.reload();
    }
    performReactRefresh();
  } catch (error) {
    console.warn('The page is loaded anew:', error);
    location.reload();
  }
}
