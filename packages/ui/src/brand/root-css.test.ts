import { createHash } from 'node:crypto';
import { everydayLetters, fontFeatures, fontFiles } from './fonts.ts';
import { rootCss } from './root-css.ts';

describe('rootCss', () => {
  it.each(fontFiles)(
    'prefers the everyday subset of the $role face to the whole file, each for its letters',
    (font) => {
      const covered = (url: string, letter: string) => {
        const [, range = ''] = new RegExp(`swap[^}]*${url}[^}]*unicode-range:([^}]*)`).exec(rootCss) ?? [];
        const code = Number(letter.codePointAt(0));

        return range.split(',').some((part) => {
          const [first = 0, last = first] = part
            .slice(2)
            .split('-')
            .map((end) => Number.parseInt(end, 16));

          return first <= code && code <= last;
        });
      };

      // A later rule takes precedence.
      expect(rootCss.indexOf(font.everydayUrl)).toBeGreaterThan(rootCss.indexOf(font.url));
      expect([...everydayLetters].filter((letter) => !covered(font.everydayUrl, letter))).toEqual([]);
      expect([...'äçšœ€™→'].filter((letter) => !covered(font.url, letter))).toEqual(['→']);
    },
  );

  it.each(fontFiles)(
    'changes the address of the $role face with its letters and features',
    ({ everydayUrl }) => {
      const letters = createHash('sha256')
        .update(JSON.stringify([everydayLetters, fontFeatures]))
        .digest('hex');
      expect(everydayUrl).toContain(letters.slice(0, 6));
    },
  );

  it('cannot close its style element', () => {
    expect(rootCss).not.toContain('<');
  });
});
