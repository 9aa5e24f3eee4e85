import { fingerprint } from './call.ts';

const content = {
  email: 'jane@visitor.test',
  agentId: 2,
  message: 'Hello  there',
  name: 'Jane Doe',
  phone: '+52 624 143 1234',
};

describe('the fingerprint of a submission', () => {
  it('X02 is the same for both calls of a page, whatever its spaces and letters', () => {
    const other = {
      email: ' Jane@Visitor.Test ',
      message: 'Hello there ',
      name: 'jane  doe',
      phone: '+526241431234',
    };

    expect(fingerprint({ ...content, ...other })).toBe(fingerprint(content));
  });

  it.each([
    ['message', { message: 'Hello' }],
    ['agent', { agentId: 3 }],
    ['address', { email: 'joe@visitor.test' }],
    ['name', { name: 'Jane Roe' }],
    ['phone', { phone: '' }],
  ])('X02 differs with the %s', (_, other) => {
    expect(fingerprint({ ...content, ...other })).not.toBe(fingerprint(content));
  });
});
