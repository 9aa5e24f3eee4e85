import { fingerprint } from './call.ts';

const content = { email: 'jane@visitor.test', agentId: 2, message: 'Hello  there', facts: {} };

describe('the fingerprint of a submission', () => {
  it('X02 is the same for both calls of a page and for an address in other letters', () => {
    expect(fingerprint({ ...content, email: ' Jane@Visitor.Test ', message: 'Hello there' })).toBe(
      fingerprint(content),
    );
  });

  it.each([
    ['message', { message: 'Hello' }],
    ['agent', { agentId: 3 }],
    ['address', { email: 'joe@visitor.test' }],
    ['house', { facts: { mlsNumber: '25-5134' } }],
  ])('X02 differs with the %s', (_, other) => {
    expect(fingerprint({ ...content, ...other })).not.toBe(fingerprint(content));
  });

  it('X02 does not let one key stand for two messages', () => {
    expect(fingerprint({ ...content, message: 'Another' }, 'key')).not.toBe(fingerprint(content, 'key'));
  });
});
