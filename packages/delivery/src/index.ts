export { matcherOf, originOf } from './deployments/deployment.ts';
export { releasesOn, withReleases } from './deployments/loaded.ts';
export {
  type Choice,
  choose,
  followLive,
  isOfVisitor,
  previewName,
  sharedCaching,
  type Visit,
} from './live.ts';
export { type Deployment, type Live, type Page, pagesIn, type Selection } from './model.ts';
export { compress, decompress } from './store/integrity.ts';
export { openStore, type Store } from './store/store.ts';
