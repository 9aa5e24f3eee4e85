import { inquiryTypes, propertyTypes } from './inquiry-options.ts';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe('what a form offers', () => {
  it('C06 is five kinds of inquiry', () => {
    expect(values(inquiryTypes)).toEqual(['buying', 'selling', 'renting', 'investment', 'general']);
    expect(inquiryTypes).toContainEqual({ value: 'investment', label: 'Investment Opportunity' });
    expect(inquiryTypes).toContainEqual({ value: 'general', label: 'General Inquiry' });
  });

  it('C07 is six kinds of property', () => {
    expect(values(propertyTypes)).toEqual([
      'oceanfront-villa',
      'beachfront-condo',
      'penthouse',
      'luxury-estate',
      'investment-property',
      'land',
    ]);
  });

  it('C08 W02 holds no empty value', () => {
    expect([...values(inquiryTypes), ...values(propertyTypes)]).not.toContain('');
  });
});
