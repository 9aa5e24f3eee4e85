import { type RosterEntry, roster } from '@dosmares/content/roster';
import {
  addressedTo,
  agentInQuery,
  confirmation,
  emptyInquiry,
  inquiryBody,
  mistakes,
  preferredAgents,
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
  it.each([agent.slug, agent.name])('C09 knows %s', (value) => {
    expect(agentInQuery(value)).toBe(agent);
  });

  it.each([null, '', 'nobody', '9999', '<script>', 'constructor', agent.name.toUpperCase()])(
    'C10 ignores %s',
    (value) => {
      expect(agentInQuery(value)).toBeUndefined();
    },
  );

  it('C09 begins the message and asks for the agent', () => {
    expect(addressedTo(agent, emptyInquiry)).toMatchObject({
      preferredAgent: agent.name,
      message: `I would like to discuss properties with ${agent.name}.`,
    });
  });

  it('C09 keeps what the visitor has begun to write', () => {
    expect(addressedTo(agent, { ...emptyInquiry, message: 'Hello' }).message).toBe('Hello');
  });

  it('C09 names the agent who is asked for last', () => {
    expect(addressedTo(agent, addressedTo(another, emptyInquiry)).message).toBe(
      `I would like to discuss properties with ${agent.name}.`,
    );
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
