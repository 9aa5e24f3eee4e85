import { type RosterEntry, roster } from '@dosmares/content/roster';
import {
  agentNamed,
  confirmation,
  emptyInquiry,
  inquiryBody,
  mistakes,
  preferredAgents,
  prefillFor,
  refilled,
} from './inquiry.ts';

const agent = roster.at(-1) as RosterEntry;
const another = roster[0] as RosterEntry;
const complete = {
  ...emptyInquiry,
  name: 'Ada Visitor',
  email: 'ada@visitor.example',
  inquiryType: 'buying',
  message: 'Good day.',
};

describe('the list of agents', () => {
  it('C08 offers no preference and every agent, and no empty value', () => {
    expect(preferredAgents.map(({ value }) => value)).toEqual([
      'no-preference',
      ...roster.map(({ name }) => name),
    ]);
  });
});

describe('?agent=', () => {
  it.each([agent.slug, agent.name, String(agent.id)])('C09 knows %s', (value) => {
    expect(agentNamed(value)).toBe(agent);
  });

  it.each([undefined, '', 'nobody', '9999', '<script>', 'constructor', agent.name.toUpperCase()])(
    'C10 ignores %s',
    (value) => {
      expect(agentNamed(value)).toBeUndefined();
    },
  );

  it('C09 begins the message and asks for the agent', () => {
    expect(refilled(emptyInquiry, {}, prefillFor(agent))).toMatchObject({
      preferredAgent: agent.name,
      message: `I would like to discuss properties with ${agent.name}.`,
    });
  });

  it('C09 keeps what the visitor has begun to write', () => {
    expect(refilled({ ...emptyInquiry, message: 'Hello' }, {}, prefillFor(agent)).message).toBe('Hello');
  });

  it('C09 names the agent who is asked for last', () => {
    const first = refilled(emptyInquiry, {}, prefillFor(another));

    expect(refilled(first, prefillFor(another), prefillFor(agent))).toEqual({
      ...emptyInquiry,
      preferredAgent: agent.name,
      message: `I would like to discuss properties with ${agent.name}.`,
    });
  });

  it('C20 takes away what it filled in, and nothing that the visitor wrote', () => {
    const filled = { ...refilled(complete, {}, prefillFor(agent)), phone: '+1 760 555 0199' };

    expect(refilled(filled, prefillFor(agent), {})).toEqual({ ...complete, phone: '+1 760 555 0199' });
  });
});

describe('inquiryBody', () => {
  it('C11 holds exactly the agreed keys', () => {
    expect(Object.keys(inquiryBody(complete)).sort()).toEqual(
      [
        'name',
        'email',
        'phone',
        'inquiryType',
        'propertyType',
        'preferredAgent',
        'message',
        'agentEmail',
      ].sort(),
    );
  });

  it('C21 names the house that the visitor comes from, and else has no such key', () => {
    expect(inquiryBody(complete, { message: 'With wishes.', mlsNumber: '25-5134' })).toMatchObject({
      message: 'With wishes.',
      mlsNumber: '25-5134',
    });
    expect(inquiryBody(complete, { message: 'Hello.' })).not.toHaveProperty('mlsNumber');
  });

  it.each([
    ['the chosen agent', agent.name, agent.email],
    ['nobody', '', ''],
    ['no preference', 'no-preference', ''],
  ])('C12 looks up the address of %s', (_, preferredAgent, agentEmail) => {
    expect(inquiryBody({ ...complete, preferredAgent }).agentEmail).toBe(agentEmail);
  });

  it('passes on what fell into the trap', () => {
    expect(inquiryBody({ ...complete, website: 'http://spam.example' })).toHaveProperty(
      'website',
      'http://spam.example',
    );
  });
});

describe('mistakes', () => {
  it('C03 C04 asks for the four required fields and no other', () => {
    expect(Object.keys(mistakes(emptyInquiry))).toEqual(['name', 'email', 'inquiryType', 'message']);
    expect(mistakes(complete)).toEqual({});
  });

  it('C26 judges and sends what is left without what nobody can see', () => {
    const pasted = { ...complete, name: '\tAda\u2028Visitor', email: '\u00a0ada@niño.example\u200b' };

    expect(mistakes(pasted)).toEqual({});
    expect(mistakes({ ...complete, name: '\u200b' })).toHaveProperty('name');
    expect(inquiryBody(pasted)).toMatchObject({ name: 'Ada Visitor', email: 'ada@xn--nio-8ma.example' });
  });

  it('C03 asks to shorten what a browser filled in at more than its length', () => {
    expect(mistakes({ ...complete, name: 'A'.repeat(201), phone: '6'.repeat(61) })).toEqual({
      name: 'Please shorten this a little.',
      phone: 'Please shorten this a little.',
    });
  });

  it.each(['ada', 'ada@', '@visitor.example', 'ada@visitor', 'a b@visitor.example', 'a,b@visitor.example'])(
    'C03 takes %s for no address',
    (email) => {
      expect(mistakes({ ...complete, email })).toHaveProperty('email');
    },
  );
});

describe('confirmation', () => {
  it.each([
    ['C15', agent.name, `Message sent successfully! ${agent.name} will respond within 24 hours`],
    ['C16', '', "Message sent successfully! We'll respond within 24 hours"],
    ['C16', 'no-preference', "Message sent successfully! We'll respond within 24 hours"],
  ])('%s answers for "%s"', (_, preferredAgent, words) => {
    expect(confirmation({ ...complete, preferredAgent })).toBe(words);
  });
});
