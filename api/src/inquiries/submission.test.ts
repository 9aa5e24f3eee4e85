import { adrian, contactPage, visitor } from '../../testing/bodies/bodies.ts';
import { submissionFrom } from './submission.ts';

describe('a submission', () => {
  it('C11 reads the contact page’s body', () => {
    expect(submissionFrom('contactEmail', contactPage)).toEqual({
      ...visitor,
      endpoint: 'contactEmail',
      agentId: null,
      flagged: null,
      facts: { inquiryType: 'selling', property: 'penthouse' },
      isTrapped: false,
    });
  });

  it('Q01 Q03 reads an agent page’s body', () => {
    const { agentId, facts } = submissionFrom('agentInquiry', {
      ...visitor,
      ...adrian,
      propertyInterest: 'A villa',
    });

    expect(agentId).toBe(adrian.agentId);
    expect(facts).toEqual({ property: 'A villa', source: 'agent-landing-page', sentAt: adrian.timestamp });
  });

  it.each([
    [
      'Q04',
      { propertyType: 'Not specified', inquiryType: 'general', preferredAgent: adrian.agentName },
      { property: 'Not specified', inquiryType: 'general' },
    ],
    [
      'Q05',
      { propertyInterest: '', propertyType: 'land', inquiryType: 'renting' },
      { property: 'land', inquiryType: 'renting' },
    ],
    [
      'R02',
      { propertyType: 'luxury-property', inquiryType: 'general' },
      { property: 'luxury-property', inquiryType: 'general' },
    ],
  ] as const)('%s takes propertyType for propertyInterest', (_, more, facts) => {
    expect(submissionFrom('agentInquiry', { ...visitor, ...more }).facts).toEqual(facts);
  });

  it('takes out what cannot be stored or shown, and keeps line breaks of the message', () => {
    const { name, message } = submissionFrom('contact', {
      ...visitor,
      name: ' Jane\u00a0 Doe\ud800 ',
      message: 'a\u0000\u0007b\r\nc\td ',
    });

    expect(name).toBe('Jane Doe\ufffd');
    expect(message).toBe('ab\nc\td');
  });

  it('leaves fields behind that no variant has', () => {
    const body = { ...visitor, role: 'admin', constructor: 'x' };

    expect(JSON.stringify(submissionFrom('contact', body))).not.toContain('admin');
  });

  it('does not read a field that this endpoint’s schema has not looked at', () => {
    const body = { ...contactPage, source: 0, propertyInterest: ['x'] };

    expect(submissionFrom('contactEmail', body as never).facts).toEqual({
      inquiryType: 'selling',
      property: 'penthouse',
    });
  });

  it('knows a program by the field that no visitor sees', () => {
    expect(submissionFrom('contact', { ...visitor, website: ' ' }).isTrapped).toBe(false);
    expect(submissionFrom('contact', { ...visitor, website: 'https://spam.test' }).isTrapped).toBe(true);
  });
});
