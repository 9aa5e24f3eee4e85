import { adrian, contactPage, visitor } from '../../testing/bodies/bodies.ts';
import { submissionFrom } from './submission.ts';

describe('a submission', () => {
  it('C11 reads the contact page’s body, and no field that its schema has not looked at', () => {
    const body = { ...contactPage, propertyInterest: ['x'], role: 'admin', constructor: 'x' };

    expect(submissionFrom('contactEmail', body as never)).toEqual({
      ...visitor,
      endpoint: 'contactEmail',
      agentId: null,
      flagged: null,
      facts: { inquiryType: 'selling', property: 'penthouse' },
      isTrapped: false,
    });
  });

  // biome-ignore format: a table reads in columns
  it.each([
    ['Q01 Q03', { ...adrian, propertyInterest: 'A villa' },                     { property: 'A villa', source: 'agent-landing-page', sentAt: adrian.timestamp }],
    ['Q04',     { propertyType: 'Not specified', inquiryType: 'general' },      { property: 'Not specified', inquiryType: 'general' }],
    ['Q05',     { propertyInterest: '', propertyType: 'land', inquiryType: 'renting' }, { property: 'land', inquiryType: 'renting' }],
    ['R02',     { propertyType: 'luxury-property', inquiryType: 'general' },    { property: 'luxury-property', inquiryType: 'general' }],
  ] as const)('%s reads the body of an agent’s page', (_, more, facts) => {
    expect(submissionFrom('agentInquiry', { ...visitor, ...more }).facts).toEqual(facts);
  });

  it('takes out what cannot be stored or shown, keeps line breaks of the message, and knows a program by the hidden field', () => {
    const sent = { name: ' Jane\u00a0 Doe\ud800 ', message: 'a\u0000\u0007b\r\nc\td ', website: ' ' };
    const trapped = submissionFrom('contact', { ...visitor, website: 'https://spam.test' });

    expect(submissionFrom('contact', { ...visitor, ...sent })).toMatchObject({
      name: 'Jane Doe\ufffd',
      message: 'ab\nc\td',
      isTrapped: false,
    });
    expect(trapped.isTrapped).toBe(true);
  });
});
