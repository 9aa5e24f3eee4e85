import { agentById, agentByName, agentBySlug, digits, roster, telHref } from './agents/roster.ts';
import { listings } from './listings.ts';
import { office } from './office.ts';
import { properties, propertyById } from './properties.ts';
import { fixedSegments } from './site.ts';

describe('finding', () => {
  it('T11 G09 knows each agent by id, slug and name, and nobody by another id', () => {
    for (const agent of roster) {
      const { id, slug, name } = agent;
      expect([agentById(id), agentBySlug(slug), agentByName(name)]).toEqual([agent, agent, agent]);
    }
    expect([agentById(9999), agentById(Number.NaN)]).toEqual([undefined, undefined]);
  });

  it('D02 D06 knows each house that has a page by its id and by no other text, and says what its card says', () => {
    for (const property of properties) {
      const { id, title, price, beds, baths, sqft } = property;
      expect(propertyById(id)).toBe(property);
      expect(listings.find((listing) => String(listing.id) === id)).toMatchObject({
        title,
        price,
        beds,
        baths,
        sqft,
      });
    }
    expect(['0', '9999', '01', '1x', '', 'constructor'].map(propertyById)).toEqual(Array(6).fill(undefined));
  });

  it('AG02 AG06 writes phone numbers as links want them', () => {
    expect(digits('+52 624 000 0109')).toBe('526240000109');
    expect(telHref('+1 (760) 555-0112')).toBe('tel:+17605550112');
    expect([office.phoneHref, office.emailHref]).toEqual([telHref(office.phone), `mailto:${office.email}`]);
  });

  it('G02 to G10 knows the first segment of each fixed route', () => {
    expect(fixedSegments).toEqual(
      expect.arrayContaining(['properties', 'property', 'about', 'contact', 'team', 'idx-search', 'agents']),
    );
  });
});
