import { details } from '../properties.ts';
import { claims, inWords } from '../site.ts';
import { still, whileDemo } from '../testing/while-demo.ts';
import { biographies } from './biographies.ts';
import { type Profile, profiles } from './profiles.ts';
import { reviewsOf } from './reviews.ts';
import { agentById, founder, homeTeam, roster } from './roster.ts';

whileDemo('the agents of the demo and the specification', () => {
  // biome-ignore format: a table reads in columns
  const facts = {
    2:  'Luxury Property Specialist / Oceanfront Estates / 8 / 60 / REALTOR, GRI, ABR, MLS Member',
    5:  'Investment Property Advisor / Investment & Portfolio / 2 / 12 / REALTOR, CCIM, CRS, MLS Member',
    7:  'Real Estate Advisor / Luxury Properties / 12 / 50 / REALTOR, MLS Member',
    9:  'Real Estate Advisor / Luxury Properties / 11 / 101 / REALTOR, MLS Member',
    10: 'Real Estate Advisor / Luxury Properties / 1 / 4 / REALTOR, MLS Member',
  };
  const ways = {
    1: 'inquiry-alone',
    2: 'inquiry-then-copy',
    3: 'inquiry-then-backup',
    4: 'both-must-arrive',
    5: 'inquiry-then-copy',
    6: 'both-must-arrive',
    7: 'inquiry-then-copy',
    8: 'both-must-arrive',
    9: 'one-after-the-other',
    10: 'either-may-arrive',
    12: 'either-may-arrive',
  };
  const ofFounder = { tagline: 'Founder & Visionary Leader', listingsHeading: 'Landmark Properties' };
  const ofOthers = { tagline: 'Your Luxury Real Estate Expert', listingsHeading: 'My Current Listings' };
  const line = (id: number) => {
    const { title, specialization, yearsExperience, propertiesSold, certifications } = profiles[
      id
    ] as Profile;

    return [title, specialization, yearsExperience, propertiesSold, certifications.join(', ')].join(' / ');
  };

  it('T02 H07 A05 know no 11, one founder and four people of the home page', () => {
    expect(agentById(11)).toBeUndefined();
    expect(founder).toBe(12);
    expect(homeTeam).toEqual([12, 1, 3, 8]);
  });

  it('AG19 AG20 AG21 AG22 agree on what is fixed of five of them', () => {
    for (const [id, words] of still(facts, agentById)) expect(line(id)).toBe(words);
    if (agentById(10)) expect(profiles[10]?.languages).toEqual(['English', 'Spanish']);
  });

  it('F01 to F16 agree on how each page sends', () => {
    for (const [id, way] of still(ways, agentById)) expect(profiles[id]?.submitPolicy).toBe(way);
  });

  it('Q03 AG05 AG08 AG10 AG11 agree on who is an exception', () => {
    for (const [id] of still(ways, agentById)) {
      const { source, bio, ...profile } = profiles[id] as Profile;
      expect(profile).toMatchObject({
        ...(id === 12 ? ofFounder : ofOthers),
        listingsLayout: id === 8 ? 'carousel' : 'grid',
      });
      expect([source === 'agent-landing-page', bio.length]).toEqual([
        ![10, 12].includes(id),
        id === 12 ? 5 : 1,
      ]);
    }
  });

  it('Q02 make slugs of first and last name', () => {
    for (const [id] of still(ways, agentById)) {
      const { slug, firstName, lastName } = agentById(id) as (typeof roster)[number];
      const plain = `${firstName}-${lastName}`.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-');
      expect(slug).toBe(plain.toLowerCase());
    }
  });

  it('T09 A9-1 A9-2 give the second phones to ids 3 and 9', () => {
    for (const [id] of still(ways, agentById))
      expect(agentById(id)?.phoneSecondary !== undefined).toBe(id === 3 || id === 9);
    for (const [id, labels] of still({ 3: ['Cell', 'Mexico Number'], 9: ['Phone (US)', 'MX'] }, agentById))
      expect(Object.values(agentById(id)?.phoneLabels ?? {})).toEqual(labels);
    for (const [id, phone] of still({ 3: 'primary', 9: 'secondary' }, agentById))
      expect(agentById(id)?.messagingPhone).toBe(phone);
  });

  it('AG12 have three reviews each', () => {
    for (const [id] of still(ways, agentById))
      expect(reviewsOf(id).map(({ rating }) => rating)).toEqual([5, 5, 5]);
  });

  it('do not say twice for how many years somebody has worked: one of the two would grow old', () => {
    for (const [id, life] of Object.entries(biographies)) {
      const years = profiles[Number(id)]?.yearsExperience ?? 0;
      expect(life.join(' ')).not.toMatch(new RegExp(`\\b(${years}|${inWords(years)}) years?\\b`, 'i'));
    }
    expect(profiles[founder]?.yearsShown).toBe(claims.years.text);
  });

  it('keep the house’s voice: no exclamation marks and no stock words', () => {
    const words = [
      ...Object.values(biographies).flat(),
      ...roster.flatMap(({ id }) => reviewsOf(id).map(({ text }) => text)),
      ...Object.values(details).map(({ description }) => description),
    ];

    expect(words.join(' ')).not.toMatch(/!|stunning|dream|nestled|breathtaking|luxurious|passion/i);
  });
});
