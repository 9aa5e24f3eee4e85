import { type RosterEntry, roster } from '@dosmares/content/roster';
import { adrian, contactPage, visitor } from '../../testing/bodies/bodies.ts';
import { addressee, submissionFrom } from './submission.ts';

describe('a submission', () => {
  it('C11 reads the contact page’s body, and no field that nobody knows', () => {
    const body = { ...contactPage, role: 'admin', constructor: 'x' };

    expect(submissionFrom('contactEmail', body)).toEqual({
      ...visitor,
      endpoint: 'contactEmail',
      agentId: null,
      flagged: null,
      details: { inquiryType: 'selling', property: 'penthouse' },
      hasFilledHoneypot: false,
    });
  });

  // biome-ignore format: a table reads in columns
  it.each([
    ['Q01 Q03', { ...adrian, propertyInterest: 'A villa' },                     { property: 'A villa', source: 'agent-landing-page', sentAt: adrian.timestamp }],
    ['Q04',     { propertyType: 'Not specified', inquiryType: 'general' },      { property: 'Not specified', inquiryType: 'general' }],
    ['Q05',     { propertyInterest: '', propertyType: 'land', inquiryType: 'renting' }, { property: 'land', inquiryType: 'renting' }],
    ['R02',     { propertyType: 'luxury-property', inquiryType: 'general' },    { property: 'luxury-property', inquiryType: 'general' }],
  ] as const)('%s reads the body of an agent’s page', (_, more, details) => {
    expect(submissionFrom('agentInquiry', { ...visitor, ...more }).details).toEqual(details);
  });

  it('V02 C28 reads wishes for a viewing and a seller’s answers, and nothing else of them', () => {
    const wish = { date: '2026-11-28', half: 'morning' };
    const wishes = [{ ...wish, toString: 'x' }];
    const body = { ...contactPage, wishes, evaluation: { size: '200 m²', role: 'admin' } };

    const { details } = submissionFrom('contactEmail', body);
    expect(details).toMatchObject({ wishes: [wish], evaluation: { size: '200 m²' } });
    expect(JSON.stringify(details)).not.toMatch(/toString|role/);
  });
});

const [agent, other] = roster as unknown as readonly [RosterEntry, RosterEntry];

describe('the addressee', () => {
  it('Q02 is found by the slug in any letter case, and by an id written as text', () => {
    expect(addressee({ agent: agent.slug.toUpperCase() }).agentId).toBe(agent.id);
    expect(addressee({ agentId: String(agent.id) }).agentId).toBe(agent.id);
  });

  it('C12 is the office when nobody is chosen', () => {
    for (const claims of [{}, { preferredAgent: '' }, { preferredAgent: 'no-preference', agentEmail: '' }])
      expect(addressee(claims)).toEqual({ agentId: null, flagged: null });
  });

  // biome-ignore format: a table reads in columns
  it.each([
    ['a stranger’s address',        { agentId: agent.id, agentEmail: 'evil@elsewhere.test' },                    'agent-mismatch'],
    ['another agent’s address',     { agentId: agent.id, agentEmail: other.email },               'agent-mismatch'],
    ['two agents',                  { agentId: agent.id, agentName: other.name },                        'agent-mismatch'],
    ['an agent and a stranger',     { agentId: agent.id, agentName: 'Eve Stranger' },                            'agent-mismatch'],
    ['an unknown id',               { agentId: 9999 },                                                      'agent-unknown'],
    ['a name like a prototype key', { agent: '__proto__', agentName: 'constructor' },                     'agent-unknown'],
    ['an address and no agent',     { agentEmail: agent.email },                            'agent-unknown'],
    ['a list of addresses',         { agentEmail: `${agent.email}, evil@elsewhere.test` },       'agent-unknown'],
  ] as const)('X01 is the office, flagged, when the form names %s', (_, claims, flagged) => {
    expect(addressee(claims)).toEqual({ agentId: null, flagged, claimed: expect.any(String) });
  });
});
