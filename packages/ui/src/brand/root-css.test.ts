import { existsSync } from 'node:fs';
import { fontFiles } from './fonts.ts';
import { rootCss } from './root-css.ts';

describe('rootCss', () => {
  it.each(fontFiles)('asks for $family at its address and swaps it in', ({ family, url }) => {
    expect(rootCss).toMatch(
      new RegExp(`font-family:'${family}'[^}]*font-display:swap[^}]*${url.replaceAll('.', '\\.')}`),
    );
  });

  it.each(fontFiles)('names a file of $family that is installed', ({ file }) => {
    expect(existsSync(require.resolve(file))).toBe(true);
  });

  it('fits every fallback face to the real one, so that nothing moves', () => {
    const fallbacks = rootCss.split('@font-face').filter((face) => face.includes('local('));

    expect(fallbacks).toHaveLength(4);
    for (const face of fallbacks)
      expect(face).toMatch(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/);
  });

  it('draws a focus ring everywhere and keeps still for those who ask', () => {
    expect(rootCss).toContain(':focus-visible{outline:2px solid var(--on-focus);outline-offset:2px}');
    expect(rootCss).toContain('prefers-reduced-motion:reduce');
  });

  it('tells the dialog that its styles are here', () => {
    expect(rootCss).toContain('--reach-dialog:1');
  });

  it('cannot end the element it stands in', () => {
    expect(rootCss).not.toContain('<');
  });
});
