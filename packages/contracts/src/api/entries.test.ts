import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { cleanAddress, cleanEntries, cleanLine, cleanText, normalForm, withoutControls } from './entries.ts';
import { limits } from './inquiry-fields.ts';

/** Marks of three combining classes in the worst order, which take quadratic time to sort. */
const marks = (count: number, between = '') =>
  ['\u0301', '\u0316', '\u0334'].map((mark) => (mark + between).repeat(count / 3)).join('');

describe('a visitor’s entries', () => {
  it.each([
    ['a tab from a spreadsheet’s cell', '\tInes\tCaldera\n', 'Ines Caldera'],
    ['a line separator', 'Ines\u2028Caldera', 'Ines Caldera'],
    ['direction marks around a phone number', '\u202a+52 624 555 0142\u202c', '+52 624 555 0142'],
    ['a byte order mark and a zero-width space', '\ufeffIn\u200bes', 'Ines'],
    ['a combining accent', 'Ine\u0301s', 'Inés'],
    ['invisible characters, even when there is nothing else', ' \u200b\u200e\u00ad\u200d\u0007 ', ''],
    [
      'a joiner at the end, but none that the script needs',
      '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627\u200c',
      '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
    ],
  ])('C26 lose %s', (_, typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });

  it.each([
    ['\u00a0ines@visitor.example\u200b', 'ines@visitor.example'],
    ['ines@niño.example', 'ines@xn--nio-8ma.example'],
    ['ines@NIN\u0303O.example', 'ines@xn--nio-8ma.example'],
    ['ines@xn--nio-8ma.example', 'ines@xn--nio-8ma.example'],
    ['ines@niño.example/path', 'ines@niño.example/path'],
    ['ines@niño.1', 'ines@niño.1'],
    ['niño', 'niño'],
  ])('C26 have an e-mail address that mail servers understand: %s', (typed, clean) => {
    expect(cleanAddress(typed)).toBe(clean);
  });

  it('C26 keep line breaks and marks in a message, unless it has nothing visible', () => {
    expect(cleanText(' One\r\n\ttwo\u0000 \u200f ')).toBe('One\n\ttwo \u200f');
    expect(cleanText('\u200b\n')).toBe('');
  });

  it('C26 are cleaned by field; values that are not text stay as they are', () => {
    const body = { name: ' A\nB ', message: ' A\nB ', email: 'a@ñ.example', agentId: 7, nested: [' '] };

    expect(cleanEntries(body)).toEqual({
      name: 'A B',
      message: 'A\nB',
      email: 'a@xn--ida.example',
      agentId: 7,
      nested: [' '],
    });
  });

  it('C26 keep marks that Arabic and Hebrew need, but none that turn other text around', () => {
    const turned = '\u202eevil\u202c \u2067gpj\u2069';

    expect(cleanText(`${turned}\n\u0634\u200f!`)).toBe('evil gpj\n\u0634\u200f!');
    expect(cleanLine(turned)).toBe('evil gpj');
    expect(withoutControls('  a\u001b[2J\u009b1m\u202eb\r\n')).toBe('  a[2J1mb\n');
  });

  it.each([
    ['in one run', 'a', marks(60)],
    ['separated by what is removed first', 'a', marks(60, '\u0000')],
    ['of a letter that becomes three marks', 'a', '\u0344'.repeat(20)],
    ['of half width', 'a', '\uff9e\u0334'.repeat(20)],
  ])('have at most eight marks on a letter: %s', (_, letter, run) => {
    for (const clean of [cleanLine, cleanText, (text: string) => normalForm(cleanLine(text), 'NFKD')])
      expect(clean(letter + run)).toMatch(/^[^\p{M}][\p{M}\uff9e]{7,8}$/u);
    // The tallest Tibetan syllable.
    expect(cleanLine('\u0f67\u0f90\u0fb5\u0fa8\u0fb3\u0fba\u0fbc\u0fbb\u0f82')).toHaveLength(9);
  });

  it('are cleaned up to four times their limit, and only where they have one', () => {
    const name = 'a\u200b'.repeat(limits.name);
    const [long, other] = [marks(4 * limits.name + 3), marks(60)];

    expect(cleanEntries({ name })).toEqual({ name: 'a'.repeat(limits.name) });
    expect(cleanEntries({ name: long, other, toString: other })).toEqual({
      name: long,
      other,
      toString: other,
    });
  });

  it('take about as long to clean as others of their length, whatever they are', () => {
    const msOf = (text: string) => {
      const before = process.cpuUsage();
      for (let round = 0; round < 5; round += 1) cleanText(text) && cleanAddress(`a@${text}`);
      const { user, system } = process.cpuUsage(before);

      return (user + system) / 1000;
    };
    const size = 4 * limits.message;
    const ordinary = Math.max(5, msOf('A quiet house. '.repeat(size / 15)));

    // Four hundred times as long where marks are sorted.
    const joined = ['\u0f73\u0334'.repeat(size / 2), '\ufdfa'.repeat(size)];
    for (const text of [marks(size), marks(size, '\u0000'), ...joined])
      expect(msOf(text)).toBeLessThan(60 * ordinary);
  });

  it('are normalized in one place, which bounds marks', () => {
    const sources = globSync('{api,shell,mf-*,packages/*}/src/**/*.{ts,tsx}').filter(
      (file) => !/[.]test[.]/.test(file),
    );
    const normalizing = sources.filter((file) =>
      /[.]normalize\((?:'NF|form|\))/.test(readFileSync(file, 'utf8')),
    );

    expect(sources.length).toBeGreaterThan(300);
    expect(normalizing).toEqual(['packages/contracts/src/api/entries.ts']);
  });

  it('do not change when cleaned again', () => {
    const odd = fc.constantFrom(...'\u0301\u0344\ufb2c\u0f73\u200b\u200d\u0000e ', '\ud83d');
    const character = fc.oneof(fc.string({ unit: 'binary', maxLength: 9 }), odd);
    const texts = fc.array(character, { maxLength: 40 }).map((all) => all.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        for (const clean of [cleanLine, cleanText, cleanAddress])
          expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });
});
