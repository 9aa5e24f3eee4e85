import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const faces = [
  {
    family: 'Cormorant Garamond',
    weights: '500',
    file: resolve('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2'),
    address: '/stand-ins/display.woff2',
  },
  {
    family: 'Figtree',
    weights: '300 900',
    file: resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    address: '/stand-ins/text.woff2',
  },
] as const;

/** The brand's two faces for the stand-ins' style sheet: they cannot load the site's own files. */
export const fontFaces = faces
  .map(
    ({ family, weights, address }) =>
      `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: swap; src: url('${address}') format('woff2'); }`,
  )
  .join('\n');

/** The files of the faces, by address. */
export const fontFiles = faces.map(({ address, file }) => ({ address, read: () => readFile(file) }));
