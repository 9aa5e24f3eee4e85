import Type from 'typebox';
import { cpuMs } from '../../testing/main-thread.ts';
import { lengthsFirst } from './bodies.ts';

const line = Type.String({ maxLength: 20, pattern: '^(a+)+$' });
const route = { method: 'POST', url: '/', httpPart: 'body' };
const check = (schema: ReturnType<typeof Type.Object>) => lengthsFirst({ schema, ...route } as never);

describe('validation', () => {
  it('refuses a text that is too long without running its pattern', () => {
    const validate = check(Type.Object({ name: Type.Array(line), pattern: Type.Optional(Type.String()) }));

    const long = { name: [`${'a'.repeat(60_000)}!`] };

    expect(validate(long)).toMatchObject({ error: [{ instancePath: '/name/0' }] });
    expect(cpuMs(() => validate(long))).toBeLessThan(100);
  });

  it('still checks patterns, and keeps a field that is called pattern', () => {
    const validate = check(Type.Object({ name: line, pattern: Type.String({ maxLength: 3 }) }));

    expect(validate({ name: 'aaa', pattern: 'x' })).toMatchObject({ value: { name: 'aaa' } });
    expect(validate({ name: 'b', pattern: 'x' })).toMatchObject({ error: [{ instancePath: '/name' }] });
    expect(validate({ name: 'aaa', pattern: 'long' })).toMatchObject({
      error: [{ instancePath: '/pattern' }],
    });
    expect(validate({ name: 'aaa' })).toMatchObject({ error: expect.anything() });
  });
});
