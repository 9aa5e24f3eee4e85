import { type Profile, profiles } from './profiles.ts';
import { roster } from './roster.ts';

const rows = roster.map(({ id }) => ({ id, ...(profiles[id] as Profile) }));
const idsWith = (holds: (profile: Profile) => boolean) => rows.filter(holds).map(({ id }) => id);

/** A profile in one line, as AG19 to AG21 write it. */
const line = (id: number) => {
  const { title, specialization, yearsExperience, propertiesSold, certifications } = profiles[id] as Profile;

  return [title, specialization, yearsExperience, propertiesSold, certifications.join(', ')].join(' / ');
};

describe('profiles', () => {
  it('T02 tells of every agent on the roster and of nobody else', () => {
    expect(Object.keys(profiles).map(Number)).toEqual(roster.map(({ id }) => id));
  });

  it('AG05 calls the founder a visionary leader and the other ten an expert', () => {
    expect(idsWith(({ tagline }) => tagline === 'Founder & Visionary Leader')).toEqual([12]);
    expect(idsWith(({ tagline }) => tagline === 'Your Luxury Real Estate Expert')).toHaveLength(10);
  });

  it('AG10 heads the founder’s listings Landmark Properties and the others’ My Current Listings', () => {
    expect(idsWith(({ listingsHeading }) => listingsHeading === 'Landmark Properties')).toEqual([12]);
    expect(idsWith(({ listingsHeading }) => listingsHeading === 'My Current Listings')).toHaveLength(10);
  });

  it('AG11 gives exactly one agent a carousel of listings', () => {
    expect(idsWith(({ listingsLayout }) => listingsLayout === 'carousel')).toEqual([8]);
  });

  it.each([
    ['AG19', 2, 'Luxury Property Specialist / Oceanfront Estates / 8 / 60 / REALTOR, GRI, ABR, MLS Member'],
    [
      'AG20',
      5,
      'Investment Property Advisor / Investment & Portfolio / 2 / 12 / REALTOR, CCIM, CRS, MLS Member',
    ],
    ['AG21', 7, 'Real Estate Advisor / Luxury Properties / 12 / 50 / REALTOR, MLS Member'],
    ['AG21', 9, 'Real Estate Advisor / Luxury Properties / 11 / 101 / REALTOR, MLS Member'],
    ['AG21', 10, 'Real Estate Advisor / Luxury Properties / 1 / 4 / REALTOR, MLS Member'],
  ])('%s states the facts of id %i', (_, id, facts) => {
    expect(line(id)).toBe(facts);
  });

  it('AG22 has id 10 speak English and Spanish', () => {
    expect(profiles[10]?.languages).toEqual(['English', 'Spanish']);
  });

  it('T08 leaves nothing empty', () => {
    for (const { title, specialization, certifications, languages, ...counts } of rows) {
      expect([title, specialization, ...certifications, ...languages]).not.toContain('');
      expect(Math.min(counts.yearsExperience, counts.propertiesSold)).toBeGreaterThan(0);
    }
  });

  it('S01 has the agents sell no more than the house claims', () => {
    expect(rows.reduce((sum, { propertiesSold }) => sum + propertiesSold, 0)).toBeLessThanOrEqual(1850);
  });
});

describe('how agents’ pages send', () => {
  it('F01 to F16 is one of six ways, agent by agent', () => {
    expect(Object.fromEntries(rows.map(({ id, submitPolicy }) => [id, submitPolicy]))).toEqual({
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
    });
  });

  it('Q03 is filed under a label of their own for ids 12 and 10 alone', () => {
    const labels = rows
      .filter(({ source }) => source !== 'agent-landing-page')
      .map(({ id, source }) => [id, source]);

    expect(labels).toEqual([
      [10, 'bruno-aguilar-landing-page'],
      [12, 'leonor-arriaga-landing-page'],
    ]);
  });
});
