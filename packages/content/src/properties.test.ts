import { listings } from './listings.ts';
import { propertyPicture } from './pictures/property.ts';
import { properties, propertyById } from './properties.ts';

describe('properties', () => {
  it('D02 are found by ids 1, 2 and 3 and by no other text', () => {
    expect(['1', '2', '3'].map((id) => propertyById(id)?.id)).toEqual(['1', '2', '3']);
    expect(['0', '4', '01', '1x', '', 'constructor'].map(propertyById)).toEqual(Array(6).fill(undefined));
  });

  it('D06 say what their cards say', () => {
    const told = ({
      title,
      price,
      beds,
      baths,
      sqft,
    }: (typeof listings)[number] | (typeof properties)[number]) => [title, price, beds, baths, sqft].join();

    expect(properties.map(told)).toEqual(listings.map(told));
  });

  it.each(properties.map((property) => [property.id, property] as const))(
    'D06 D07 %s leaves nothing empty',
    (_, property) => {
      expect(Object.values(property)).not.toContain('');
      expect(property.fullLocation).toContain('Baja California Sur, Mexico');
      expect(property.description.length).toBeGreaterThan(200);
    },
  );

  it.each(properties.map((property) => [property.id, property] as const))(
    'D06 %s begins its gallery with its picture',
    (_, property) => {
      expect(property.images[0]).toBe(property.image);
      expect(property.images.length).toBeGreaterThan(2);
      expect(new Set(property.images.map((name) => propertyPicture(name).alt)).size).toBe(
        property.images.length,
      );
    },
  );

  it('keeps the house’s voice', () => {
    const text = properties.map(({ description }) => description).join(' ');

    expect(text).not.toMatch(/!|stunning|dream|nestled/i);
  });
});
