import { agentById, agentByName, agentBySlug, digits, roster, telHref } from './roster.ts';
import { fixedSegments } from './site.ts';

const all = <K extends 'id' | 'slug' | 'name' | 'email' | 'phone'>(key: K) =>
  roster.map((agent) => agent[key]);

describe('the roster', () => {
  it('T02 holds ids 1 to 10 and 12, in that order, and no 11', () => {
    expect(all('id')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
  });

  it.each(['slug', 'name', 'email', 'phone'] as const)('G09 gives every agent a %s of their own', (key) => {
    expect(new Set(all(key)).size).toBe(11);
  });

  it('Q02 makes slugs of first and last name joined by a hyphen', () => {
    expect(all('slug')).toEqual(roster.map((agent) => `${agent.firstName}-${agent.lastName}`.toLowerCase()));
  });

  it('G12 shadows no fixed route', () => {
    expect(all('slug').filter((slug) => (fixedSegments as readonly string[]).includes(slug))).toEqual([]);
  });

  it('T09 gives a second phone to ids 3 and 9 alone, labelled Cell and Mexico Number for id 3', () => {
    expect(roster.filter((agent) => agent.phoneSecondary).map((agent) => agent.id)).toEqual([3, 9]);
    expect(agentById(3)?.phoneLabels).toEqual({ primary: 'Cell', secondary: 'Mexico Number' });
  });

  it('A9-1 labels the phones of id 9 Phone (US) and MX', () => {
    expect(agentById(9)?.phoneLabels).toEqual({ primary: 'Phone (US)', secondary: 'MX' });
  });

  it('A9-2 has id 9 alone chat on the secondary number', () => {
    const onSecondary = roster.filter((agent) => agent.messagingPhone === 'secondary');

    expect(onSecondary.map((agent) => agent.id)).toEqual([9]);
  });

  it('is fictional: numbers and addresses that cannot belong to anyone', () => {
    for (const { email, phone, phoneSecondary } of roster) {
      expect(email).toMatch(/^[a-z]+@dosmares\.example$/);
      expect(phone).toMatch(/^\+1 \(\d{3}\) 555-01\d\d$/);
      expect(phoneSecondary ?? '+52 624 000 0100').toMatch(/^\+52 624 000 01\d\d$/);
    }
  });
});

describe('finding an agent', () => {
  it('knows each by id, slug and name', () => {
    for (const agent of roster) {
      expect([agentById(agent.id), agentBySlug(agent.slug), agentByName(agent.name)]).toEqual([
        agent,
        agent,
        agent,
      ]);
    }
  });

  it('T11 finds nobody by another id', () => {
    expect([agentById(11), agentById(99), agentById(Number.NaN)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('phone numbers', () => {
  it('AG02 are digits alone in messaging links', () => {
    expect(digits('+52 624 000 0109')).toBe('526240000109');
  });

  it('AG06 keep their plus in links that dial', () => {
    expect(telHref('+1 (760) 555-0112')).toBe('tel:+17605550112');
  });
});
