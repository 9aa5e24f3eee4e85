/** @jest-environment node */
import { readEdgeEnvironment } from './env.ts';

const key = 'a key for the edge and the API, both';

describe('the environment of an edge', () => {
  it('needs nothing at a desk', () => {
    expect(readEdgeEnvironment({})).toMatchObject({
      port: 3000,
      options: { trustProxy: 0 },
    });
    expect(readEdgeEnvironment({}).options.ticketKey).not.toBe(readEdgeEnvironment({}).options.ticketKey);
  });

  it('is taken over', () => {
    const read = readEdgeEnvironment({ NODE_ENV: 'production', TICKET_KEY: ` ${key} `, TRUST_PROXY: '2' });

    expect(read.options).toMatchObject({ ticketKey: key, trustProxy: 2 });
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'TICKET_KEY must be set'],
    [{ TICKET_KEY: 'short' }, 'TICKET_KEY must have at least 32 characters'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number'],
    [{ TRUST_PROXY: '10' }, 'TRUST_PROXY must be a whole number'],
  ])('%j is refused', (variables, sentence) => {
    expect(() => readEdgeEnvironment(variables)).toThrow(sentence);
  });
});
