import { type Listing, listings } from './listings.ts';

/** A listing in one line, as L03 to L05 write it. */
const line = ({ title, location, beds, baths, sqft, price, mlsNumber }: Listing) =>
  `${title}, ${location}, ${beds} beds, ${baths} baths, ${sqft}, ${price}, MLS ${mlsNumber}`;

describe('listings', () => {
  it('L03 L04 L05 AG09 are the three samples, ids 1 to 3', () => {
    expect(listings.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(listings.map(line)).toEqual([
      'Exclusive Estate Investment, Pedregal, Cabo San Lucas, 6 beds, 7 baths, 7,200 sq ft, $5,750,000, MLS 25-5134',
      'Luxury Portfolio Property, Cabo Corridor, 5 beds, 5 baths, 5,500 sq ft, $4,200,000, MLS 25-5045',
      'Premier Investment Villa, Palmilla, San Jose del Cabo, 7 beds, 8 baths, 8,500 sq ft, $6,500,000, MLS 25-5178',
    ]);
  });

  it('L02 have more features than a card shows, each different', () => {
    for (const { features } of listings) {
      expect(features.length).toBeGreaterThan(3);
      expect(new Set(features).size).toBe(features.length);
    }
  });

  it('L01 give in square metres what they give in square feet', () => {
    for (const { sqft, totalM2 } of listings) {
      expect(totalM2).toBe(Math.round(Number(sqft.replace(/\D/g, '')) * 0.092903));
    }
  });

  it('AG11 lead to the listing service by their MLS number', () => {
    expect(listings.map(({ externalPath }) => externalPath)).toEqual(
      listings.map(({ mlsNumber }) => `?q=${mlsNumber}`),
    );
  });
});
