import { patternsIn, slownessOf } from './patterns.ts';

describe('patternsIn', () => {
  it('finds literals, constructed patterns and those of schemas, with their lines', () => {
    const code = [
      'const é = 1;',
      'const label = "[a-z]+";',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code in a text
      'const host = new RegExp(`${label}\\\\.example`, "i");',
      'const line = { type: "string", pattern: "^[^\\\\u0000-\\\\u001f]*$" };',
      'text.replace(/\\s+$/g, "");',
      'const late = RegExp(words.join("|"));',
      'const shape = { pattern: other, ...rest };',
    ].join('\n');

    expect(patternsIn(code)).toEqual([
      { line: 3, source: '[a-z]+\\.example', flags: 'i' },
      { line: 4, source: '^[^\\u0000-\\u001f]*$', flags: 'u' },
      { line: 5, source: '\\s+$', flags: 'g' },
      { line: 6, source: undefined, flags: '' },
      { line: 7, source: undefined, flags: 'u' },
    ]);
  });
});

describe('slownessOf', () => {
  it.each([
    ['(a|a)*$', 'exponential', "'a'.repeat"],
    ['\\s+$', '2nd degree polynomial', "'\\t'.repeat"],
    ['\\b(send|mail)\\b.*\\b(e-?mails?)?\\b.*\\b(saying|telling)\\b', 'polynomial', '.repeat'],
  ])('says how the time of /%s/ grows, and on what', async (source, growth, attack) => {
    const slowness = await slownessOf({ source, flags: '' });

    expect(slowness).toContain(growth);
    expect(slowness).toContain(attack);
  });

  it.each(['^ *[^\\u0000-\\u0020][^\\u0000-\\u001f]*$', '(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+'])(
    'says nothing of /%s/',
    async (source) => {
      expect(await slownessOf({ source, flags: 'u' })).toBeUndefined();
    },
  );

  it('does not let pass what it cannot judge', async () => {
    expect(await slownessOf({ source: '(', flags: '' })).toBe('cannot be judged (invalid)');
    expect(await slownessOf({ source: undefined, flags: '' })).toContain('built at run time');
  });
});
