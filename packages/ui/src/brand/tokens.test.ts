import { contrast } from '@dosmares/content/testing/contrast';
import { rootCss } from './root-css.ts';
import { type ColourName, colour, palette, roles, space, translucent } from './tokens.ts';

/** The roles that color text. */
const { rule: _, ...texts } = roles;
const onGround = (ground: ColourName, at: 0 | 1) =>
  Object.values(texts).map((names) => [names[at], ground] as const);

describe('tokens', () => {
  it('G18 hold the brand colours, as variables of the root', () => {
    expect(palette).toMatchObject({ navy: '#102f74', gold: '#d4af37', messaging: '#25d366' });
    expect(rootCss).toContain('--navy:#102f74');
    expect([colour('navy'), space(3), translucent('night', 0.84)]).toEqual([
      'var(--navy)',
      '12px',
      'rgb(var(--night-rgb) / 0.84)',
    ]);
  });

  it.each([
    ...(['ivory', 'sand', 'white'] as const).flatMap((ground) => onGround(ground, 0)),
    ...onGround('night', 1),
    ['navy', 'messaging'],
    ['night', 'gold'],
    ['ivory', 'navy'],
    ['ivory', 'alert'],
    ['alert', 'sand'],
    ['success', 'ivory'],
    ['slate', 'line'],
    ['gold', 'navy'],
  ] as const)('%s can be read on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
