/** The brand's colours; decision 0048 says where each may stand. Gold is never text on a light ground. */
export const palette = {
  navy: '#102f74',
  night: '#0b1f4b',
  gold: '#d4af37',
  bronze: '#7a5f14',
  ivory: '#faf7f2',
  sand: '#efe8dc',
  line: '#e0d8c8',
  slate: '#4a5672',
  messaging: '#25d366',
  alert: '#b3261e',
  success: '#1b6e43',
  white: '#ffffff',
} as const;

/** One of the brand's colours. */
export type ColourName = keyof typeof palette;

/** Reads a brand colour (G18). It is a CSS variable, so a theme is a second `:root` block. */
export const colour = (name: ColourName) => `var(--${name})`;

/** The colours that may let through what is behind them. */
export const translucents = ['night', 'ivory', 'gold'] as const satisfies readonly ColourName[];

/** Reads a brand colour at an opacity from 0 to 1. Its channels are a variable, as the colour itself is. */
export const translucent = (name: (typeof translucents)[number], opacity: number) =>
  `rgb(var(--${name}-rgb) / ${opacity})`;

/** What a ground gives to whatever stands on it; `nightGround` turns all of them at once. */
export type SurfaceRole = 'ink' | 'heading' | 'figure' | 'quiet' | 'accent' | 'rule' | 'focus';

/** Reads a colour that suits the ground underneath: navy headings on ivory are ivory ones on night. */
export const surface = (role: SurfaceRole) => `var(--on-${role})`;

/** A distance on the four-pixel scale. */
export const space = (steps: number) => `${steps * 4}px`;

/** Media queries for layouts that grow. */
export const from = {
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1440px)',
} as const;

/** Wraps every movement: nothing moves for visitors who asked for less motion. */
export const motionOk = '@media (prefers-reduced-motion: no-preference)';

/** The one curve and pace of movement. */
export const ease = '300ms cubic-bezier(0.22, 0.61, 0.36, 1)';

/** The shadow of things that float: dialogs, menus, the floating bar. Nothing else has one. */
export const floatShadow = `0 18px 48px -12px ${translucent('night', 0.28)}`;

/** What dims the page behind a dialog. */
export const veil = translucent('night', 0.62);

/** Who lies above whom. A menu may open inside a dialog, a toast must always be seen. */
export const layer = { bar: 40, header: 50, sheet: 60, dialog: 70, menu: 80, toast: 90 } as const;

/**
 * The widths of the page: 1200 px for text and cards, 1400 px at most (G19). The measure of text is some 66 letters, in em:
 * `ch` would change when the real face arrives.
 */
export const width = { page: '1200px', wide: '1400px', measure: '30em' } as const;
