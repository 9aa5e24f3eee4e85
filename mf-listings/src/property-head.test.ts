import { type Property, properties } from '@dosmares/content/properties';
import { head } from './property-page.tsx';

const [house] = properties as readonly [Property];

describe('head of a property', () => {
  it('G03 names the house and its own address', () => {
    expect(head({ id: house.id })).toMatchObject({
      title: expect.stringMatching(/ \| Dos Mares Estates$/),
      canonical: `/property/${house.id}`,
      image: expect.stringContaining(`/${house.image}-`),
    });
    expect(head({ id: house.id }).title).toContain(house.title);
    expect(head({ id: house.id }).status).toBeUndefined();
  });

  it.each(properties)(
    'describes property $id as a listing with an offer in dollars',
    ({ id, title, price }) => {
      const [listing, crumbs] = head({ id }).jsonLd ?? [];

      expect(listing).toMatchObject({
        '@type': 'RealEstateListing',
        name: title,
        url: `/property/${id}`,
        offers: { '@type': 'Offer', price: Number(price.replace(/\D/g, '')), priceCurrency: 'USD' },
      });
      expect(crumbs).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: '/' },
          { position: 2, item: '/properties' },
          { position: 3, item: `/property/${id}`, name: title },
        ],
      });
    },
  );

  it.each(['9999', 'abc'])('D02 X08 is a 404 that is not to be indexed for %s', (id) => {
    expect(head({ id })).toMatchObject({ title: 'Property Not Found | Dos Mares Estates', status: 404 });
    expect(head({ id }).canonical).toBeUndefined();
    expect(head({ id }).jsonLd).toBeUndefined();
  });
});
