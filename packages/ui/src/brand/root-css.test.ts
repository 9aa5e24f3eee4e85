import { createHash } from 'node:crypto';
import { everydayLetters, fontFeatures, fontFiles } from './fonts.ts';
import { rootCss, rootCssWithin } from './root-css.ts';

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

describe('rootCssWithin', () => {
  const scoped = rootCssWithin('[data-part]', 'https://www.site.example');

  it('has no rule for anything outside of its part', () => {
    const selectors = [...scoped.matchAll(/(?<=[{}]|^)\s*([^@{}]+)\{/gm)].map(([, list = '']) => list.trim());
    const outside = selectors
      .flatMap((list) => list.split(/,(?![^(]*\))/))
      .filter((one) => !one.includes('[data-part]'));

    expect(selectors.length).toBeGreaterThan(20);
    expect(outside).toEqual([]);
  });

  it('keeps the specificity of the base styles, and every declaration', () => {
    expect(scoped).toContain(':where([data-part]) h1');
    expect(scoped).toContain("url('https://www.site.example/fonts/");
    const declarations = (css: string) => css.match(/[\w-]+:[^;{}]+(?=[;}])/g)?.length ?? 0;
    expect(declarations(scoped)).toBeGreaterThan(declarations(rootCss) - 3);
  });
});
