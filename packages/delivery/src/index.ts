export {
  type Deployment,
  matcherOf,
  originOf,
  type Page,
  pagesIn,
  type Selection,
} from './builds/deployment.ts';
export { type Choice, choose, followLive, type Live, previewName, type Visit, visitCookie } from './live.ts';
export { type Operations, observedServer, operationsIn, serve } from './serving/observed.ts';
export { compress, decompress } from './store/integrity.ts';
export { openStore, type Store } from './store/store.ts';
