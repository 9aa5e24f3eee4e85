import { properties } from '@dosmares/content/properties';
import type { RouteEntry } from '@dosmares/contracts/remote';

/** The pages of this application (G02, G03, G08, P15); the page of a house also answers unknown ids (D02). */
export const routes: readonly RouteEntry[] = [
  { path: '/properties', expose: 'properties-page' },
  { path: '/properties/compare', expose: 'compare-page' },
  { path: '/property/:id', expose: 'property-page', values: properties.map(({ id }) => id) },
  { path: '/idx-search', expose: 'idx-search-page' },
];
