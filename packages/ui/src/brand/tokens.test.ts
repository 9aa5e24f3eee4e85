import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grounds, rootCss } from './root-css.ts';
import { type ColourName, colour, palette, space } from './tokens.ts';

const luminance = (hex: string) => {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;

    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };

  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

function contrast(one: ColourName, other: ColourName) {
  const [dark = 0, light = 0] = [luminance(palette[one]), luminance(palette[other])].sort((a, b) => a - b);

  return (light + 0.05) / (dark + 0.05);
}

/** Every source file but the tokens, without its comments. */
function sources() {
  const root = join(__dirname, '..');

  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|tokens\.ts$|use-count-up/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));
}

describe('tokens', () => {
  it('G18 hold the brand colours, as variables of the root', () => {
    expect(palette).toMatchObject({ navy: '#102f74', gold: '#d4af37', messaging: '#25d366' });
    expect(colour('navy')).toBe('var(--navy)');
    expect(rootCss).toContain('--navy:#102f74');
  });

  it('measure distances in steps of four pixels', () => {
    expect(space(3)).toBe('12px');
  });

  it.each(['ivory', 'sand', 'white'] as const)('carry readable text on %s', (ground) => {
    const { ink, heading, figure, quiet, accent, focus } = grounds.light;

    for (const name of [ink, heading, figure, quiet, accent, focus]) {
      expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('carry readable text on night', () => {
    for (const name of Object.values(grounds.night))
      expect(contrast(name, 'night')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['navy', 'messaging'],
    ['night', 'gold'],
    ['ivory', 'navy'],
    ['ivory', 'alert'],
    ['alert', 'ivory'],
    ['alert', 'sand'],
    ['success', 'ivory'],
    ['slate', 'line'],
    ['gold', 'navy'],
  ] as const)('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('are the one home of colours and sizes', () => {
    for (const source of sources()) {
      expect(source).not.toMatch(/#[0-9a-f]{3,8}\b/i);
      expect(source).not.toMatch(/\b(?:[3-9]|\d{2,})px/);
    }
  });
});
