import { type RosterEntry, roster } from '@dosmares/content/roster';
import { agentNamed, emptyForm, inquiryBody, mistakes } from './inquiry.ts';

const agent = roster.at(-1) as RosterEntry;
const complete = {
  ...emptyForm,
  name: 'Ada Visitor',
  email: 'ada@visitor.example',
  inquiryType: 'buying',
  message: 'Good day.',
};

it('C09 C10 ?agent= takes a slug, a name or a number, and ignores all else', () => {
  for (const value of [agent.slug, agent.name, String(agent.id)]) expect(agentNamed(value)).toBe(agent);
  for (const value of [undefined, '', 'nobody', '9999', '<script>', 'constructor', agent.name.toUpperCase()])
    expect(agentNamed(value)).toBeUndefined();
});

it('C21 the body names the house that the visitor comes from, and passes on a filled honeypot', () => {
  expect(inquiryBody(complete)).not.toHaveProperty('mlsNumber');
  const extras = { mlsNumber: '25-5134', website: 'x' };
  expect(inquiryBody({ ...complete, ...extras })).toMatchObject(extras);
});

it('C28 V02 the body has a seller’s answers and the half-days that were chosen, if any', () => {
  const seller = { ...complete, inquiryType: 'selling', size: '200 m²' };
  const viewer = {
    ...complete,
    way: 'call',
    'day-1': '2026-11-28',
    'time-1': 'afternoon',
    'time-2': 'morning',
  };
  const wish = { date: '2026-11-28', half: 'afternoon', way: 'call', timeZone: expect.any(String) };

  expect(inquiryBody(complete)).not.toMatchObject({ evaluation: {} });
  expect(inquiryBody(seller)).toMatchObject({ evaluation: { area: '', size: '200 m²' } });
  expect(inquiryBody(viewer)).toMatchObject({ wishes: [wish] });
  expect(mistakes({ ...seller, size: '9'.repeat(61) })).toHaveProperty('size');
});

describe('mistakes', () => {
  it('C03 C04 asks for the four required fields and no other', () => {
    expect(Object.keys(mistakes(emptyForm))).toEqual(['name', 'email', 'inquiryType', 'message']);
    expect(mistakes(complete)).toEqual({});
    expect(mistakes({ ...complete, email: 'root@localhost' })).toHaveProperty('email');
    // A browser may fill in more than it lets a visitor type.
    expect(mistakes({ ...complete, phone: '6'.repeat(61) })).toHaveProperty('phone');
  });

  it('C26 validates and sends entries without invisible characters', () => {
    const pasted = { ...complete, name: '\tAda\u2028Visitor', email: '\u00a0ada@niño.example\u200b' };

    expect(mistakes(pasted)).toEqual({});
    expect(mistakes({ ...complete, name: '\u200b' })).toHaveProperty('name');
    expect(inquiryBody(pasted)).toMatchObject({ name: 'Ada Visitor', email: 'ada@xn--nio-8ma.example' });
  });
});
