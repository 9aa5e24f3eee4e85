export { type Composed, compose } from './composition/compose.ts';
export { scriptsIn } from './composition/inline.ts';
export { scriptAddressesIn, scriptFileOf, scriptTagsIn } from './composition/page-scripts.ts';
export type { ServerPart } from './composition/sandbox/protocol.ts';
export { openSandbox } from './composition/sandbox/sandbox.ts';
export { type Build, release } from './release/release.ts';
export { cached } from './serving/cached.ts';
export { type Operations, observedServer, operationsIn } from './serving/observed.ts';
export { originServer } from './serving/origin.ts';
export { serve } from './serving/serve.ts';
export { listedVersions } from './serving/versions.ts';
export type {
  ComposedPage,
  Composition,
  Place,
  RemoteOrigins,
  Selection,
} from './store/composition.ts';
export { compressFile } from './store/compression.ts';
export { type Pointer, promoted } from './store/pointer.ts';
export { openStore, type Store } from './store/store.ts';
export { openVerifiedStore } from './store/verified-store.ts';
export { assignBuckets } from './visit/canary.ts';
export { followLedger, type Known } from './visit/follow.ts';
export { permitOf, previewName } from './visit/preview.ts';
export { type Choice, choose, type Visit } from './visit/visit.ts';
