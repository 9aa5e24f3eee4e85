import { askToCheck, refusedFields } from './refused-fields.ts';

describe('a refusal that names fields', () => {
  // biome-ignore format: a table reads in columns
  it.each([
    [['phone'],                    'Please check your phone number and send it again'],
    [['name', 'message'],          'Please check your name and your message and send them again'],
    [['name', 'email', 'message'], 'Please check your name, your email address and your message and send them again'],
    [['website', 'phone'],         'Please check your phone number and send it again'],
    [['website'],                  undefined],
    [['constructor'],              undefined],
    [[],                           undefined],
  ])('Q06 asks in plain words to check %j', (fields, sentence) => {
    expect(askToCheck(fields)).toBe(sentence);
  });

  it('gives the sentence for each field', () => {
    expect(refusedFields({ code: 'bad-input', error: 'Please check', fields: ['name', 'phone'] })).toEqual({
      name: 'Please check.',
      phone: 'Please check.',
    });
  });

  it.each([
    undefined,
    null,
    'no',
    {},
    { code: 'busy', fields: ['name'] },
    { code: 'bad-input', fields: 'name' },
  ])('finds no field in %j', (answer) => {
    expect(refusedFields(answer)).toEqual({});
  });
});
