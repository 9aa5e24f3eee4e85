import { palette } from '@dosmares/content/palette';
import { css } from '@emotion/react';

export { palette };

export type ColourName = keyof typeof palette;

/** Returns a brand color (G18). It is a CSS variable, so a theme is a second `:root` block. */
export const colour = (name: ColourName) => `var(--${name})`;

export const translucents = ['night', 'navy', 'ivory', 'gold'] as const satisfies readonly ColourName[];

/** Returns a brand color at an opacity from 0 to 1. Its channels are a CSS variable, like the color. */
export const translucent = (name: (typeof translucents)[number], opacity: number) =>
  `rgb(var(--${name}-rgb) / ${opacity})`;

/** Colors that a background sets for its content: on a light one, and on night; `nightGround` changes all of them. */
export const roles = {
  ink: ['night', 'ivory'],
  heading: ['navy', 'ivory'],
  figure: ['navy', 'gold'],
  quiet: ['slate', 'sand'],
  accent: ['bronze', 'gold'],
  rule: ['line', 'gold'],
  focus: ['navy', 'gold'],
} as const satisfies Record<string, readonly [light: ColourName, night: ColourName]>;

/** Returns a color that suits the background: headings are navy on ivory, and ivory on night. */
export const surface = (role: keyof typeof roles) => `var(--on-${role})`;

const onNight = Object.entries(roles)
  .map(([role, [, name]]) => `--on-${role}: var(--${name});`)
  .join('');

/** Gives an element a night background: ivory text, gold focus rings and accents for its content (decision 0048). */
export const nightGround = css`
  ${onNight}
  color: var(--ivory);
  background-color: var(--night);
`;

export const space = (steps: number) => `${steps * 4}px`;

/** 768, 1024 and 1440 px, in em: a visitor with larger text gets the layout of a narrower window (AC01). */
export const from = {
  tablet: '@media (min-width:48em)',
  desktop: '@media (min-width:64em)',
  wide: '@media (min-width:90em)',
} as const;

export const below = { tablet: '(max-width: 47.99em)', desktop: '(max-width: 63.99em)' } as const;

/** Media query around every movement: nothing moves for visitors who prefer reduced motion. */
export const motionOk = '@media (prefers-reduced-motion:no-preference)';

export const ease = 'var(--ease)';

/** The shadow of floating elements: dialogs, menus, the floating bar. Nothing else has one. */
export const floatShadow = `0 18px 48px -12px ${translucent('night', 0.28)}`;

export const veil = translucent('night', 0.62);

/** Floating elements are in the gutter of wide screens, and share a strip along the bottom of small ones (N15). */
export const rail = {
  width: space(15),
  edge: space(2.5),
  strip: space(16),
  /** Applies while a page has its own element there, marked with `data-docked`. */
  isShared: 'html:has([data-docked]) &',
} as const;

const onRoot = 'html:has([data-page-header])';

/**
 * A page's header, marked with `data-page-header`, replaces the navigation on small screens; its menu stays (M01). On
 * larger ones it stays below the navigation, but not on a low or zoomed one, where two bars would leave no room to read.
 */
export const pageHeader = {
  height: space(12),
  desktopHeight: space(15),
  besideNavigation: '@media (min-width:64em) and (min-height:560px)',
  onRoot,
  isThere: `${onRoot} &`,
} as const;

/** 24, 32 or 80 px beside a page's column; on wide screens it has room for floating elements (N15). */
export const gutter = `var(--gutter, ${space(6)})`;

/** Stacking order. A menu may open inside a dialog, a toast must always be seen. */
export const layer = { bar: 40, header: 50, dialog: 70, menu: 80, toast: 90 } as const;

/** One column of 1200 px, at most 1400 with gutters (G19). The measure is in em: `ch` changes with the face. */
export const width = { page: '1200px', measure: '30em' } as const;
