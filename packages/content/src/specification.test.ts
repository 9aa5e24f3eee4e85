import { type Profile, profiles } from './agents/profiles.ts';
import { reviewsOf } from './agents/reviews.ts';
import { agentById, founder, homeTeam, type roster } from './agents/roster.ts';
import { answerTime } from './inquiries/answer-time.ts';
import { inquiryTypes, propertyTypes } from './inquiries/inquiry-options.ts';
import { listings } from './listings.ts';
import { marketReport } from './market-report-data.ts';
import { office } from './office.ts';
import { officeHours } from './opening-hours.ts';
import { areas, claims } from './site.ts';
import { isDemo, still, whileDemo } from './testing/while-demo.ts';

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value).join(' ');

// Decision 0046: while content is the specification's demo, it is compared with what the specification fixes; entries
// that an editor adds or removes are not checked here.
whileDemo('the demo and its specification', () => {
  const specifiedAreas =
    'Cabo San Lucas, San Jose del Cabo, Cabo Corridor, East Cape, Los Barriles, Todos Santos, Pescadero, La Paz, Loreto';
  const hours = officeHours().map(
    ({ days, opens, closes }) => `${days} ${opens} to ${closes} ${office.zone}`,
  );

  // biome-ignore format: a table reads in columns
  it.each<[what: string, content: unknown, specified: unknown]>([
    ['N09 C01 address', office.address, 'Boulevard Marina s/n y Vicente Guerrero s/n, Manzana 31-A, Colonia Centro, Cabo San Lucas, Baja California Sur, Mexico, C.P. 23400'],
    ['C01 hours', hours, ['Monday to Friday 9:00 AM to 6:00 PM MST', 'Saturday and Sunday 10:00 AM to 4:00 PM MST']],
    ['C05 C15 F02 the promise', answerTime.en, 'within 24 hours'],
    ['N04 N11 years', [office.founded, office.blurb], [1987, expect.stringMatching(/1987.*over 35 years/)]],
    ['P08 areas', areas.filter((area) => specifiedAreas.includes(area)).join(', '), specifiedAreas],
    ['S01 P07 claims', Object.values(claims).join(' '), '75 1850+ 100% $1.2B+ 4,370+ 2,200+ 35+'],
    ['C06 W02 types of inquiry', valuesOf(inquiryTypes), 'buying selling renting investment general'],
    ['C06 their labels', inquiryTypes.slice(3).map(({ label }) => label), ['Investment Opportunity', 'General Inquiry']],
    ['C07 C08 types of property', valuesOf(propertyTypes), 'oceanfront-villa beachfront-condo penthouse luxury-estate investment-property land'],
    ['T02 H07 A05 nobody who has left, one founder, the team', [agentById(11), founder, homeTeam], [undefined, 12, [12, 1, 3, 8]]],
    ['AG22 the years of the founder', profiles[founder]?.yearsShown, claims.years],
    ['AG22 languages', profiles[10]?.languages, profiles[10] && ['English', 'Spanish']],
  ])('%s', (_, content, specified) => {
    expect(content).toEqual(specified);
  });

  // biome-ignore format: a table reads in columns
  const houses = {
    1: 'Exclusive Estate Investment, Pedregal, Cabo San Lucas, 6 beds, 7 baths, 7,200 sq ft, $5,750,000, MLS 25-5134',
    2: 'Luxury Portfolio Property, Cabo Corridor, 5 beds, 5 baths, 5,500 sq ft, $4,200,000, MLS 25-5045',
    3: 'Premier Investment Villa, Palmilla, San Jose del Cabo, 7 beds, 8 baths, 8,500 sq ft, $6,500,000, MLS 25-5178',
  };
  const houseById = (id: number) => listings.find((house) => house.id === id);

  it.each(still(houses, houseById))('L03 L04 L05 AG09 AG11 house %i is %s', (id, specified) => {
    const { title, location, beds, baths, sqft, price, mlsNumber } = houseById(
      id,
    ) as (typeof listings)[number];

    expect(`${title}, ${location}, ${beds} beds, ${baths} baths, ${sqft}, ${price}, MLS ${mlsNumber}`).toBe(
      specified,
    );
  });

  // What is specified of each agent: the submit policy, and for some title, field, years, sales and certificates.
  // biome-ignore format: a table reads in columns
  const agents: Readonly<Record<number, readonly [policy: string, facts?: string]>> = {
    1:  ['inquiry-alone'],
    2:  ['inquiry-then-copy',   'Luxury Property Specialist / Oceanfront Estates / 8 / 60 / REALTOR, GRI, ABR, MLS Member'],
    3:  ['inquiry-then-backup'],
    4:  ['both-must-arrive'],
    5:  ['inquiry-then-copy',   'Investment Property Advisor / Investment & Portfolio / 2 / 12 / REALTOR, CCIM, CRS, MLS Member'],
    6:  ['both-must-arrive'],
    7:  ['inquiry-then-copy',   'Real Estate Advisor / Luxury Properties / 12 / 50 / REALTOR, MLS Member'],
    8:  ['both-must-arrive'],
    9:  ['one-after-the-other', 'Real Estate Advisor / Luxury Properties / 11 / 101 / REALTOR, MLS Member'],
    10: ['either-may-arrive',   'Real Estate Advisor / Luxury Properties / 1 / 4 / REALTOR, MLS Member'],
    12: ['either-may-arrive'],
  };

  const factsOf = ({ certifications, ...profile }: Profile) =>
    [
      profile.title,
      profile.specialization,
      profile.yearsExperience,
      profile.propertiesSold,
      certifications.join(', '),
    ].join(' / ');

  it.each(still(agents, agentById))(
    'F01 to F16 Q02 Q03 AG05 AG08 AG10 to AG12 AG19 to AG22 T09 A9-1 A9-2 agree on agent %i',
    (id, [policy, facts]) => {
      const { firstName, lastName, ...agent } = agentById(id) as (typeof roster)[number];
      const profile = profiles[id] as Profile;
      const plain = `${firstName}-${lastName}`.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
      const labels = { 3: ['Cell', 'Mexico Number'], 9: ['Phone (US)', 'MX'] }[id] ?? [];

      expect([profile.submitPolicy, agent.slug]).toEqual([policy, plain.toLowerCase()]);
      expect([undefined, factsOf(profile)]).toContain(facts);
      expect(profile).toMatchObject({
        tagline: id === 12 ? 'Founder & Visionary Leader' : 'Your Luxury Real Estate Expert',
        listingsHeading: id === 12 ? 'Landmark Properties' : 'My Current Listings',
        listingsLayout: id === 8 ? 'carousel' : 'grid',
      });
      expect([profile.source === 'agent-landing-page', profile.bio.length]).toEqual([
        ![10, 12].includes(id),
        id === 12 ? 5 : 1,
      ]);
      expect([Object.values(agent.phoneLabels ?? {}), agent.messagingPhone]).toEqual([
        labels,
        id === 9 ? 'secondary' : 'primary',
      ]);
      expect(reviewsOf(id).map(({ rating }) => rating)).toEqual([5, 5, 5]);
    },
  );
});

// Figures of later months are the editor's.
const isSpecifiedReport = isDemo && marketReport.asOf === '2026-10-31';

(isSpecifiedReport ? it : it.skip)(
  'M04 M05 M08 M10 the report of October 2026 has the specified figures',
  () => {
    expect(marketReport.overview).toEqual({
      medianPrice: { amount: 484_000, active: 353_071.43 },
      daysOnSite: { active: 169 },
      inventory: { new: 83, active: 650 },
    });
    expect(marketReport.months).toEqual(['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct']);
    expect(marketReport.listings.map(({ price }) => price)).toEqual([6_950_000, 3_795_800, 499_000]);
  },
);
