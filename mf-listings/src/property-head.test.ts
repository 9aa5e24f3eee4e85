import { properties } from '@dosmares/content/properties';
import { head } from './property-page.tsx';

describe('head of a property', () => {
  it('G03 names the house and its own address', () => {
    expect(head({ id: '1' })).toMatchObject({
      title: 'Exclusive Estate Investment, Pedregal | Dos Mares Estates',
      canonical: '/property/1',
      image: expect.stringMatching(/pedregal-estate-1536\.jpg$/),
    });
    expect(head({ id: '1' }).status).toBeUndefined();
  });

  it.each(properties)('describes property $id as a listing with an offer in dollars', ({ id, title }) => {
    const [listing, crumbs] = head({ id }).jsonLd ?? [];

    expect(listing).toMatchObject({
      '@type': 'RealEstateListing',
      name: title,
      url: `/property/${id}`,
      offers: { '@type': 'Offer', price: { 1: 5750000, 2: 4200000, 3: 6500000 }[id], priceCurrency: 'USD' },
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: '/' },
        { position: 2, item: '/properties' },
        { position: 3, item: `/property/${id}`, name: title },
      ],
    });
  });

  it.each(['4', 'abc'])('D02 X08 is a 404 that is not to be indexed for %s', (id) => {
    expect(head({ id })).toMatchObject({ title: 'Property Not Found | Dos Mares Estates', status: 404 });
    expect(head({ id }).canonical).toBeUndefined();
    expect(head({ id }).jsonLd).toBeUndefined();
  });
});
