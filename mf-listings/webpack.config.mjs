import { defineRemote } from '@dosmares/tools/build/webpack';

export default defineRemote('mf-listings', [
  'properties-page',
  'idx-search-page',
  'property-page',
  'featured-grid',
  'agent-listings',
]);
