import { properties } from '@dosmares/content/properties';
import { routes } from './routes.ts';

const row = (path: string) => routes.find((route) => route.path === path);

describe('routes', () => {
  it('G02 G08 names the page of the listing search and of the MLS search', () => {
    expect(row('/properties')?.expose).toBe('properties-page');
    expect(row('/idx-search')?.expose).toBe('idx-search-page');
  });

  it('G03 D02 knows every house and lets the page answer for every other id', () => {
    const property = row('/property/:id');

    expect(property).toMatchObject({ expose: 'property-page', values: properties.map(({ id }) => id) });
    expect(property?.closed).toBeUndefined();
  });
});
