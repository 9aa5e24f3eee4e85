import { inquiryTypes, propertyTypes } from './inquiries/inquiry-options.ts';
import { type Listing, listings } from './listings.ts';
import { marketReport } from './market-report.ts';
import { office } from './office.ts';
import { areas, claims } from './site.ts';
import { isDemo, still, whileDemo } from './testing/while-demo.ts';

// Decision 0046: content that the specification fixes is compared with it as long as the content is the
// specification's demo; entries that an editor adds or removes are not checked here. The rules of content are in
// rules/.
whileDemo('the demo and its specification', () => {
  it('N04 N09 C01 N11 agree on the office', () => {
    expect(office.address).toBe(
      'Boulevard Marina s/n y Vicente Guerrero s/n, Manzana 31-A, Colonia Centro, Cabo San Lucas, Baja California Sur, Mexico, C.P. 23400',
    );
    expect(
      office.hours.map(({ days, opens, closes, zone }) => `${days} ${opens} to ${closes} ${zone}`),
    ).toEqual(['Monday to Friday 9:00 AM to 6:00 PM MST', 'Saturday and Sunday 10:00 AM to 4:00 PM MST']);
    expect(office.blurb).toMatch(/1987.*over 35 years/);
    expect(office.founded).toBe(1987);
  });

  it('P08 agree on nine areas', () => {
    const specified = [
      'Cabo San Lucas',
      'San Jose del Cabo',
      'Cabo Corridor',
      'East Cape',
      'Los Barriles',
      'Todos Santos',
      'Pescadero',
      'La Paz',
      'Loreto',
    ];

    expect(areas.filter((area) => specified.includes(area))).toEqual(specified);
  });

  it('S01 P07 agree on what the house claims', () => {
    const texts = Object.values(claims).map(({ text }) => text);

    expect(texts).toEqual(['75', '1850+', '100%', '$1.2B+', '4,370+', '2,200+', '35+']);
  });

  it('C06 C07 C08 W02 agree on what forms offer', () => {
    expect(inquiryTypes.map(({ value }) => value)).toEqual([
      'buying',
      'selling',
      'renting',
      'investment',
      'general',
    ]);
    expect(inquiryTypes).toContainEqual({ value: 'investment', label: 'Investment Opportunity' });
    expect(inquiryTypes).toContainEqual({ value: 'general', label: 'General Inquiry' });
    expect(propertyTypes.map(({ value }) => value)).toEqual([
      'oceanfront-villa',
      'beachfront-condo',
      'penthouse',
      'luxury-estate',
      'investment-property',
      'land',
    ]);
  });

  it('L03 L04 L05 AG09 AG11 agree on the sample houses', () => {
    const line = ({ title, location, beds, baths, sqft, price, mlsNumber, externalPath }: Listing) =>
      `${title}, ${location}, ${beds} beds, ${baths} baths, ${sqft}, ${price}, MLS ${mlsNumber} ${externalPath}`;
    const specified = {
      1: 'Exclusive Estate Investment, Pedregal, Cabo San Lucas, 6 beds, 7 baths, 7,200 sq ft, $5,750,000, MLS 25-5134 ?q=25-5134',
      2: 'Luxury Portfolio Property, Cabo Corridor, 5 beds, 5 baths, 5,500 sq ft, $4,200,000, MLS 25-5045 ?q=25-5045',
      3: 'Premier Investment Villa, Palmilla, San Jose del Cabo, 7 beds, 8 baths, 8,500 sq ft, $6,500,000, MLS 25-5178 ?q=25-5178',
    };
    const byId = (id: number) => listings.find((listing) => listing.id === id);

    for (const [id, words] of still(specified, byId)) expect(line(byId(id) as Listing)).toBe(words);
  });
});

// Figures of later months are the editor's.
const isSpecifiedReport = isDemo && marketReport.asOf === '2026-10-31';

(isSpecifiedReport ? describe : describe.skip)('the report of October 2026 and the specification', () => {
  it('M04 M05 M08 M10 agree on the figures', () => {
    expect(marketReport.overview).toEqual({
      medianPrice: { amount: 484_000, active: 353_071.43 },
      daysOnSite: { active: 169 },
      inventory: { new: 83, active: 650 },
    });
    expect(marketReport.months).toEqual(['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct']);
    expect(marketReport.listings.map(({ price }) => price)).toEqual([6_950_000, 3_795_800, 499_000]);
  });
});
