import { createHash } from 'node:crypto';
import { everydayLetters, fontFeatures, fontFiles } from './fonts.ts';
import { rootCss } from './root-css.ts';

describe('rootCss', () => {
  it.each(fontFiles.flatMap(({ url, everydayUrl }) => [url, everydayUrl]))('swaps in %s', (url) => {
    expect(rootCss).toMatch(new RegExp(`font-display:swap[^}]*${url.replaceAll('.', '\\.')}`));
  });

  it.each(fontFiles)('asks for the everyday part of the $role face before the whole', (font) => {
    const range = (url: string) => new RegExp(`${url}[^}]*unicode-range:([^}]*)`).exec(rootCss)?.[1];

    // A later rule takes precedence.
    expect(rootCss.indexOf(font.everydayUrl)).toBeGreaterThan(rootCss.indexOf(font.url));
    const ends = (url: string) =>
      [...(range(url) ?? '').matchAll(/([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first, last = first]) =>
        [first, last].map((end) => Number.parseInt(end ?? '', 16)),
      );
    const covered = (url: string, letter: string) =>
      ends(url).some(
        ([first = 0, last = 0]) =>
          first <= Number(letter.codePointAt(0)) && Number(letter.codePointAt(0)) <= last,
      );

    for (const letter of everydayLetters)
      expect([letter, covered(font.everydayUrl, letter)]).toEqual([letter, true]);
    for (const letter of 'äçšœ€™') expect([letter, covered(font.url, letter)]).toEqual([letter, true]);
    expect(covered(font.url, '→')).toBe(false);
  });

  it.each(fontFiles)('gives other letters of the $role face another address', ({ everydayUrl }) => {
    const letters = createHash('sha256')
      .update(JSON.stringify([everydayLetters, fontFeatures]))
      .digest('hex');
    expect(everydayUrl).toContain(letters.slice(0, 6));
  });

  it('fits every fallback face to the real one, so that nothing moves', () => {
    const fallbacks = rootCss.split('@font-face').filter((face) => face.includes('local('));

    expect(fallbacks).toHaveLength(8);
    for (const face of fallbacks)
      expect(face).toMatch(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/);
    expect(rootCss).toMatch(/Georgia[^}]*size-adjust:87.54%;ascent-override:105.55%;descent-override:32.79%/);
  });

  it.each([
    ['--display', 'Cormorant Garamond', 'Display Fallback DejaVu', 'serif'],
    ['--text', 'Figtree Variable', 'Text Fallback DejaVu', 'sans-serif'],
  ])('tries in %s the real face, its stand-ins, then what the system has', (name, ...families) => {
    const stack = new RegExp(`${name}:([^;]*);`).exec(rootCss)?.[1] ?? '';
    const at = families.map((family) => stack.indexOf(family));

    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((left, right) => left - right));
  });

  it('cannot end the element it stands in', () => {
    expect(rootCss).not.toContain('<');
  });
});
