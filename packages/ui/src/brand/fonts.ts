import { faces } from '@dosmares/content/palette';

const printableAscii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/** Letters that nearly every page needs: so few fit into the first round trip of a connection (14.6 kB). */
export const everydayLetters = `${printableAscii}\u00a0¡©²·¿ÁÉÍÑÓÚÜáéíñóúü–—‘’“”•…−`;

/** Part of the URLs, because browsers cache a file for a month: it changes with the letters and features. */
const edition = 'c1a1e8';

/** The two faces. Their everyday subset is built with the shell and preloaded; other letters load the whole file. */
export const fontFiles = (
  [
    {
      role: 'display',
      ...faces.display,
      // In ems.
      ascent: 0.924,
      descent: 0.287,
      generic: 'Georgia,serif',
    },
    {
      role: 'text',
      ...faces.text,
      ascent: 0.95,
      descent: 0.25,
      generic: 'system-ui,sans-serif',
    },
  ] as const
).map((face) => {
  const name = face.file.replace(/.*\//, '');

  return { ...face, url: `/fonts/${name}`, everydayUrl: `/fonts/everyday-${edition}-${name}` };
});

type Face = (typeof fontFiles)[number];

/** Features that browsers apply by default, and those for figures that `font-variant-numeric` enables. */
export const fontFeatures = 'calt ccmp clig kern liga lnum locl mark mkmk rlig tnum'.split(' ');

/** Part of the family name of each fallback face, and of no other. */
export const fallbackMark = 'Fallback';

/* System faces resized so that nothing moves when the real ones are loaded. Each size is the real face's average letter
   width (weighted by English frequency; Cormorant at 500, Figtree at 400) in percent of the system face's. */
// biome-ignore format: a table reads in columns
const fallbacks: readonly { role: Face['role']; name: string; local: readonly string[]; size: number }[] = [
  { role: 'display', name: 'Display Fallback',        local: ['Georgia'],                                                 size: 87.54 },
  { role: 'display', name: 'Display Fallback Times',  local: ['Times New Roman', 'Liberation Serif', 'Tinos'],            size: 97.62 },
  { role: 'display', name: 'Display Fallback Noto',   local: ['Noto Serif'],                                              size: 80.64 },
  { role: 'display', name: 'Display Fallback DejaVu', local: ['DejaVu Serif'],                                            size: 76.61 },
  { role: 'text',    name: 'Text Fallback',           local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue'],     size: 101.24 },
  { role: 'text',    name: 'Text Fallback Roboto',    local: ['Roboto'],                                                  size: 100.41 },
  { role: 'text',    name: 'Text Fallback Noto',      local: ['Noto Sans'],                                               size: 94.73 },
  { role: 'text',    name: 'Text Fallback DejaVu',    local: ['DejaVu Sans'],                                             size: 89.55 },
];

const percentOf = (part: number, size: number) => `${((part / size) * 10_000).toFixed(2)}%`;

/** The letters of each file; where both have one, the later rule applies. Neither file has arrows. */
const ranges = { whole: 'U+A0-2122,U+2212', everyday: 'U+20-FF,U+2013-2026,U+2212' } as const;

function webFace({ family, weights }: Face, url: string, range: string) {
  return `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:swap;src:url('${url}') format('woff2');unicode-range:${range}}`;
}

const fallbacksOf = (role: Face['role']) => fallbacks.filter((face) => face.role === role);

function facesOf(face: Face) {
  const { role, url, everydayUrl, ascent, descent } = face;
  const fallbackFaces = fallbacksOf(role).map(
    ({ name, local, size }) =>
      `@font-face{font-family:'${name}';src:${local.map((one) => `local('${one}')`).join(',')};size-adjust:${size}%;ascent-override:${percentOf(ascent, size)};descent-override:${percentOf(descent, size)};line-gap-override:0%}`,
  );

  return [webFace(face, url, ranges.whole), webFace(face, everydayUrl, ranges.everyday), ...fallbackFaces];
}

export const fontFaces = fontFiles.flatMap(facesOf).join('\n');

const [display, text] = fontFiles.map(({ role, family, generic }) =>
  [...[family, ...fallbacksOf(role).map(({ name }) => name)].map((name) => `'${name}'`), generic].join(','),
);

export const stacks = { display, text };
