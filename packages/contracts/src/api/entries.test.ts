import fc from 'fast-check';
import { cleanAddress, cleanEntries, cleanLine, cleanText } from './entries.ts';

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

  it('do not change when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const clean of [cleanLine, cleanText, cleanAddress])
          expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });
});
