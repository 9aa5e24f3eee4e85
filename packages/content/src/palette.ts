/**
 * The brand's colours: pages, mails, the desk and drawings take them from here (decision 0048 says where each may be
 * used). Gold, the accent, is never text on a light background.
 */
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

/** What mails and the desk add in dark mode, which the site does not have. */
export const darkPalette = {
  sheet: '#142a5c',
  line: '#2c4480',
  quiet: '#c9cfdd',
  link: '#e6cd7d',
  alert: '#ffb4a9',
} as const;

/** Tones of the logo: the accent darker, for ivory, and ivory warmer, for navy. */
export const logoPalette = { brass: '#b8932a', cream: '#f6efe0' } as const;

/** The typefaces: their families, weights and installed files (measures of the faces: `packages/ui/src/brand/fonts.ts`). */
export const faces = {
  display: {
    family: 'Cormorant Garamond',
    weights: '500',
    file: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
  },
  text: {
    family: 'Figtree',
    weights: '300 900',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  },
} as const;

/** The same with what stands in until they are there; no mail program loads them. */
export const typefaces = {
  display: `'${faces.display.family}',Georgia,'Times New Roman',serif`,
  text: `'${faces.text.family}','Helvetica Neue',Arial,sans-serif`,
} as const;
