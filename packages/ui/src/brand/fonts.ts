const cormorant = 'cormorant-garamond-latin-wght-normal.woff2';
const figtree = 'figtree-latin-wght-normal.woff2';

/** The two font files: where they come from in the installed packages, and the address the page asks for and preloads. */
export const fontFiles = [
  {
    family: 'Cormorant Garamond Variable',
    file: `@fontsource-variable/cormorant-garamond/files/${cormorant}`,
    url: `/fonts/${cormorant}`,
  },
  {
    family: 'Figtree Variable',
    file: `@fontsource-variable/figtree/files/${figtree}`,
    url: `/fonts/${figtree}`,
  },
] as const satisfies readonly { family: string; file: string; url: string }[];

const weights = { 'Cormorant Garamond Variable': '300 700', 'Figtree Variable': '300 900' } as const;

/**
 * System faces resized to the metrics of the real ones, so that nothing moves when those arrive. Each ratio is the
 * real face's average letter width (letters weighted by English frequency; Cormorant at 500, Figtree at 400) over the system face's.
 */
// biome-ignore format: a table reads in columns
const fallbacks = [
  { family: 'Display Fallback',       local: ['Georgia'],                                                 size: 87.54,  ascent: 105.55, descent: 32.78 },
  { family: 'Display Fallback Times', local: ['Times New Roman', 'Liberation Serif', 'Tinos'],            size: 97.62,  ascent: 94.65,  descent: 29.4 },
  { family: 'Text Fallback',          local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue'],     size: 101.24, ascent: 93.83,  descent: 24.69 },
  { family: 'Text Fallback Roboto',   local: ['Roboto'],                                                  size: 100.41, ascent: 94.61,  descent: 24.9 },
];

const webFace = ({ family, url }: (typeof fontFiles)[number]) =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights[family]};font-display:swap;src:url('${url}') format('woff2')}`;

const fallbackFace = ({ family, local, size, ascent, descent }: (typeof fallbacks)[number]) =>
  `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

/** Every `@font-face` of the site. */
export const fontFaces = () => [...fontFiles.map(webFace), ...fallbacks.map(fallbackFace)].join('\n');
