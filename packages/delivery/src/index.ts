export {
  matcherOf,
  originOf,
  type Page,
  pagesIn,
  type Selection,
  type SiteBuild,
} from './builds/site-build.ts';
export { type Choice, choose, followLive, type Live, previewName, type Visit, visitCookie } from './live.ts';
export { type Operations, observedServer, operationsIn, serve } from './serving/observed.ts';
export { compress, decompress } from './store/integrity.ts';
export { openStore, type Store } from './store/store.ts';
